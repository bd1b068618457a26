import type { Page } from '@playwright/test'
import { checkoutScreen, fillAddress } from './support/checkout-screen'
import { flowScreen } from './support/flow-screen'
import { buyGift, GIVER } from './support/gift'
import { identityScreen } from './support/identity-screen'
import { kitScreen } from './support/kit-screen'
import { emailTo } from './support/mail'
import { boxesOf, ordersOf } from './support/orders'
import { somebody } from './support/people'
import { expect, keptInTab, TOY, test } from './support/shop'
import { signUpAs } from './support/sign-in'
import { copyOf, languagesOfUse, messageOf, prefixOf } from './support/words'

const SCHEDULE = '/account/subscriptions'
const schedule = (page: Page) => page.locator('[data-machine=playKitSchedule]')
const stops = (page: Page) => schedule(page).locator('ol > li:has(> h2)')
/** not those of an order's number (PC-100036) */
const SIX_DIGITS = /(?<![\w-])\d{6}\b/
/** Day, month and year of a child of that many months. */
function bornMonthsAgo(months: number) {
  const now = new Date()
  const born = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  return { day: '01', month: String(born.getUTCMonth() + 1), year: String(born.getUTCFullYear()) }
}

for (const language of languagesOfUse())
  test(`S-089 with a stored birth date the way begins at the payment; the order shows in an open schedule, and the next checkout knows the address (${language})`, async ({
    page,
    context,
    server,
    cart,
  }) => {
    test.setTimeout(120_000)
    const me = somebody('Noor')
    await signUpAs(page.request, server.origin, me)
    const flow = flowScreen(page, language)
    const kit = kitScreen(page, language)
    const checkout = checkoutScreen(page, language)
    const beside = await context.newPage()
    await beside.goto(`${prefixOf(language)}${SCHEDULE}`)
    await expect(schedule(beside)).toHaveAttribute('data-state', 'shown')
    await expect(schedule(beside)).toHaveAttribute('data-kind', 'noSubscription')
    await beside.evaluate(() => Object.assign(window, { wasHere: true }))

    await test.step('the birth date is stored, and the first step left out', async () => {
      await flow.open('child-info')
      await flow.fillChild({ ...bornMonthsAgo(5), name: 'Mika' })
      await flow.submit.click()
      await flow.isAt('payment-options')
      await kit.open('kit-the-senser')
      await kit.subscribe.click()
      await flow.isAt('payment-options')
      await flow.submit.click()
      await flow.isAt('order-review')
      await flow.submit.click()
    })
    await test.step('the form knows the name; paid', async () => {
      await checkout.at('address')
      await expect(page.locator('#shipping-first-name')).toHaveValue(me.name)
      await fillAddress(page, { line1: 'First Street 7' })
      await checkout.next()
      await checkout.delivery()
      await checkout.card()
      await checkout.pay.click()
      await checkout.isConfirmed()
    })
    await test.step('the schedule in the other tab, which nobody has loaded again', async () => {
      await expect(schedule(beside)).toHaveAttribute('data-state', 'shown')
      await expect(schedule(beside)).toHaveAttribute('data-kind', 'active')
      await expect(stops(beside).first()).toContainText('Senser')
      expect(await beside.evaluate(() => 'wasHere' in window)).toBe(true)
    })
    await test.step('the next checkout begins with the address, which can be changed', async () => {
      await cart.fill([TOY])
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`${prefixOf(language)}/cart`)
      await page.getByRole('button', { name: copyOf(language, 'cart', 'labels.checkout') }).click()
      await checkout.at('address')
      await expect(page.locator('#shipping-line1')).toHaveValue('First Street 7')
      await expect(page.locator('#shipping-country')).toHaveValue('NL')
      await page.fill('#shipping-line1', 'Second Street 9')
      await keptInTab(page, 'checkout-address', 'Second Street 9')
      await page.reload()
      await expect(page.locator('#shipping-line1')).toHaveValue('Second Street 9')
      await checkout.next()
      await checkout.at('delivery')
      await expect(checkout.step('address')).toContainText('Second Street 9')
      expect(decodeURIComponent(asked.join())).not.toMatch(/Street|3511/)
    })
  })

