import { explore } from '../../src/machines/kit/explore'
import { tour } from '../../src/machines/kit/tour'
import { flowPageModel, openFlowPage } from './models/subscription-flow.ui'
import { NOW } from './support/flow-screen'
import { expect, test } from './support/shop'

const graph = explore(flowPageModel)
const paths = tour(graph)

test('the tour of the subscription takes more than a few steps', () => {
  expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(20)
})

for (const [index, { start, steps, title }] of paths.entries())
  test(`subscription, way ${index + 1} of ${paths.length}: ${title}`, async ({ page, server, complaints }) => {
    test.setTimeout(150_000)
    complaints.allow(/ERR_FAILED|failed|404/)
    await server.clock.set(NOW)
    const first = graph.snapshots.get(start.key)
    if (!first) throw new Error('a way begins somewhere')
    const ui = await openFlowPage(page, first)
    await ui.expectView(first)
    for (const [number, { event, to }] of steps.entries())
      await test.step(`${number + 1} ${event.type}`, async () => {
        await ui.perform(event)
        const expected = graph.snapshots.get(to)
        if (expected) await ui.expectView(expected)
      })
  })
