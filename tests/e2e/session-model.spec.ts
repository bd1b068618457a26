import { explore } from '../../src/machines/proving/explore'
import { openSessionPage, sessionPageModel } from './models/session-page'
import { test } from './support/shop'
import { walk, waysThrough } from './support/tour'

const graph = explore(sessionPageModel)

for (const way of waysThrough(graph, { name: 'session', least: 30 }))
  test(way.title, async ({ page, complaints }) => {
    test.setTimeout(240_000)
    complaints.allow(/ERR_FAILED/)
    await walk(await openSessionPage(page), graph, way)
  })
