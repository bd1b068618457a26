import type { Page } from '@playwright/test'
import { expect, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'
import { shipDateOfNextKit } from './support/started'

const home = (page: Page) => page.locator('[data-machine=accountHome]')
const schedule = (page: Page) => page.locator('[data-machine=playKitSchedule]')
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name })

/** What the pages of the account ask the server. */
function questionsOf(page: Page) {
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) questions.push(request.url())
  })
  return questions
}

// a kit that has another day is another schedule for those who come later
test.use({ changes: 'schedule' })

test.beforeEach(({ context, server }) => signInAs(context.request, server.origin, 'parent'))

test('each page is asked for once, and going back and forth shows it at once', async ({ page }) => {
  await page.goto('/account')
  await untilLive(page)
  const questions = questionsOf(page)
  await place(page, 'Play Kits').click()
  await expect(schedule(page)).toHaveAttribute('data-kind', 'active')
  expect(questions).toHaveLength(1)
  await page.goBack()
  await expect(home(page)).toBeVisible()
  await page.goForward()
  await expect(schedule(page)).toHaveAttribute('data-kind', 'active')
  // the frame and both pages are known
  expect(questions).toHaveLength(1)
})

test('what is older than half a minute is shown all the same, and asked for again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/account')
  await untilLive(page)
  await place(page, 'Play Kits').click()
  await expect(schedule(page)).toHaveAttribute('data-kind', 'active')
  await page.clock.fastForward(31_000)
  const questions = questionsOf(page)
  const shown: boolean[] = []
  await page.route('**/_serverFn/**', async (route) => {
    shown.push(await home(page).isVisible())
    await route.continue()
  })
  await page.goBack()
  await expect.poll(() => questions.length).toBe(1)
  await expect(home(page)).toHaveAttribute('data-state', /ready/)
  // before anything was answered
  expect(shown).toEqual([true])
})

test('home and schedule of the other tab agree with what was changed in this one', async ({ page, context }) => {
  const href = await shipDateOfNextKit({ page })
  const beside = await context.newPage()
  await beside.goto('/account/subscriptions')
  await untilLive(beside)
  await place(beside, 'Account home').click()
  await expect(home(beside)).toBeVisible()
  const before = await home(beside).innerText()

  await page.goto(href)
  await untilLive(page)
  await page.locator('[data-machine=shipDateEdit] input[name=day]:not(:checked)').nth(2).check({ force: true })
  const move = page.getByRole('button', { name: /^Move it/ })
  await move.click()
  await expect(page).toHaveURL(/moved=/)
  const putBack = await page.getByRole('link', { name: /^Put it back/ }).getAttribute('href')
  await page.goto('/account')
  const after = await home(page).innerText()
  expect(after).not.toBe(before)

  await expect(home(beside)).toHaveText(after, { useInnerText: true })
  await place(beside, 'Play Kits').click()
  await page.goto('/account/subscriptions')
  await expect(schedule(beside)).toHaveText(await schedule(page).innerText(), { useInnerText: true })

  // the tests after this one find the day as it was
  await page.goto(putBack ?? '')
  await untilLive(page)
  await move.click()
  await expect(page).toHaveURL(/moved=/)
})

test('a page that asks nothing by itself agrees with what was changed in the other tab, and is left as it is by what cannot be read', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED/)
  const href = await shipDateOfNextKit({ page })
  const payments = await page.locator('main a[href*="/account/payment-schedule/"]').first().getAttribute('href')
  const beside = await context.newPage()
  await beside.goto(payments ?? '')
  await untilLive(beside)
  const rows = (of: Page) => of.locator('main ol:has([data-payment])')
  const before = await rows(beside).innerText()

  // nothing is asked for as long as it is new and nothing has changed
  const questions = questionsOf(beside)
  await beside.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await beside.route('**/_serverFn/**', (route) => route.abort())
  const move = page.getByRole('button', { name: /^Move it/ })
  const moveTo = async (address: string, choose: () => Promise<void>) => {
    await page.goto(address)
    await untilLive(page)
    await choose()
    await move.click()
    await expect(page).toHaveURL(/moved=/)
  }
  expect(questions).toHaveLength(0)
  await moveTo(href, () =>
    page.locator('[data-machine=shipDateEdit] input[name=day]:not(:checked)').nth(2).check({ force: true }),
  )
  const putBack = await page.getByRole('link', { name: /^Put it back/ }).getAttribute('href')
  await expect.poll(() => questions.length).toBeGreaterThan(0)
  await expect(rows(beside)).toHaveText(before, { useInnerText: true })

  // looked at again once the network is back
  await beside.unroute('**/_serverFn/**')
  await page.goto(payments ?? '')
  const after = await rows(page).innerText()
  expect(after).not.toBe(before)
  await beside.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(rows(beside)).toHaveText(after, { useInnerText: true })

  // the tests after this one find the day as it was, and so does the other tab
  await moveTo(putBack ?? '', async () => {})
  await expect(rows(beside)).toHaveText(before, { useInnerText: true })
})

test('who is called otherwise from now on is greeted so on the page that follows', async ({ page }) => {
  await page.goto('/account/settings')
  await page.locator('main a[href$="/profile-info/edit-contact-details"]').click()
  const form = page.locator('[data-machine=contactDetails]')
  await expect(form).toBeVisible()
  await untilLive(page)
  const first = form.locator('input[name=firstName]')
  const before = await first.inputValue()
  await first.fill('Quentin')
  await form.locator('button[type=submit]').click()
  await expect(form.getByRole('status')).not.toBeEmpty()
  await place(page, 'Account home').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Quentin')
  await expect(page.locator('[data-machine=header]')).toContainText('Hi, Quentin')
  await page.reload()
  await expect(page.locator('[data-machine=header]')).toContainText('Hi, Quentin')
  expect(before).not.toBe('Quentin')
})
