import type { Page } from '@playwright/test'
import { cartScreen } from './cart-screen'
import { checkoutScreen } from './checkout-screen'
import { flowScreen, NOW } from './flow-screen'
import { identityScreen, NEW_PASSWORD } from './identity-screen'
import { mailedCode } from './mail'
import { newAddress } from './people'
import type { ShopServer } from './server'
import { BOOKS, type CartByHand, expect, inUse, inUseOnPhone, TOY } from './shop'
import { signInAs } from './sign-in'
import { copyOf, type Language, messageOf, prefixOf } from './words'

/** One way through an area; `check` is what must hold wherever it stops. */
export type Walk = (walker: Walker) => Promise<void>
type Walker = {
  page: Page
  server: ShopServer
  cart: CartByHand
  language: Language
  isPhone: boolean
  check: (what: string) => Promise<void>
}

const SHOP = [
  '/',
  '/products/the-play-kits/0-12-months',
  '/products/kit-the-looker',
  '/products/kit-the-companion',
  '/products/erc-box-5-6',
  '/pages/how-it-works',
  '/pages/delivery-and-returns',
  '/pages/contact',
  '/nowhere',
  '/products/the-play-kits',
]

const shop: Walk = async (walker) => {
  const { page, language, isPhone, check } = walker
  for (const path of SHOP) {
    await page.goto(prefixOf(language) + path)
    await check(path)
  }
  await (isPhone ? inUseOnPhone(page, language) : inUse(page))
  const finder = page
    .getByRole('main')
    .getByRole('button', { name: copyOf(language, 'child-info', 'birthDate.finderSubmit') })
  await finder.first().click()
  await expect(page.locator('input[aria-invalid=true]').first()).toBeVisible()
  await check('a birth date that is missing')
  await page.goto(prefixOf(language) || '/')
  await (isPhone ? drawer : menus)(walker)
}

async function menus({ page, language, check }: Walker) {
  await inUse(page)
  const main = page.getByRole('navigation', { name: messageOf(language, 'shell.main') })
  await main.getByRole('link', { name: copyOf(language, 'shell', 'menu.playKits'), exact: true }).hover()
  await expect(page.locator('[data-machine=megaMenu]')).toHaveAttribute('data-state', 'shown.open')
  await check('the menu')
  await page.mouse.move(640, 700)
  const languages = page.getByRole('banner').getByRole('button', { name: `${messageOf(language, 'shell.language')}: ` })
  await languages.click()
  await check('the languages')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: messageOf(language, 'consent.again') }).click()
  await expect(page.getByRole('region', { name: messageOf(language, 'consent.title') })).toBeVisible()
  await check('the choice of cookies')
}

