import type { Page } from '@playwright/test'
import type { Language } from '../../src/services/domain/locale'
import { expect, inUse, test } from './support/shop'
import { languagesOfUse, messageOf, prefixOf } from './support/words'

/** The browser writes a failed document to the console, and the application what it was told of it. */
const FAILED = /status of 50[023]|Something went wrong/
/** A cookie that nobody knows: the document is this visitor's own, not one that was kept. */
const UNKNOWN_COOKIE = { name: 'visitor', value: 'new' }

/** The circuit breaker of an upstream that failed too often stays open for a while. */
async function tryAgain(page: Page, language: Language) {
  const main = page.locator('main')
  await expect(async () => {
    await main.getByRole('link', { name: messageOf(language, 'error.again') }).click()
    const heading = main.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText(messageOf(language, 'error.heading'), { timeout: 2000 })
  }).toPass({ timeout: 45_000 })
}

for (const language of languagesOfUse())
  test(`S-367 a page whose content is out of reach says so, names its request and leads on (${language})`, async ({
    page,
    context,
    server,
    complaints,
  }) => {
    complaints.allow(FAILED)
    await context.addCookies([{ ...UNKNOWN_COOKIE, url: server.origin }])
    const path = `${prefixOf(language)}/pages/about`
    await server.faults.add({ upstream: 'contentful', outcome: { kind: 'status', status: 500 } })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(503)
    const requestId = answer?.headers()['x-request-id'] ?? 'none'
    const main = page.locator('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messageOf(language, 'error.heading'))
    await expect(main).toContainText(messageOf(language, 'error.message'))
    await expect(main).toContainText(messageOf(language, 'error.requestId').replace('{id}', requestId))
    await expect(page.getByRole('banner')).toBeVisible()
    const home = prefixOf(language) || '/'
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', home)
    await expect(main.getByRole('link', { name: messageOf(language, 'notFound.home') })).toHaveAttribute('href', home)
    // the application takes over and says the same
    await page.waitForLoadState('networkidle')
    await expect(main).toContainText(requestId)
    await server.faults.clear()
    await tryAgain(page, language)
    await expect(page).toHaveURL(path)
  })

test('S-367 a page that cannot be gone to names the request of the call that failed', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(FAILED)
  const asked: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/_serverFn/')) asked.push(response.headers()['x-request-id'] ?? 'none')
  })
  await page.goto('/pages/how-it-works')
  await inUse(page)
  await server.faults.add({ upstream: 'contentful', outcome: { kind: 'status', status: 500 } })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click()
  const main = page.locator('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messageOf('en', 'error.heading'))
  // what the browser has answered may be told later than what is drawn of it
  await expect
    .poll(async () => {
      const text = await main.innerText()
      return asked.some((id) => text.includes(id))
    })
    .toBe(true)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await server.faults.clear()
  await tryAgain(page, 'en')
})
