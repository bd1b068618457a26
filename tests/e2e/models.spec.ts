import { explore } from '../../src/machines/kit/explore'
import { tour } from '../../src/machines/kit/tour'
import { cartPageModel, openCartPage } from './models/cart.ui'
import { expect, TOY, test } from './support/shop'

const graph = explore(cartPageModel)
const paths = tour(graph)

test('the tour of the cart takes more than a few steps', () => {
  expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(30)
})

for (const [index, { start, steps, title }] of paths.entries())
  test(`cart, way ${index + 1} of ${paths.length}: ${title}`, async ({ page, server, cart, complaints }) => {
    test.setTimeout(150_000)
    complaints.allow(/ERR_FAILED/)
    await cart.fill([TOY])
    const isLoaded = graph.snapshots.get(start.key)?.context.settled.version >= 0
    const ui = await openCartPage(page, server, isLoaded)
    const first = graph.snapshots.get(start.key)
    if (first) await ui.expectView(first)
    for (const [number, { event, to }] of steps.entries())
      await test.step(`${number + 1} ${event.type}`, async () => {
        await ui.perform(event)
        const expected = graph.snapshots.get(to)
        if (expected) await ui.expectView(expected)
      })
  })