async function drawer({ page, language, check }: Walker) {
  await page.getByRole('button', { name: messageOf(language, 'shell.menu'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('data-state', 'shown.inUse.folded')
  await dialog.getByRole('button', { name: copyOf(language, 'shell', 'menu.playKits') }).click()
  await check('the drawer')
}

const cart: Walk = async ({ page, server, cart, language, check }) => {
  const screen = cartScreen(page, language)
  await screen.open()
  await check('an empty cart')
  await cart.fill([TOY, BOOKS, { sku: 'KIT-LOOKER' }])
  await screen.open()
  await check('a full cart')
  await server.faults.add({ operation: 'cartLinesUpdate', outcome: { kind: 'status', status: 500 } })
  const more = screen.root.getByRole('button', { name: copyOf(language, 'cart', 'labels.oneMore') })
  await more.first().click()
  await screen.says('quantity')
  await check('a cart that has failed')
}

const identity: Walk = async (walker) => {
  const { page, language, check } = walker
  const screen = identityScreen(page, language)
  await screen.open('/sign-in')
  await check('the sign-in')
  await screen.button('signIn.submit').click()
  await expect(screen.alert).toBeVisible()
  await check('a refused sign-in')
  await screen.open('/reset-password')
  await check('a new password')
  // an address of its own: each has so many codes an hour
  await screen.email.fill(newAddress())
  await screen.button('reset.submit').click()
  await expect(screen.code).toBeVisible()
  await screen.button('reset.save').click()
  await check('a refused new password')
  await newAccount(walker)
}

async function newAccount({ page, server, language, check }: Walker) {
  const screen = identityScreen(page, language)
  const prefix = prefixOf(language)
  const email = newAddress()
  await screen.open(`/sign-up?return_to=${prefix}/cart`)
  await check('a new account')
  await screen.fillIn({ email, password: NEW_PASSWORD })
  await screen.button('signUp.submit').click()
  await expect(screen.code).toBeVisible()
  await check('the code')
  await screen.code.fill(await mailedCode(server.origin, email))
  await screen.button('code.submit').click()
  await expect(page).toHaveURL(`${prefix}/cart`)
  await screen.menu.trigger.click()
  await expect(screen.menu.logout).toBeVisible()
  await check('the menu of a person')
}

const subscription: Walk = async ({ page, server, language, check }) => {
  await server.clock.set(NOW)
  const flow = flowScreen(page, language)
  await flow.open('child-info')
  await check('the child')
  await flow.open('child-info', 'gift=true')
  await check('the gift')
  await flow.goToPayment()
  await flow.plan('kits-4').check()
  await check('the payment options')
  await flow.submit.click()
  await flow.isAt('order-review')
  await check('the review')
}

const checkout: Walk = async ({ page, cart, language, check }) => {
  await cart.fill([TOY])
  const screen = checkoutScreen(page, language)
  await screen.open()
  await check('contact')
  await screen.next()
  await expect(page.locator('#contact-errors')).toBeFocused()
  await check('contact, refused')
  await screen.contact()
  await screen.next()
  await expect(page.locator('#address-errors')).toBeFocused()
  await page.getByRole('checkbox').uncheck()
  await check('address with a second one')
  await page.getByRole('checkbox').check()
  await screen.address()
  await check('delivery')
  await screen.delivery()
  await screen.next()
  await expect(page.locator('#card-errors')).toBeFocused()
  await check('payment, refused')
  await screen.card('declined')
  await check('review')
  await screen.pay.click()
  await screen.tells('declined')
  await check('declined')
  await screen.card('good')
  await screen.pay.click()
  await screen.isConfirmed()
  await check('confirmed')
}

const SCHEDULE = '/account/subscriptions'
const EMPTY = ['noSubscription', 'cancelled', 'agedOut']
/** Who has no kits to come, each in another way. */
const WITHOUT_KITS = ['new', 'cancelled', 'finished']

const account: Walk = async ({ page, server, language, check }) => {
  const prefix = prefixOf(language)
  const schedule = page.locator('[data-machine=playKitSchedule]')
  const signIn = async (persona: string) => {
    await page.context().clearCookies()
    await signInAs(page.request, server.origin, persona)
  }
  await signIn('parent')
  await page.goto(`${prefix}/account`)
  await expect(page.locator('[data-machine=accountHome]')).toHaveAttribute('data-state', 'ready')
  await check('account home')
  for (const path of ['settings', 'subscriber-shop/family']) {
    await page.goto(`${prefix}/account/${path}`)
    await check(path)
  }
  await page.goto(prefix + SCHEDULE)
  const older = schedule.getByRole('button', { name: /Older/ })
  await older.click()
  await expect(older).toHaveAttribute('aria-pressed', 'true')
  await check('an active schedule')
  for (const [index, persona] of WITHOUT_KITS.entries()) {
    await signIn(persona)
    await page.goto(prefix + SCHEDULE)
    await expect(schedule).toHaveAttribute('data-kind', EMPTY[index] ?? '')
    const title = copyOf(language, 'account', `subscriptions.empties.${index}.title`)
    await expect(schedule.getByRole('heading', { level: 2 }).first()).toHaveText(title)
    await check(`the schedule of ${persona}@`)
  }
  await readingClub({ page, server, language, check, signIn })
  await page.goto(`${prefix}/pages/activate-gift`)
  const say = (key: string) => messageOf(language, `activateGift.${key}`)
  await page.getByLabel(say('code'), { exact: true }).fill('abcd-efgh-jkmn')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('codeErrors.unknown'))).toBeVisible()
  await check('a gift code that nobody knows')
}

type AtClub = Pick<Walker, 'page' | 'server' | 'language' | 'check'> & { signIn: (persona: string) => Promise<void> }

/** The club while boxes come, while it is paused, and without one; and what is paid for kits. */
async function readingClub({ page, server, language, check, signIn }: AtClub) {
  const path = `${prefixOf(language)}/account/early-reader-club`
  const club = page.locator('[data-machine=ercSchedule]')
  await server.setFlag('erc-pause-state', 'on')
  await signIn('parent')
  await page.goto(path)
  await expect(club).toHaveAttribute('data-kind', 'active')
  await check('the reading club')
  await club.locator('a[href*=selected_subscription_uuid]').nth(1).click()
  await expect(club).toHaveAttribute('data-kind', 'paused')
  await check('a pause')
  await page.goto(prefixOf(language) + SCHEDULE)
  await page.locator('main a[href*=payment-schedule]').first().click()
  await expect(page.locator('[data-kind=pay-per-kit]')).toBeVisible()
  await check('payments')
  await signIn('new')
  await page.goto(path)
  await expect(club).toHaveAttribute('data-kind', 'none')
  await check('no reading club')
  await server.setFlag('erc-pause-state', null)
}

/** The areas of the shop, each with every page and state that is looked at. */
export const WALKS: Record<string, Walk> = { shop, cart, identity, subscription, checkout, account }
