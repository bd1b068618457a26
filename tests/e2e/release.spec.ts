import type { Page } from '@playwright/test'
import { flowScreen, NOW } from './support/flow-screen'
import { expect, savesBytes, test, untilLive } from './support/shop'

test.beforeEach(async ({ page, server, complaints }) => {
  // who has fetched everything ahead misses no file
  await savesBytes(page)
  complaints.allow(/404/)
  complaints.allow(/dynamically imported module|Importing a module script failed/)
  await server.clock.set(NOW)
})

/** The next chunk that the page asks for is one of a release that is no longer served. */
const missNextChunk = (page: Page) =>
  page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times: 1 })

const loads = (page: Page) => {
  const counted = { documents: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counted.documents += 1
  })
  return counted
}

test('a page from before a release is loaded anew once, and what was typed goes on', async ({ page }) => {
  const flow = flowScreen(page)
  const counted = loads(page)
  await flow.open('child-info')
  await untilLive(page)
  await missNextChunk(page)
  await flow.name.fill('Noor')
  await expect.poll(() => counted.documents).toBe(2)
  await untilLive(page)
  await expect(flow.name).toHaveValue('Noor')
  await flow.fillChild()
  await flow.submit.click()
  await flow.isAt('payment-options')
  expect(counted.documents).toBeLessThanOrEqual(3)
})

test('where the next step is of another release, the way goes on with what was typed', async ({ page }) => {
  const flow = flowScreen(page)
  await flow.open('child-info')
  await flow.name.focus()
  await untilLive(page)
  await flow.fillChild()
  await missNextChunk(page)
  await flow.submit.click()
  await expect(async () => {
    if (page.url().includes('child-info')) {
      await expect(flow.name).toHaveValue('Noor', { timeout: 1000 })
      await flow.submit.click({ timeout: 1000 })
    }
    // a press that comes when the next step is there already goes one further
    await expect(page).toHaveURL(/payment-options|order-review/, { timeout: 3000 })
  }).toPass()
})

test('a chunk that stays away loads no page for ever', async ({ page }) => {
  const counted = loads(page)
  const flow = flowScreen(page)
  await flow.open('child-info')
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await flow.fillChild()
  await expect.poll(() => counted.documents).toBe(2)
  // with no script at all the form is sent as a form
  await flow.fillChild()
  await flow.submit.click()
  await flow.isAt('payment-options')
  expect(counted.documents).toBe(4)
})
