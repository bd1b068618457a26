import type { Page } from '@playwright/test'
import { type CivilDate, parseCivilDate, plusMonths, shopDay } from '../../src/services/domain/dates/civil-date'
import { dayWords } from '../../src/services/domain/dates/day-words.rules'
import { CODES, checkoutScreen, emailsTo } from './support/checkout-screen'
import { flowScreen } from './support/flow-screen'
import { identityScreen, NEW_PASSWORD } from './support/identity-screen'
import { kitScreen } from './support/kit-screen'
import { mailedCode } from './support/mail'
import { newAddress } from './support/people'
import { expect, test } from './support/shop'
import { type Language, languagesOfUse, messageOf, prefixOf } from './support/words'

const SCHEDULE = '/account/subscriptions'

/** A child of five months and a week, whatever day it is. */
function birthDate(): CivilDate {
  const today = shopDay(Date.now())
  const born = parseCivilDate(`${plusMonths(today, -5).slice(0, 8)}01`)
  if (!born) throw new Error('no such day')
  return born
}

const partsOf = (date: CivilDate) => ({
  day: date.slice(8),
  month: date.slice(5, 7),
  year: date.slice(0, 4),
})

async function findKit(page: Page, { language, born }: { language: Language; born: CivilDate }) {
  await page.goto(prefixOf(language) || '/')
  for (const [part, value] of Object.entries(partsOf(born))) await page.locator(`main input[name=${part}]`).fill(value)
  await page
    .locator('main form', { has: page.locator('input[name=day]') })
    .getByRole('button')
    .click()
}

/** What the schedule says: the kit that is here, the next one and its day, and the three after it with theirs. */
async function expectSchedule(page: Page, { language, born }: { language: Language; born: CivilDate }) {
  const root = page.locator('[data-machine=playKitSchedule]')
  await expect(root).toHaveAttribute('data-state', 'shown')
  await expect(root).toHaveAttribute('data-kind', 'active')
  const stops = root.locator('ol > li', { has: page.locator('> h2') })
  await expect(stops.nth(0)).toContainText('Senser')
  const today = shopDay(Date.now())
  const locale = language === 'en' ? 'en-GB' : language
  const day = (months: number, style: 'weekday' | 'day') => dayWords(plusMonths(born, months), { locale, today, style })
  await expect(stops.nth(1)).toContainText('Inspector')
  await expect(stops.nth(1)).toContainText(day(7, 'weekday'))
  const upcoming = stops.nth(2).getByRole('listitem')
  await expect(upcoming).toHaveCount(3)
  for (const [index, [kit, months]] of UPCOMING.entries()) {
    await expect(upcoming.nth(index)).toContainText(kit)
    await expect(upcoming.nth(index)).toContainText(day(months, 'day'))
  }
}
const UPCOMING = [
  ['Explorer', 9],
  ['Thinker', 11],
  ['Babbler', 13],
] as const

for (const language of languagesOfUse())
  test(`from the birth date to the schedule: a new parent subscribes, pays, and finds everything again (${language})`, async ({
    page,
    server,
    complaints,
  }) => {
    test.setTimeout(240_000)
    complaints.allow(/402|404|ERR_CONNECTION|Failed to fetch/)
    const born = birthDate()
    const email = newAddress('new-parent')
    const kit = kitScreen(page, language)
    const flow = flowScreen(page, language)
    const identity = identityScreen(page, language)
    const checkout = checkoutScreen(page, language)

    await test.step('the kit of today, by the birth date', async () => {
      await findKit(page, { language, born })
      await kit.isOpen('kit-the-senser')
      await kit.subscribe.click()
    })
    await test.step('whose box it is, how it is paid, and what that comes to', async () => {
      await flow.isAt('child-info')
      await flow.fillChild({ ...partsOf(born), name: 'Noor' })
      await flow.submit.click()
      await flow.isAt('payment-options')
      await flow.submit.click()
      await flow.isAt('order-review')
      await expect(flow.rows).toContainText('Noor')
      await flow.submit.click()
    })
    await test.step('an account by the mailed code, and on without a second press', async () => {
      await expect(page).toHaveURL(/\/sign-up\?/)
      await identity.name.fill('Robin')
      await identity.fillIn({ email, password: NEW_PASSWORD })
      await identity.button('signUp.submit').click()
      await identity.code.fill(await mailedCode(server.origin, email))
      await identity.button('code.submit').click()
    })
    await test.step('a card that is declined, then a good one', async () => {
      await page.waitForURL(new RegExp(`/${CODES[language]}/checkout/customer-information/`))
      await checkout.at('address')
      await expect(checkout.root.locator('#shipping-first-name')).toHaveValue('Robin')
      await checkout.address()
      await checkout.delivery()
      await checkout.card('declined')
      await checkout.pay.click()
      await checkout.tells('declined')
      await checkout.card('good')
      await checkout.pay.click()
      await checkout.isConfirmed()
    })
    await test.step('the schedule, without loading the page anew', async () => {
      await page.evaluate(() => Object.assign(window, { wasHere: true }))
      await checkout.root.getByRole('link', { name: messageOf(language, 'checkout.confirmation.schedule') }).click()
      await expect(page).toHaveURL(`${prefixOf(language)}${SCHEDULE}`)
      await expectSchedule(page, { language, born })
      expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
      await expect.poll(() => emailsTo(page, email)).toHaveLength(2)
    })
    await test.step('signed out, and in again', async () => {
      await identity.menu.trigger.click()
      await identity.menu.logout.click()
      await expect(page).toHaveURL(`${server.origin}${prefixOf(language) || '/'}`)
      await page.goto(`${prefixOf(language)}${SCHEDULE}`)
      await expect(page).toHaveURL(/\/sign-in\?return_to=/)
      await identity.signIn(email, { password: NEW_PASSWORD, to: SCHEDULE })
      await expectSchedule(page, { language, born })
    })
    await test.step('killed and started again', async () => {
      await server.restart()
      await page.reload()
      await expectSchedule(page, { language, born })
    })
  })
