import type { Frame, Page } from '@playwright/test'
import messages from '../../src/content/messages/en.json' with { type: 'json' }
import { PERSONAS_PASSWORD } from '../../src/content/seed/personas'
import { expectAccessible, overflow } from './support/axe'
import { cartScreen } from './support/cart-screen'
import { openInspected } from './support/inspected'
import { expect, TOY, test, untilLive } from './support/shop'
import { emailOf } from './support/sign-in'

/** The panel, once it knows what is set. */
async function panelOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Faults', exact: true })
  await expect(panel).toHaveAttribute('data-state', 'open.shown')
  return {
    panel,
    faults: panel.getByRole('list', { name: 'Faults that are set' }).getByRole('listitem'),
    press: (name: string | RegExp) => panel.getByRole('button', { name }).click(),
    says: (text: string | RegExp) => expect(page.locator('.ins-foot')).toContainText(text),
  }
}

async function openPanel(page: Page, path: string) {
  const shop = await openInspected(page, path)
  return { ...(await panelOf(page)), shop }
}

test('F-93 a fault that is set shows the cart’s own error, and is gone once it is removed', async ({
  page,
  cart,
  server,
}) => {
  await cart.fill([TOY])
  const { panel, faults, press, shop } = await openPanel(page, '/cart')
  await panel.getByLabel('What is asked of it').selectOption('cartLinesUpdate')
  await panel.getByLabel('Answers').selectOption('500')
  await panel.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(faults).toHaveText([/shopify cartLinesUpdate.*500/])
  const screen = cartScreen(shop)
  await screen.line(TOY.title).more.click()
  await screen.says('quantity')
  await press('Remove 500 of shopify cartLinesUpdate')
  await expect(faults).toHaveCount(0)
  await expect(panel.locator('optgroup[label="Asked lately"]')).toContainText('cartLinesUpdate')
  expect(await server.faults.list()).toEqual([])
})

test('F-93 an answer that is written is given once, and what is no JSON is not set', async ({ page, server }) => {
  const { panel, faults } = await openPanel(page, '/pages/about')
  await panel.getByLabel('Upstream').selectOption('mail')
  await panel.getByLabel('Answers').selectOption('script')
  await panel.getByLabel('Times').fill('1')
  await panel.getByLabel('Answer, JSON').fill('{"sent":')
  await panel.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(panel.getByRole('status')).toContainText('the script is no JSON')
  await panel.getByLabel('Answer, JSON').fill('{"sent":false}')
  await panel.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(faults).toHaveText([/mail all.*script, 200, 1×/])
  expect(await server.faults.list()).toEqual([
    { upstream: 'mail', operation: '*', outcome: { kind: 'answer', status: 200, body: { sent: false } }, times: 1 },
  ])
})

test('F-93 the shop’s clock moves and comes back, a persona is signed in and out, a flag is set and reset', async ({
  page,
  server,
}) => {
  const { press, says, panel, shop } = await openPanel(page, '/pages/about')
  await says('clock: real, 1×')
  await press('1 week on')
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await says(`clock: ${inAWeek}`)
  await press('Run what is due')
  await expect(panel.getByRole('status')).toContainText('Nothing more is due.')
  await press('Back to today')
  await says('clock: real')

  // the page is loaded anew with each
  await shop.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await press(/^parent\b/)
  await says(`persona: ${emailOf('parent')}`)
  await expect(shop.locator('html:not([data-before])')).toHaveCount(1)
  await untilLive(shop)
  await shop.evaluate(() => location.assign('/account'))
  await shop.waitForURL(/\/account$/)
  await untilLive(shop)
  await press(/^nobody\b/)
  await shop.waitForURL(/\/sign-in/)

  const flag = panel.getByLabel('holiday-mode')
  await flag.selectOption('on')
  await expect(panel.getByRole('heading', { name: 'Flags' })).toContainText('1 changed')
  await flag.selectOption('off')
  await expect(panel.getByRole('heading', { name: 'Flags' })).toContainText('0 changed')
  await server.setFlag('holiday-mode', null)
})

