import type { Page } from '@playwright/test'
import { plusDays } from '../../src/services/domain/dates/civil-date'
import { CivilDate } from '../../src/services/domain/dates/civil-date.contract'
import { expect, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'

// the shop's year goes on, and kits are sent
test.use({ changes: 'zones' })

const edit = '[data-machine=shipDateEdit]'
const dayOf = (date: string) => `${edit} input[name=day][value="${date}"]`

async function openDays(page: Page) {
  await page.goto('/account/subscriptions')
  await page.locator('main a[href*="edit-ship-date"]').first().click()
  await expect(page.locator(edit)).toBeVisible()
  await untilLive(page)
}

/** Each day once, whatever clocks do. */
async function expectDays(page: Page) {
  await openDays(page)
  const days = await page
    .locator(`${edit} input[name=day]`)
    .evaluateAll((all) => all.map((day) => day.getAttribute('value') ?? ''))
  expect(days.length).toBeGreaterThan(20)
  expect(days).toEqual(days.map((_, index) => plusDays(CivilDate.parse(days[0]), index)))
}

/** What is sent for it. */
async function moveTo(page: Page, date: string): Promise<unknown> {
  await openDays(page)
  await page.locator(dayOf(date)).check({ force: true })
  const save = page.locator(edit).getByRole('button', { name: /^Move it/ })
  await expect(save).toBeEnabled()
  const [sent] = await Promise.all([page.waitForRequest('**/api/update-installment'), save.click()])
  await expect(page).toHaveURL(/\/account\/subscriptions/)
  return sent.postDataJSON().installment
}

/** The last day of a year, and days on which clocks change here or there: within three weeks of a kit. */
const DAYS = [
  { zone: 'America/Los_Angeles', on: '2026-12-10', chosen: '2026-12-31', said: '31 December' },
  { zone: 'Pacific/Kiritimati', on: '2027-03-10', chosen: '2027-03-28', said: '28 March' },
  { zone: 'America/Los_Angeles', on: '2027-03-12', chosen: '2027-03-14', said: '14 March' },
] as const

test('A-214 the day that is chosen is the day that is sent, stored and shown, in whatever zone', async ({
  browser,
  server,
}) => {
  for (const { zone, on, chosen, said } of DAYS)
    await test.step(`${chosen} in ${zone}`, async () => {
      await server.clock.moveTo(`${on}T12:00:00.000Z`)
      await server.runDue()
      const context = await browser.newContext({ timezoneId: zone, baseURL: server.origin })
      await signInAs(context.request, server.origin, 'parent')
      const page = await context.newPage()
      await expectDays(page)
      // which day a kit is planned for follows from the day on which the shop was seeded
      if (await page.locator(dayOf(chosen)).and(page.locator('[data-planned] *')).count())
        await moveTo(page, plusDays(CivilDate.parse(chosen), -1))
      expect(await moveTo(page, chosen)).toEqual({ scheduled_date: chosen })
      await expect(page.locator('main').getByRole('heading', { name: new RegExp(` ships .*${said}`) })).toBeVisible()
      await context.close()
    })
})
