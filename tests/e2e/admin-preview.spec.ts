import type { Page } from '@playwright/test'
import { expectAccessible, overflow } from './support/axe'
import { expect, test, untilLive } from './support/shop'
import { emailOf, signInAs } from './support/sign-in'

const bar = (page: Page) => page.locator('[data-machine=adminPreview]')
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close Preview' })

test.beforeEach(({ context, server }) => signInAs(context.request, server.origin, 'admin'))

/** Looks for a customer by what they see, and opens the account. */
async function openPreview(page: Page, persona = 'parent') {
  await page.goto('/admin/customers')
  await page.getByRole('searchbox').fill(persona)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Preview ${emailOf(persona)}` }).click()
  await expect(bar(page)).toContainText(`you're previewing ${emailOf(persona)}'s account`)
  await expect(page).toHaveURL(/\/account$/)
}

for (const width of [390, 1280])
  test(`A-003 A-008 A-210 A-211 A-281 S-316 an account is looked at with its banner on every page, and closed (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/customers?find=parent')
    await expectAccessible(page, 'the customers')
    expect(await overflow(page)).toBe(0)
    await openPreview(page)
    await expect(page.locator('main h1')).toContainText('Parent')
    for (const path of ['/account', '/account/subscriptions', '/account/early-reader-club', '/account/settings']) {
      await page.goto(path)
      await expect(bar(page)).toContainText(/Read only, 1[45] minutes left/)
      await expect(close(page)).toBeInViewport()
      expect(await overflow(page)).toBe(0)
    }
    await page.goto('/account/subscriptions')
    await untilLive(page)
    await expectAccessible(page, 'a previewed schedule')
    await page.keyboard.press('End')
    await expect(close(page)).toBeInViewport()
    await close(page).click()
    await expect(page).toHaveURL(/\/admin\/customers$/)
    await page.goto('/account')
    await expect(page.locator('main h1')).toContainText('Admin')
    await expect(bar(page)).toHaveCount(0)
  })

test('E-65 what would change something is a locked word, and what is sent all the same is refused with a notice', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  await openPreview(page)
  await page.goto('/account/subscriptions')
  await untilLive(page)
  const main = page.locator('main')
  await expect(main.getByText('Change the day')).toBeVisible()
  await expect(main.getByRole('link', { name: /^Change the day/ })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Cancel the subscription' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Show more kits' }).click()
  await page.evaluate(() =>
    fetch('/api/update-installment', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{}' }),
  )
  await expect(bar(page).getByRole('status')).toHaveText('Nothing was changed: only the customer can do that.')
})

test('E-63 a preview that is closed in one tab is closed in the others', async ({ page, context }) => {
  await openPreview(page)
  await untilLive(page)
  const other = await context.newPage()
  await other.goto('/account')
  await untilLive(other)
  await expect(bar(other)).toBeVisible()
  await close(page).click()
  await expect(page).toHaveURL(/\/admin\/customers$/)
  await expect(bar(other)).toHaveCount(0)
  await expect(other.locator('main h1')).toContainText('Admin')
})

test('E-84 a code that is wrong or was used opens nothing, and leads back to the customers', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  await openPreview(page)
  await untilLive(page)
  await close(page).click()
  await expect(page).toHaveURL(/\/admin\/customers$/)
  const used = seen.find((url) => url.includes('preview_token=')) ?? ''
  for (const address of [used, '/account?preview_token=wrong-code']) {
    await page.goto(address)
    await expect(bar(page)).toContainText('This code opens nothing')
    await expect(page.locator('main h1')).toHaveText('Preview')
  }
  await expect(bar(page).getByRole('link', { name: 'Back to the customers' })).toBeVisible()
})

test('without a script an account is opened and closed by forms', async ({ browser, server, page }) => {
  const { cookies } = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  await context.addCookies(cookies)
  const plain = await context.newPage()
  await plain.goto('/admin/customers?find=parent')
  await plain.getByRole('button', { name: `Preview ${emailOf('parent')}` }).click()
  await plain.getByRole('button', { name: 'Open the account' }).click()
  await expect(plain).toHaveURL(/\/account$/)
  await expect(bar(plain)).toContainText(`you're previewing ${emailOf('parent')}'s account`)
  await close(plain).click()
  await expect(plain).toHaveURL(/\/admin\/customers$/)
  await context.close()
})