test('F-93 the panel is of use by keyboard, to a reader, at 390 px, and in a tab without a page', async ({ page }) => {
  const { panel } = await openPanel(page, '/cart')
  await panel.getByRole('button', { name: 'Clear all' }).scrollIntoViewIfNeeded()
  await expectAccessible(page, 'a page with the panel of faults', ['landmark-unique'])
  await page.screenshot({ path: 'test-results/fault-panel-1280.png' })
  await panel.getByLabel('Upstream').focus()
  await page.keyboard.press('Tab')
  await expect(panel.getByLabel('Answers')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Faults', exact: true }).click()
  await expect(panel).toBeVisible()
  await panel.getByLabel('Upstream').focus()
  await page.screenshot({ path: 'test-results/fault-panel-390.png' })
  expect(await overflow(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/inspector')
  await panelOf(page)
  await page.screenshot({ path: 'test-results/fault-panel-alone-1280.png', fullPage: true })
  await expectAccessible(page, 'the inspector without a page')
})

test('who works with the faults keeps the place when the page beside them comes', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    if (route.request().frame() !== page.mainFrame()) await released.promise
    await route.continue()
  })
  await page.goto('/cart?inspect')
  const { panel } = await panelOf(page)
  const inspector = page.getByRole('region', { name: 'Inspector', exact: true })
  await expect(inspector.getByText('The page is starting.')).toBeVisible()
  await panel.getByLabel('Upstream').focus()
  released.resolve()
  await expect(inspector.getByRole('button', { name: /^cart\b/ }).first()).toBeVisible()
  await expect(panel.getByLabel('Upstream')).toBeFocused()
})

const pressed = (name: string | RegExp) => (page: Frame) =>
  page
    .getByRole('main')
    .getByRole('button', { name })
    .or(page.getByRole('main').getByRole('tab', { name }))
    .first()
    .click({ force: true })

/** What is pressed on the page after a line's own press; lines without one show at once. */
const PRESSES: Record<string, (page: Frame) => Promise<void>> = {
  add: pressed('Start with this box'),
  quantity: (page) => cartScreen(page).line(TOY.title).more.click(),
  removal: (page) => cartScreen(page).line(TOY.title).remove.click(),
  prepare: (page) => cartScreen(page).checkout.click(),
  checkout: (page) => cartScreen(page).checkout.click(),
  async signIn(page) {
    await expect(page.locator('[data-machine=signIn] input[type=password]')).not.toHaveValue('')
    await pressed('Sign In')(page)
  },
  signOut: (page) => page.locator('[data-machine=userMenu]').getByRole('button', { name: 'Logout' }).click(),
  addOn: pressed(/^\+ Add: /),
  addOnNotice: pressed(/^\+ Add: /),
  soldOut: pressed('Out of Stock'),
  club: pressed('Start with this box'),
  expired: pressed(/expired card/),
  declined: pressed(/declined card/),
  unpaid: pressed(/expired card/),
  shipment: pressed(/lost parcel/),
  loading: pressed('Try again'),
  unpause: pressed('Unpause'),
  async preferences(page) {
    await expect(page.locator('[data-machine=preferences]')).toHaveAttribute('data-state', /dirty/)
    await pressed('Save')(page)
  },
}

/** The lines as the panel has them: what is said, where, and what is to be pressed there. */
const linesOf = (page: Page) =>
  page.locator('.ins-lines button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const [rule = '', text = '', how = ''] = [...button.children].map(({ textContent }) => textContent ?? '')
      const [path = '', press = null] = how.split(', then press: ')
      return { id: button.getAttribute('data-hold') ?? '', rule, text, path, press }
    }),
  )

/** Pages of one kind stand in one test, so that the kinds are walked at the same time. */
const KINDS_OF_PAGES = {
  account: /^\/account/,
  cart: /^\/cart/,
  kits: /^\/products\/kit/,
  other: /^(?!\/(account|cart|products\/kit))/,
}

