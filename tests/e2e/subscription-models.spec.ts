import { explore } from '../../src/machines/proving/explore'
import { flowPageModel, openFlowPage } from './models/subscription-flow.ui'
import { NOW } from './support/flow-screen'
import { test } from './support/shop'
import { walk, waysThrough } from './support/tour'

const graph = explore(flowPageModel)

for (const way of waysThrough(graph, { name: 'subscription', least: 20 }))
  test(way.title, async ({ page, server, complaints }) => {
    test.setTimeout(150_000)
    complaints.allow(/ERR_FAILED|failed|404/)
    await server.clock.set(NOW)
    const ui = await openFlowPage(page, way.first)
    await ui.expectView(way.first)
    await walk(ui, graph, way)
  })
