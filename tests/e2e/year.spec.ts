import type { Page } from '@playwright/test'
import { plusDays, plusMonths, shopDay } from '../../src/services/domain/dates/civil-date'
import { CivilDate } from '../../src/services/domain/dates/civil-date.contract'
import { expectAgreement, type Told } from './support/account-agrees'
import { checkoutScreen } from './support/checkout-screen'
import { isWhole } from './support/extent'
import { boxesOf, ordersOf } from './support/orders'
import { somebody } from './support/people'
import { expect, test, untilLive } from './support/shop'
import { signInWith, signUpAs } from './support/sign-in'
import { giveCard, subscribe } from './support/subscribe'
import { copyOf, messageOf } from './support/words'

// everything of it happens to one new account, and the shop's clock goes on by a year
test.use({ changes: 'year' })

const link = (page: Page, name: string | RegExp) => page.locator('main').getByRole('link', { name }).first()
const change = (page: Page) => page.locator('[data-machine=confirmAction]')
const DAY_MS = 86_400_000
const SENT = ['ordered', 'processing', 'complete']
const CLUB = '/account/early-reader-club'
const club = (page: Page) => page.locator('[data-machine=ercSchedule]')
const news = (page: Page) => page.locator('main [role=status]')

/** From the schedule to a page that changes something, and through it. */
async function confirmed(page: Page, { from, button }: { from: string | RegExp; button: string | RegExp }) {
  await page.goto('/account/subscriptions')
  await link(page, from).click()
  await expect(change(page)).toBeVisible()
  await untilLive(page)
  await change(page).getByRole('button', { name: button }).click()
  await expect(news(page)).toBeVisible()
}

