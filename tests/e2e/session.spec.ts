import type { Page } from '@playwright/test'
import { identityScreen } from './support/identity-screen'
import { expect, inUse, test, untilLive } from './support/shop'
import { languagesOfUse } from './support/words'

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })
const isCall = (url: string) => url.includes('/_serverFn/')

test('S-308 the menu greets, and lists what its owner has', async ({ page }) => {
  const screen = identityScreen(page)
  await screen.signIn('parent@playchart.test')
  await screen.menu.greets('Parent')
  await screen.menu.trigger.click()
  await expect(screen.menu.root.getByRole('link')).toHaveText([
    ...['Account', 'Play Kit Subscriptions', 'Reading Subscriptions'],
  ])
  await expect(screen.menu.logout).toHaveText('Logout')
  await page.context().clearCookies()
  await screen.signIn('new@playchart.test')
  await screen.menu.trigger.click()
  await expect(screen.menu.root.getByRole('link')).toHaveText(['Account'])
})

test('S-308 the drawer of a phone says hello and holds the same', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const screen = identityScreen(page)
  await screen.signIn('parent@playchart.test')
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Hello, Parent')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Play Kit Subscriptions' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Logout' }).click()
  await expect(signInLink(page)).toBeVisible()
})

test('F-08 the menu closes by Escape, which gives the keyboard back, and by what happens beside it', async ({
  page,
}) => {
  const screen = identityScreen(page)
  await screen.signIn('new@playchart.test')
  await screen.menu.trigger.focus()
  await page.keyboard.press('Enter')
  await expect(screen.menu.trigger).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(screen.menu.link('account')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(screen.menu.logout).toBeHidden()
  await expect(screen.menu.trigger).toBeFocused()
  await screen.menu.trigger.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(screen.menu.logout).toBeHidden()
  await screen.menu.trigger.click()
  await expect(screen.menu.logout).toBeVisible()
  await screen.menu.logout.focus()
  await page.keyboard.press('Tab')
  await expect(screen.menu.logout).toBeHidden()
})

for (const language of languagesOfUse())
  test(`S-313 S-025 signing out ends the session, and only then leads to the shop's logout address (${language})`, async ({
    page,
  }) => {
    const screen = identityScreen(page, language)
    await screen.signIn('new@playchart.test', { to: '/account' })
    const sid = async () => (await page.context().cookies()).find(({ name }) => name === '__Host-sid')?.value
    const before = await sid()
    const happened: string[] = []
    page.on('response', (answer) => isCall(answer.url()) && happened.push('the session has ended'))
    page.on('request', (request) => request.url().includes('/account/logout') && happened.push('logout address'))
    await screen.menu.trigger.click()
    await screen.menu.logout.click()
    await expect(page.getByRole('banner').getByRole('link', { name: screen.word('pages.signIn') })).toBeVisible()
    // the page says so before it is left
    await page.waitForURL(({ pathname }) => !pathname.includes('/account'))
    expect(happened).toEqual(['the session has ended', 'logout address'])
    expect(await sid()).not.toBe(before)
    await page.goBack()
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(page.getByRole('main')).not.toContainText('new@playchart.test')
  })

test('S-379 a sign-out that fails says so, and nobody is signed out', async ({ page, server }) => {
  const screen = identityScreen(page)
  await screen.signIn('new@playchart.test')
  await server.faults.add({ upstream: 'cognito', operation: 'RevokeToken', outcome: { kind: 'status', status: 500 } })
  await screen.menu.trigger.click()
  await screen.menu.logout.click()
  await expect(screen.menu.root.getByRole('alert')).toHaveText(screen.menuWord('logoutFailed'))
  await server.faults.clear()
  await page.reload()
  await expect(screen.menu.root).toBeVisible()
  await screen.menu.trigger.click()
  await screen.menu.logout.click()
  await expect(signInLink(page)).toBeVisible()
})

test('E-63 a sign-out in one tab is seen in the others, and pages of the account are left', async ({
  page,
  context,
}) => {
  const screen = identityScreen(page)
  await screen.signIn('new@playchart.test')
  const shop = await context.newPage()
  await shop.goto('/products/the-play-kits')
  await expect(identityScreen(shop).menu.root).toBeVisible()
  const account = await context.newPage()
  await account.goto('/account')
  await expect(identityScreen(account).menu.root).toBeVisible()
  // told is who listens: a tab that is still opening asks when somebody comes to it
  for (const tab of [shop, account]) await untilLive(tab)
  await screen.menu.trigger.click()
  await screen.menu.logout.click()
  await expect(signInLink(shop)).toBeVisible()
  await expect(shop).toHaveURL('/products/the-play-kits')
  await expect(account).toHaveURL(/\/sign-in/)
})

test('E-63 a page that was made for one person is made anew when another signs in beside it', async ({
  page,
  context,
}) => {
  const screen = identityScreen(page)
  await screen.signIn('parent@playchart.test', { to: '/products/the-play-kits' })
  const other = await context.newPage()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await other.goto('/cart')
  const beside = identityScreen(other)
  await beside.menu.trigger.click()
  await beside.menu.logout.click()
  await expect(signInLink(page)).toBeVisible()
  // a tab that is on its way out would go on with that
  await expect(other).toHaveURL('/')
  await beside.signIn('new@playchart.test')
  await expect(screen.menu.root).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  await screen.menu.trigger.click()
  await expect(screen.menu.root.getByRole('link')).toHaveText(['Account'])
})

test('E-63 a sign-in is seen in the others, though its page is left before the code of the session has come', async ({
  page,
  context,
}) => {
  await page.goto('/products/the-play-kits')
  await inUse(page)
  await expect(signInLink(page)).toBeVisible()
  const other = await context.newPage()
  await other.route(/session\.actors-/, () => {})
  await identityScreen(other).signIn('new@playchart.test', { to: '/products/the-play-kits' })
  await expect(identityScreen(page).menu.root).toBeVisible()
})

test('D-13 who cannot ask the shop for a while is not signed out', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  const screen = identityScreen(page)
  await screen.signIn('parent@playchart.test')
  await inUse(page)
  await page.route('**/_serverFn/**', (route) => route.abort())
  const other = await context.newPage()
  await other.goto('/')
  const asked = page.waitForEvent('requestfailed', (request) => isCall(request.url()))
  await other.evaluate(() => new BroadcastChannel('playchart-session').postMessage('changed'))
  await asked
  await screen.menu.greets('Parent')
  await page.unroute('**/_serverFn/**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await screen.menu.greets('Parent')
})

test('a document of nobody stays the same for everyone, and knows nobody', async ({ page, request }) => {
  const first = await (await request.get('/products/the-play-kits')).text()
  await identityScreen(page).signIn('parent@playchart.test', { to: '/products/the-play-kits' })
  await expect(page.getByRole('banner').locator('[data-machine=userMenu]')).toBeVisible()
  const second = await (await request.get('/products/the-play-kits')).text()
  for (const text of [first, second]) expect(text).not.toMatch(/parent@playchart\.test|data-machine="userMenu"/)
})