for (const language of languagesOfUse())
  test(`E-94 a gift is bought by a guest, mailed, and activated by its email; the schedule shows it (${language})`, async ({
    page,
    browser,
    server,
  }) => {
    test.setTimeout(120_000)
    const friend = somebody('Noor')
    const { code, link } = await test.step('bought by somebody without an account', () =>
      buyGift(page, { friend, origin: server.origin, language }))
    const say = (key: string) => messageOf(language, `activateGift.${key}`)
    const context = await browser.newContext({ baseURL: server.origin })
    const theirs = await context.newPage()
    const identity = identityScreen(theirs, language)
    const asked: string[] = []
    theirs.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
    await test.step('the email leads to the gift, which says who gives it; an account is made, and back', async () => {
      await theirs.goto(link)
      const told = theirs.getByRole('main').getByRole('heading', { level: 2 })
      await expect(told).toContainText(GIVER)
      await expect(told).toContainText(friend.name)
      await expect(told).toBeFocused()
      await expect(theirs).toHaveURL(`${prefixOf(language)}/pages/activate-gift`)
      await theirs
        .getByRole('main')
        .getByRole('link', { name: say('toSignUp'), exact: true })
        .click()
      await identity.name.fill(friend.name)
      await identity.fillIn(friend)
      await identity.button('signUp.submit').click()
      const mailed = await emailTo(server.origin, friend.email, SIX_DIGITS)
      await identity.code.fill(SIX_DIGITS.exec(mailed)?.[0] ?? '')
      await identity.button('code.submit').click()
      await expect(theirs).toHaveURL(`${prefixOf(language)}/pages/activate-gift`)
    })
    await test.step('activated for a child, and on the schedule', async () => {
      await expect(theirs.locator('#gift-child-name')).toBeVisible()
      await theirs.locator('#gift-child-name').fill('Ada')
      for (const [part, value] of Object.entries(bornMonthsAgo(5)))
        await theirs.locator(`main input[name=${part}]`).fill(value)
      await fillAddress(theirs)
      await theirs.getByRole('button', { name: say('activate'), exact: true }).click()
      await expect(theirs).toHaveURL(/\/account\/subscriptions\?updated_child_uuid=/)
      await expect(schedule(theirs)).toHaveAttribute('data-state', 'shown')
      await expect(schedule(theirs)).toHaveAttribute('data-kind', 'active')
      await expect(stops(theirs).first()).toContainText('Senser')
      const [words = ''] = messageOf(language, 'schedule.kinds.gifted').split('{')
      await expect(schedule(theirs)).toContainText(words.trim())
      expect(theirs.url()).not.toContain(code)
      expect(code).not.toBe('')
      expect(asked.join()).not.toContain(code)
    })
    await test.step('and never a second time', async () => {
      await theirs.goto(`${prefixOf(language)}/pages/activate-gift`)
      await expect(theirs.getByLabel(say('code'), { exact: true })).toHaveValue('')
      await theirs.getByLabel(say('code'), { exact: true }).fill(code)
      await theirs.keyboard.press('Enter')
      await expect(theirs.getByText(say('codeErrors.used'))).toBeVisible()
    })
    await context.close()
  })

test('E-92 S-251 S-363 from a box of the reading club to its checkout, and its subscription is in the account', async ({
  page,
  server,
  cart,
}) => {
  const me = somebody('Reader')
  await signUpAs(page.request, server.origin, me)
  const checkout = checkoutScreen(page)
  expect(await boxesOf(server, me)).toEqual([])
  await page.goto('/products/erc-box-3-4')
  await page.getByRole('button', { name: copyOf('en', 'reading-club', 'addToCart') }).click()
  await checkout.at('address')
  await checkout.address()
  await checkout.delivery()
  await checkout.card()
  await checkout.pay.click()
  await checkout.isConfirmed()
  await expect(checkout.root).toContainText(checkout.say('confirmation.boxes'))
  await expect
    .poll(() => boxesOf(server, me))
    .toEqual([expect.objectContaining({ plan_anchor: 'early-reader-club', status: 'active' })])
  expect(await ordersOf(server, me)).toHaveLength(1)
  expect(await cart.onServer()).toEqual({})
})