for (const [kind, paths] of Object.entries(KINDS_OF_PAGES))
  test(`S.15 and A.20: each line of an error is on its page two presses after the panel (${kind})`, async ({
    page,
    cart,
    complaints,
  }) => {
    // what lies in it already is not what its lines speak of
    if (kind === 'cart') await cart.fill([{ sku: 'BOOK-SEEDLING' }])
    // beside the panel there is room for a desktop's header
    await page.setViewportSize({ width: 1680, height: 900 })
    complaints.allow(/.*/)
    const { panel, shop: frame } = await openPanel(page, '/')
    const lines = (await linesOf(page)).filter(({ path }) => paths.test(path))
    expect(lines.length).toBeGreaterThan(3)
    for (const { id, rule, text, path, press } of lines)
      await test.step(`${rule} ${id}`, async () => {
        await frame.evaluate(() => document.documentElement.setAttribute('data-before', ''))
        await panel.locator(`.ins-lines [data-hold="${id}"]`).click()
        await expect(frame.locator('html[data-before]'), id).toHaveCount(0)
        await frame.waitForURL((url) => url.pathname === path.split('?')[0])
        await untilLive(frame)
        await panelOf(page)
        expect([id, press === null]).toEqual([id, PRESSES[id] === undefined])
        await PRESSES[id]?.(frame)
        const shop = frame.locator('main, [role=dialog], header').getByText(text, { exact: true })
        await expect(shop.first(), id).toBeVisible()
      })
    await panel.getByRole('button', { name: 'Clear all' }).click()
    await expect(panel.getByRole('heading', { name: 'Flags' })).toContainText('0 changed')
  })

test('S-379 a narrow page opens the menu of phones, beside the panel and in a tab of its own', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/.*/)
  const { panel, shop } = await openPanel(page, '/')
  await panel.locator('.ins-lines [data-hold="signOut"]').click()
  await shop.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(shop.getByRole('dialog').getByText(messages.userMenu.logoutFailed)).toBeVisible()
  await page.goto('/inspector')
  const opened = context.waitForEvent('page')
  await (await panelOf(page)).panel.locator('.ins-lines [data-hold="signOut"]').click()
  const inItsTab = (await opened).frameLocator('iframe[name^=inspected]')
  await expect(inItsTab.getByRole('dialog').getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('F-93 what an actor of the page answers is chosen by itself: lost, and the real thing again', async ({
  page,
  cart,
}) => {
  await cart.fill([TOY])
  const { shop } = await openPanel(page, '/cart')
  const inspector = page.getByRole('region', { name: 'Inspector', exact: true })
  await inspector.getByRole('button', { name: /^cart\b/ }).click()
  const answer = inspector.getByRole('combobox', { name: 'applyCartIntents' })
  await answer.selectOption('lost')
  await expect(inspector.getByRole('heading', { name: 'Answers from upstream' })).toContainText('1 changed')
  const screen = cartScreen(shop)
  const line = screen.line(TOY.title)
  await line.more.click()
  await screen.says('quantity')
  await inspector.getByRole('heading', { name: 'Answers from upstream' }).scrollIntoViewIfNeeded()
  await page.screenshot({ path: 'test-results/fault-panel-answers-1280.png' })
  await answer.selectOption('ok')
  await line.more.click()
  await line.shows(2)
  await screen.isSettled()
  expect(await cart.onServer()).toEqual({ [TOY.sku]: 2 })
})

test('F-93 who signs in on the page beside the panel is named at its foot', async ({ page }) => {
  const shop = await openInspected(page, '/sign-in')
  const panel = page.getByRole('region', { name: 'Inspector', exact: true })
  await expect(panel.getByText('persona: nobody')).toBeVisible()
  await shop.locator('input[type=email]').fill(emailOf('parent'))
  const password = shop.locator('input[type=password]')
  await password.fill(PERSONAS_PASSWORD)
  await password.press('Enter')
  await expect(panel.getByText(`persona: ${emailOf('parent')}`)).toBeVisible()
  await expect(page).toHaveURL(/\/inspector\?page=(?!%2Fsign-in)/)
})
