import { explore } from '../../src/machines/kit/explore'
import { tour } from '../../src/machines/kit/tour'
import { checkoutPageModel, openCheckoutPage } from './models/checkout.ui'
import { expect, TOY, test } from './support/shop'

const graph = explore(checkoutPageModel)
// a browser makes a key at once: nobody can be late there
for (const [from, edges] of graph.out)
  graph.out.set(
    from,
    edges.filter(({ event }) => !/^xstate\.after.*naming/.test(event.type)),
  )
const paths = tour(graph)

test('the tour of the checkout takes more than a few steps', () => {
  expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(30)
})

for (const [index, { start, steps, title }] of paths.entries())
  test(`checkout, way ${index + 1} of ${paths.length}: ${title}`, async ({ page, server, cart, complaints }) => {
    test.setTimeout(180_000)
    complaints.allow(/ERR_FAILED/)
    await cart.fill([TOY])
    const first = graph.snapshots.get(start.key)
    const ui = await openCheckoutPage({ page, server, isRead: first?.context.checkout !== null })
    if (first) await ui.expectView(first)
    for (const [number, { event, to }] of steps.entries())
      await test.step(`${number + 1} ${event.type}`, async () => {
        await ui.perform(event)
        const expected = graph.snapshots.get(to)
        if (expected) await ui.expectView(expected)
      })
  })
