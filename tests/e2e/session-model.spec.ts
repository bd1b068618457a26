import { explore } from '../../src/machines/kit/explore'
import { tour } from '../../src/machines/kit/tour'
import { openSessionPage, sessionPageModel } from './models/session.ui'
import { expect, test } from './support/shop'

const graph = explore(sessionPageModel)
const paths = tour(graph)

test('the tour of the session takes more than a few steps', () => {
  expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(30)
})

for (const [index, { steps, title }] of paths.entries())
  test(`session, way ${index + 1} of ${paths.length}: ${title}`, async ({ page, complaints }) => {
    test.setTimeout(240_000)
    complaints.allow(/ERR_FAILED/)
    const ui = await openSessionPage(page)
    for (const [number, { event, to }] of steps.entries())
      await test.step(`${number + 1} ${event.type}`, async () => {
        await ui.perform(event)
        const expected = graph.snapshots.get(to)
        if (expected) await ui.expectView(expected)
      })
  })
