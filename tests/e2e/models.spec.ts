import { explore } from '../../src/machines/proving/explore'
import { cartPageModel, openCartPage } from './models/cart-page'
import { TOY, test } from './support/shop'
import { walk, waysThrough } from './support/tour'

const graph = explore(cartPageModel)

for (const way of waysThrough(graph, { name: 'cart', least: 30 }))
  test(way.title, async ({ page, server, cart, complaints }) => {
    test.setTimeout(150_000)
    complaints.allow(/ERR_FAILED/)
    await cart.fill([TOY])
    const ui = await openCartPage(page, server, way.first.context.settled.version >= 0)
    await ui.expectView(way.first)
    await walk(ui, graph, way)
  })
