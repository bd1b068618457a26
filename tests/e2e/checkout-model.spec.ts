import { explore } from '../../src/machines/proving/explore'
import { checkoutPageModel, openCheckoutPage } from './models/checkout-page'
import { TOY, test } from './support/shop'
import { walk, waysThrough } from './support/tour'

const graph = explore(checkoutPageModel)
// a browser makes a key at once: no timeout can occur there
for (const [from, edges] of graph.out)
  graph.out.set(
    from,
    edges.filter(({ event }) => !/^xstate\.after.*naming/.test(event.type)),
  )

for (const way of waysThrough(graph, { name: 'checkout', least: 30 }))
  test(way.title, async ({ page, server, cart, complaints }) => {
    test.setTimeout(180_000)
    complaints.allow(/ERR_FAILED/)
    await cart.fill([TOY])
    const ui = await openCheckoutPage({ page, server, isRead: way.first.context.checkout !== null })
    await ui.expectView(way.first)
    await walk(ui, graph, way)
  })