// some minutes: part of npm run test:all
if (isWhole)
  test('a year in the life of a subscription: after each step schedule, home, payments and orders agree', async ({
    page,
    context,
    server,
  }) => {
    test.setTimeout(600_000)
    const person = somebody('Robin')
    const agreed = () => expectAgreement(page, { server, person })
    /** A parcel is packed and sent within three days. */
    async function untilSent(day: string) {
      for (const days of [0, 1, 2, 3]) {
        await server.clock.moveTo(`${plusDays(CivilDate.parse(day), days)}T12:00:00.000Z`)
        await server.runDue()
      }
    }
    async function afterDays(days: number) {
      for (let day = 0; day < days; day += 4) {
        await server.clock.advance(4 * DAY_MS)
        await server.runDue()
      }
      await signInWith(context.request, server.origin, person)
    }
    const untilNextKit = async ({ day }: Told) => untilSent(dayOf(day, await server.clock.now()))
    let told: Told

    await test.step('subscribed, and the first kit is on its way', async () => {
      await signUpAs(context.request, server.origin, person)
      await subscribe(page)
      await untilSent(shopDay(Date.now()))
      told = await agreed()
      expect(told.sent).toBe(1)
    })

    await test.step('two kits ship and are billed at the sum that was said', async () => {
      for (const sent of [2, 3]) {
        const before = told
        await untilNextKit(before)
        told = await agreed()
        expect(told.sent).toBe(sent)
        expect(centsOf(told.paid) - centsOf(before.paid)).toBe(centsOf(before.sum ?? ''))
        expect(told.kit).not.toBe(before.kit)
      }
    })

    await test.step('one is skipped: the kit after it comes next', async () => {
      const before = told
      await confirmed(page, { from: 'Skip this kit', button: /^Skip The/ })
      told = await agreed()
      expect(told.kit).not.toBe(before.kit)
      expect(told.paid).toBe(before.paid)
    })

    await test.step('its day is moved', async () => {
      const before = told
      await page.goto('/account/subscriptions')
      await page.locator('main a[href*="edit-ship-date"]').first().click()
      await untilLive(page)
      await page.locator('[data-machine=shipDateEdit] input[name=day]').last().check({ force: true })
      await page
        .locator('[data-machine=shipDateEdit]')
        .getByRole('button', { name: /^Move it/ })
        .click()
      await expect(news(page)).toBeVisible()
      told = await agreed()
      expect([told.kit, told.day === before.day]).toEqual([before.kit, false])
    })

    await test.step('books go with the kits, for twenty euros each', async () => {
      const before = told
      await confirmed(page, { from: 'Add books', button: 'Add the books' })
      told = await agreed()
      expect(centsOf(told.sum ?? '') - centsOf(before.sum ?? '')).toBe(2000)
    })

    await test.step('two kits are paid together, and then each by itself', async () => {
      await page.goto('/account/subscriptions')
      await link(page, 'Pay ahead').click()
      await untilLive(page)
      await change(page)
        .getByRole('radio', { name: /^2 kits together/ })
        .check()
      await change(page).getByRole('button', { name: 'Pay this way' }).click()
      await expect(news(page)).toBeVisible()
      told = await agreed()
      const before = told
      await untilNextKit(before)
      told = await agreed()
      expect(centsOf(told.paid) - centsOf(before.paid)).toBe(centsOf(before.sum ?? ''))
      expect(told.sum).toBeNull()
      const { paid } = told
      await untilNextKit(told)
      told = await agreed()
      expect(told.paid).toBe(paid)
      expect(told.sum).not.toBeNull()
    })

    await test.step('the card expires: the kit waits and is told of; another card pays it', async () => {
      const before = told
      const { day } = before
      await page.goto('/account/subscriptions')
      const lastMonth = plusMonths(CivilDate.parse(dayOf(day, await server.clock.now())), -1)
      await giveAnotherCard(page, `${lastMonth.slice(5, 7)}${lastMonth.slice(2, 4)}`)
      await untilNextKit(before)
      await page.goto('/account/subscriptions')
      await expect(link(page, messageOf('en', 'schedule.payOtherwise'))).toBeVisible()
      await page.locator('main a[href*=payment-schedule]').first().click()
      const failed = page.locator('[data-payment=failed]')
      await expect(failed).toContainText(before.kit)
      expect(await ordersOf(server, person)).toHaveLength(before.sent)
      await giveAnotherCard(page, '0799')
      await expect(failed).toHaveCount(0)
      await untilSent((await server.clock.now()).slice(0, 10))
      told = await agreed()
      expect([told.sent, told.kit === before.kit]).toEqual([before.sent + 1, false])
      expect(centsOf(told.paid) - centsOf(before.paid)).toBe(centsOf(before.sum ?? ''))
    })

    await test.step('cancelled, nothing more comes; started again, the next kit does', async () => {
      const before = told
      await page.goto('/account/subscriptions')
      await link(page, 'Cancel the subscription').click()
      await untilLive(page)
      await change(page).locator('input[value=other]').check()
      await change(page)
        .getByRole('button', { name: messageOf('en', 'change.button.cancel') })
        .click()
      await expect(news(page)).toBeVisible()
      await untilNextKit(before)
      expect(await ordersOf(server, person)).toHaveLength(before.sent)
      await confirmed(page, {
        from: messageOf('en', 'change.links.reactivate'),
        button: messageOf('en', 'change.button.reactivate'),
      })
      told = await agreed()
      expect([told.sent, told.paid]).toEqual([before.sent, before.paid])
      await untilNextKit(told)
      const next = await agreed()
      expect(next.sent).toBe(told.sent + 1)
    })

    await test.step('the reading club is joined; while it pauses no box comes, and afterwards they do', async () => {
      await server.setFlag('erc-pause-state', 'on')
      await joinClub(page)
      const sent = async () =>
        (await boxesOf(server, person))
          .flatMap(({ installments }) => installments)
          .filter(({ status }) => SENT.includes(status)).length
      await server.runDue()
      expect(await sent()).toBe(1)
      await page.goto(CLUB)
      await page.locator('a[href$="/skip-cancel"]').click()
      await link(page, messageOf('en', 'readingClub.options.pause.link')).click()
      await untilLive(page)
      await change(page)
        .getByRole('button', { name: messageOf('en', 'change.button.pause'), exact: true })
        .click()
      await expect(club(page)).toHaveAttribute('data-kind', 'paused')
      await afterDays(40)
      expect(await sent()).toBe(1)
      await page.goto(CLUB)
      await untilLive(page)
      await club(page)
        .getByRole('button', { name: messageOf('en', 'readingClub.unpause') })
        .click()
      await expect(club(page)).toHaveAttribute('data-kind', 'active')
      await afterDays(40)
      expect(await sent()).toBeGreaterThan(1)
    })
  })

async function joinClub(page: Page) {
  const checkout = checkoutScreen(page)
  await page.goto('/products/erc-box-3-4')
  await page.getByRole('button', { name: copyOf('en', 'reading-club', 'addToCart') }).click()
  await page.waitForURL(/\/checkout\/customer-information\//)
  await checkout.address()
  await checkout.delivery()
  await checkout.card('good')
  await checkout.pay.click()
  await checkout.isConfirmed()
}

/** Another card, good until the end of that month (MMYY). */
async function giveAnotherCard(page: Page, expiry: string) {
  await page.goto('/account/settings')
  await page.locator('main a[href$="/account-settings/payment-method"]').click()
  await page.locator('main a[href$="/edit-card"]').first().click()
  await expect(page.locator('[data-machine=editCard]')).toBeVisible()
  const isOwed = (await page.getByText('Nothing is charged now.').count()) === 0
  await giveCard(page, expiry)
  if (isOwed) {
    await expect(page.locator('li[data-outcome=charged]')).not.toHaveCount(0)
    await page.getByRole('link', { name: 'Go on', exact: true }).click()
  }
  await expect(page).toHaveURL(/\/payment-method$/)
}

const centsOf = (text: string) => Math.round(Number(text.replace(/[€,]/g, '')) * 100)

/** 'Sunday 13 December', with its year where that is another one than the shop's. */
function dayOf(text: string, now: string): string {
  const named = /\d{4}$/.test(text) ? text : `${text} ${now.slice(0, 4)}`
  return new Date(`${named.replace(/^\w+ /, '')} UTC`).toISOString().slice(0, 10)
}
