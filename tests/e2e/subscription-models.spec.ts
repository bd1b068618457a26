import { explore } from '../../src/machines/proving/explore'
import { checkoutStartPageModel, openReview } from './models/checkout-start-page'
import { flowPageModel, openFlowPage } from './models/subscription-flow-page'
import { NOW } from './support/flow-screen'
import { test } from './support/shop'
import { walk, waysThrough } from './support/tour'

const flow = explore(flowPageModel)
for (const way of waysThrough(flow, { name: 'subscription', least: 15 }))
  test(way.title, async ({ page, server, complaints }) => {
    test.setTimeout(150_000)
    complaints.allow(/ERR_FAILED|failed|404/)
    await server.clock.set(NOW)
    const ui = await openFlowPage(page, way.first)
    await ui.expectView(way.first)
    await walk(ui, flow, way)
  })

const start = explore(checkoutStartPageModel)
for (const way of waysThrough(start, { name: 'way to the checkout', least: 5 }))
  test(way.title, async ({ page, server, complaints }) => {
    test.setTimeout(150_000)
    complaints.allow(/ERR_FAILED|failed|404/)
    await server.clock.set(NOW)
    const ui = await openReview(page)
    await ui.expectView(way.first)
    await walk(ui, start, way)
  })
