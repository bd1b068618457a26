import type { Page } from '@playwright/test'
import { expect, test, untilLive } from './support/shop'

/** How many files of scripts a page asks for, stage 0 included: each is a round trip on a slow line. */
const MOST_FILES = 8

const scriptsOf = (page: Page) => {
  const files: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url()))
  return files
}

for (const path of ['/', '/products/kit-the-looker', '/cart', '/sign-in', '/pages/subscription-v3/child-info'])
  test(`${path} is live with no more than ${MOST_FILES} files, none of them a language’s or the pool’s that it does not need`, async ({
    page,
  }) => {
    const files = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.move(200, 300)
    await untilLive(page)
    expect(files.length).toBeLessThanOrEqual(MOST_FILES)
    expect(files.filter((url) => /\/assets\/(?:amplify|phone|dialogs|flows|calls|nl|fr|de|es)-/.test(url))).toEqual([])
  })

test('the application’s files are there before anybody touches the page, and it starts with the first touch', async ({
  page,
}) => {
  const files = scriptsOf(page)
  await page.goto('/products/kit-the-looker', { waitUntil: 'networkidle' })
  await expect.poll(() => files.some((url) => /\/assets\/boot-/.test(url))).toBe(true)
  const before = files.length
  await expect(page.locator('html[data-live]')).toHaveCount(0)
  await page.mouse.move(200, 300)
  await untilLive(page)
  expect(files.slice(before)).toEqual([])
})

test('who saves bytes gets the application with the first touch alone', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const files = scriptsOf(page)
  await page.goto('/products/kit-the-looker', { waitUntil: 'networkidle' })
  expect(files.filter((url) => !/\/assets\/(index|preload)-/.test(url))).toEqual([])
  await page.mouse.move(200, 300)
  await expect.poll(() => files.some((url) => /\/assets\/boot-/.test(url))).toBe(true)
})

test('languages, regions and the menu open before the application is there, and it knows then what is open', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/boot-/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/')
  const languages = page.getByRole('banner').getByRole('button', { name: 'Language: English' })
  await languages.click()
  await expect(page.getByRole('link', { name: 'Nederlands' })).toBeVisible()
  await expect(page.locator('html[data-live]')).toHaveCount(0)
  gate.resolve()
  await expect(languages).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'Nederlands' })).toBeVisible()
  await languages.click()
  await expect(page.getByRole('link', { name: 'Nederlands' })).toBeHidden()
})
