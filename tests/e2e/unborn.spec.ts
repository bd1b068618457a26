import type { Locator, Page } from '@playwright/test'
import { type CivilDate, plusDays, plusMonths, shopDay } from '../../src/services/domain/dates/civil-date'
import { dayWords, longDay } from '../../src/services/domain/dates/day-words.rules'
import { expectAccessible, overflow } from './support/axe'
import { CODES, checkoutScreen } from './support/checkout-screen'
import { flowScreen } from './support/flow-screen'
import { identityScreen, NEW_PASSWORD } from './support/identity-screen'
import { mailedCode } from './support/mail'
import { newAddress } from './support/people'
import { expect, inUse, keptInTab, test } from './support/shop'
import { type Language, languagesOfUse, messageOf, prefixOf } from './support/words'

/** Four months ahead, whatever day it is. */
const dueDate = () => plusDays(shopDay(Date.now()), 120)
const partsOf = (date: CivilDate) => ({ day: date.slice(8), month: date.slice(5, 7), year: date.slice(0, 4) })

function choiceOn(page: Page, language: Language) {
  const group = page.getByRole('group', { name: messageOf(language, 'childInfo.firstKit.legend') })
  const radio = (name: string): Locator =>
    group.getByRole('radio', { name: messageOf(language, `childInfo.firstKit.${name}`) })
  return { group, around: radio('aroundDueDate'), now: radio('now') }
}

for (const language of languagesOfUse())
  test(`E-111 from the due date to the schedule: the first kit comes two weeks before it (${language})`, async ({
    page,
    server,
    complaints,
  }) => {
    test.setTimeout(240_000)
    complaints.allow(/404|ERR_CONNECTION|Failed to fetch/)
    const due = dueDate()
    const around = plusDays(due, -14)
    const locale = language === 'en' ? 'en-GB' : language
    const spoken = longDay(around, locale)
    const email = newAddress('unborn')
    const flow = flowScreen(page, language)
    const identity = identityScreen(page, language)
    const checkout = checkoutScreen(page, language)
    const choice = choiceOn(page, language)

    await test.step('nothing is asked of a child who is born; of one who is not, both days are named', async () => {
      await flow.open('child-info')
      await inUse(page)
      await flow.fillChild()
      await expect(choice.group).toHaveCount(0)
      await flow.fillChild({ ...partsOf(due), name: 'Bump' })
      await expect(choice.around).toBeChecked()
      await expect(choice.group).toContainText(spoken)
      await expect(choice.group).toContainText(longDay(shopDay(Date.now()), locale))
      await expectAccessible(page, 'child info with its choice')
      expect(await overflow(page)).toBe(0)
    })
    await test.step('what was chosen survives a reload and another language', async () => {
      await choice.now.check()
      await page.reload()
      await inUse(page)
      await expect(choice.now).toBeChecked()
      const other = language === 'nl' ? 'de' : 'nl'
      await flowScreen(page, other).open('child-info')
      await inUse(page)
      await expect(choiceOn(page, other).now).toBeChecked()
      await flow.open('child-info')
      await inUse(page)
      await flow.submit.click()
      await flow.isAt('payment-options')
    })
    await test.step('and the way back, where it is chosen anew', async () => {
      await expect(flow.main.locator('aside')).toContainText(
        messageOf(language, 'payment.first').replace('{days}', '2'),
      )
      await flow.back.click()
      await flow.isAt('child-info')
      await expect(choice.now).toBeChecked()
      await choice.around.check()
      await flow.submit.click()
      await flow.isAt('payment-options')
      await expect(flow.main.locator('aside')).toContainText(spoken)
      await flow.submit.click()
      await flow.isAt('order-review')
    })
    await test.step('the review says the day; with the account it goes on by itself', async () => {
      await expect(flow.rows).toContainText(spoken)
      await flow.submit.click()
      await expect(page).toHaveURL(/\/sign-up\?/)
      await identity.name.fill('Robin')
      await identity.fillIn({ email, password: NEW_PASSWORD })
      await identity.button('signUp.submit').click()
      await identity.code.fill(await mailedCode(server.origin, email))
      await identity.button('code.submit').click()
    })
    await test.step('beside the button that pays, and on the confirmation', async () => {
      await page.waitForURL(new RegExp(`/${CODES[language]}/checkout/customer-information/`))
      await checkout.address()
      const words = messageOf(language, 'checkout.firstKit').replace('{date}', spoken).replace('{weeks}', '2')
      await expect(checkout.step('delivery')).toContainText(words)
      await checkout.delivery()
      await checkout.card('good')
      await expect(checkout.step('review')).toContainText(words)
      await checkout.pay.click()
      await checkout.isConfirmed()
      await expect(checkout.root).toContainText(words)
      await expect(checkout.root).not.toContainText(
        messageOf(language, 'checkout.confirmation.packed').replace('{days}', '2'),
      )
    })
    await test.step('and in the schedule: paid, on its day, the next one three months after the birth', async () => {
      await page.goto(`${prefixOf(language)}/account/subscriptions`)
      const root = page.locator('[data-machine=playKitSchedule]')
      const stops = root.locator('ol > li', { has: page.locator('> h2') })
      const today = shopDay(Date.now())
      const day = (date: CivilDate, style: 'weekday' | 'day') => dayWords(date, { locale, today, style })
      await expect(stops.nth(0)).toContainText('Looker')
      await expect(stops.nth(0)).toContainText(day(around, 'weekday'))
      await expect(stops.nth(0)).toContainText(messageOf(language, 'schedule.paid'))
      const next = stops.nth(1).getByRole('listitem').first()
      await expect(next).toContainText('Charmer')
      await expect(next).toContainText(day(plusMonths(due, 3), 'day'))
    })
    await test.step('of the child whom the account knows now the same is asked, and kept', async () => {
      await flow.open('child-info')
      const own = page.getByRole('navigation', { name: messageOf(language, 'childInfo.ownChildren') })
      await own.getByRole('link', { name: 'Bump' }).click()
      await expect(flow.name).toHaveValue('Bump')
      await inUse(page)
      await expect(choice.around).toBeChecked()
      await choice.now.check()
      await keptInTab(page, 'child-info', '"firstKit":"now"')
      await page.reload()
      await inUse(page)
      await expect(choice.now).toBeChecked()
      const asked = page.url()
      await flow.submit.click()
      await flow.isAt('payment-options')
      await page.goto(asked)
      await inUse(page)
      await expect(choice.now).toBeChecked()
    })
  })

for (const language of languagesOfUse())
  test(`E-111 a subscription of the last two kits says so, and one of more does not (${language})`, async ({
    page,
  }) => {
    const flow = flowScreen(page, language)
    const said = flow.main.getByText(
      messageOf(language, 'payment.lastKitsText').match(/other \{([^}]+)/)?.[1] ?? 'none',
    )
    const today = shopDay(Date.now())
    await flow.open('child-info')
    await inUse(page)
    await flow.fillChild(partsOf(plusDays(plusMonths(today, -56), 3)))
    await flow.submit.click()
    await flow.isAt('payment-options')
    await expect(said).toBeVisible()
    await flow.submit.click()
    await flow.isAt('order-review')
    await expect(said).toBeVisible()
    await flow.open('child-info')
    await inUse(page)
    await flow.fillChild(partsOf(plusMonths(today, -30)))
    await flow.submit.click()
    await flow.isAt('payment-options')
    await expect(said).toHaveCount(0)
  })
