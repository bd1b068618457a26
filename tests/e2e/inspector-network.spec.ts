import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, untilLive } from './support/shop'

const MODEL = /\/purchase-option\.model-/
/** Its chart, which comes after all else of it. */
const CHART = /\/purchaseOption-/

/** A page of a kit in one tab, an inspector in another one. */
async function openBoth(context: BrowserContext, shop: Page) {
  await shop.goto('/products/kit-the-babbler?inspect=bare')
  await untilLive(shop)
  const tab = await context.newPage()
  const panel = tab.getByRole('region', { name: 'Inspector', exact: true })
  return {
    tab,
    actor: panel.getByRole('button', { name: /^purchaseOption\b/ }).first(),
    chart: panel.getByRole('region', { name: 'Chart' }),
    events: panel.getByLabel('Event of purchaseOption'),
    send: panel.locator('[data-part=send]').getByRole('button', { name: 'Send', exact: true }),
    unread: panel.getByText('Chart and notes could not be read.'),
    again: panel.getByRole('button', { name: 'Try again', exact: true }),
  }
}

test('F-90 with the network cut a machine is read that nobody has looked at before', async ({
  context,
  page: shop,
  complaints,
}) => {
  const { tab, actor, chart, events, send, unread } = await openBoth(context, shop)
  // other machines may still be on their way
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const isRead = tab.waitForEvent('requestfinished', {
    predicate: (request) => CHART.test(request.url()),
    timeout: 60_000,
  })
  await tab.goto('/inspector')
  await isRead
  await context.setOffline(true)
  try {
    await actor.click()
    await expect(actor).toHaveAttribute('aria-pressed', 'true')
    await expect(chart.locator('[data-node^=purchaseOption]').first()).toBeAttached()
    await expect(events.locator('option')).not.toHaveCount(0)
    await expect(send).toBeEnabled()
    await expect(unread).toHaveCount(0)
  } finally {
    await context.setOffline(false)
  }
})

test('F-90 a machine that could not be read says so, and is read when that is tried again', async ({
  context,
  page: shop,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  const { tab, actor, chart, events, send, unread, again } = await openBoth(context, shop)
  await context.route(MODEL, (route) => route.abort())
  // as without a network: nobody can tell whether there is a newer build, and nothing is loaded anew
  await context.route(/\/version$/, (route) => route.abort())
  await tab.goto('/inspector')
  await actor.click()
  await expect(unread).toBeVisible()
  // the states that it is in are known all the same
  await expect(tab.locator('[data-node^=purchaseOption][data-active]').first()).toBeVisible()
  await expect(send).toBeDisabled()
  await tab.screenshot({ path: 'test-results/inspector-unread-1280.png' })
  await again.click()
  await expect(unread).toBeVisible()
  await context.unroute(MODEL)
  await again.click()
  await expect(chart.locator('[data-node^=purchaseOption]').first()).toBeAttached()
  await expect(unread).toHaveCount(0)
  await expect(events.locator('option')).not.toHaveCount(0)
  await expect(send).toBeEnabled()
  // what was pressed is gone
  await expect(tab.getByRole('heading', { name: 'purchaseOption' })).toBeFocused()
})
