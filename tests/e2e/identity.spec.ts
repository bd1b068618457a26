import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { firstOrAll } from './support/extent'
import { identityScreen, NEW_PASSWORD, PERSONA_PASSWORD } from './support/identity-screen'
import { mailedCode } from './support/mail'
import { newAddress } from './support/people'
import { expect, test } from './support/shop'
import { languagesOfUse, prefixOf } from './support/words'

/** Everything that a script of the page could read. */
const readable = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.documentElement.outerHTML,
      history.state,
    ]),
  )
const JWT = /eyJ[\w-]{10,}\./

for (const language of languagesOfUse()) {
  const prefix = prefixOf(language)

  test(`F-02 E-82 E-96 an account by the mailed code, then on where one came from, and no token in the page (${language})`, async ({
    page,
    server,
  }) => {
    const screen = identityScreen(page, language)
    const email = newAddress()
    await screen.open(`/sign-up?return_to=${prefix}/cart`)
    await screen.name.fill('Robin')
    await screen.fillIn({ email, password: NEW_PASSWORD })
    await screen.button('signUp.submit').click()
    await expect(screen.heading).toHaveText(screen.word('code.title'))
    await expect(screen.code).toBeFocused()
    const code = await mailedCode(server.origin, email)
    await screen.code.fill(code === '123456' ? '654321' : '123456')
    await screen.button('code.submit').click()
    await expect(screen.alert).toContainText(screen.word('failures.wrongCode.title'))
    await screen.code.fill(code)
    await screen.button('code.submit').click()
    await expect(page).toHaveURL(`${prefix}/cart`)
    await screen.menu.greets('Robin')
    expect(await readable(page)).not.toMatch(JWT)
  })

  test(`S-378 a wrong password is said in the words of the catalogue, and what was typed stays (${language})`, async ({
    page,
  }) => {
    const screen = identityScreen(page, language)
    await screen.open('/sign-in')
    await screen.fillIn({ email: 'new@playchart.test', password: 'not this one' })
    await screen.button('signIn.submit').click()
    await expect(screen.alert).toContainText(screen.word('failures.wrong.title'))
    await expect(screen.alert).toBeFocused()
    await expect(screen.email).toHaveValue('new@playchart.test')
    await expect(screen.password).toHaveValue('not this one')
    await screen.fillIn({ email: 'nobody-at-all@example.test', password: 'not this one' })
    await screen.button('signIn.submit').click()
    await expect(screen.alert).toContainText(screen.word('failures.wrong.title'))
    await screen.fillIn({ email: ' New@Playchart.test ', password: PERSONA_PASSWORD })
    await screen.button('signIn.submit').click()
    await expect(page).toHaveURL(`${prefix}/account`)
  })

  test(`F-02b a new password by the mailed code; an unknown address gets the same words (${language})`, async ({
    page,
    server,
  }) => {
    const screen = identityScreen(page, language)
    const email = newAddress()
    await signUpBy(page, { email, origin: server.origin })
    await page.context().clearCookies()
    await screen.open(`/reset-password?return_to=${prefix}/cart`)
    await screen.email.fill('nobody-at-all@example.test')
    await screen.button('reset.submit').click()
    await expect(screen.heading).toHaveText(screen.word('reset.sentTitle'))
    await screen.button('code.otherAddress').click()
    await expect(screen.email).toBeFocused()
    await screen.email.fill(email)
    const before = await mailedCode(server.origin, email)
    await screen.button('reset.submit').click()
    await expect(screen.heading).toHaveText(screen.word('reset.sentTitle'))
    await screen.code.fill(await mailedCode(server.origin, email, before))
    await screen.password.fill('eight tall ships')
    await screen.button('reset.save').click()
    await expect(page).toHaveURL(`${prefix}/cart`)
    await screen.menu.greets('Robin')
  })

  test(`F-02 each identity form says each error once, and takes the keyboard to it (${language})`, async ({ page }) => {
    const screen = identityScreen(page, language)
    await screen.open('/sign-in')
    await screen.button('signIn.submit').click()
    await expect(screen.alert).toBeFocused()
    await expect(screen.alert.getByRole('link')).toHaveText([
      screen.word('errors.email.required'),
      screen.word('errors.password.required'),
    ])
    await screen.alert.getByRole('link').first().click()
    await expect(screen.email).toBeFocused()
    await screen.open('/sign-up')
    await screen.fillIn({ email: 'no address', password: 'short' })
    await screen.button('signUp.submit').click()
    await expect(screen.alert.getByRole('link')).toHaveText([
      screen.word('errors.email.invalid'),
      screen.word('errors.password.short'),
    ])
    await expect(screen.email).toHaveAttribute('aria-invalid', 'true')
  })
}

/** An account that is confirmed and signed in, by the English pages. */
async function signUpBy(page: Page, { email, origin }: { email: string; origin: string }) {
  const screen = identityScreen(page)
  await screen.open('/sign-up?return_to=/cart')
  await screen.name.fill('Robin')
  await screen.fillIn({ email, password: NEW_PASSWORD })
  await screen.button('signUp.submit').click()
  await screen.code.fill(await mailedCode(origin, email))
  await screen.button('code.submit').click()
  await expect(page).toHaveURL('/cart')
}

test('F-02 an account that waits for its code is led to the code by signing in', async ({ page, server }) => {
  const screen = identityScreen(page)
  const email = newAddress()
  await screen.open('/sign-up')
  await screen.fillIn({ email, password: NEW_PASSWORD })
  await screen.button('signUp.submit').click()
  const code = await mailedCode(server.origin, email)
  await screen.open('/sign-in?return_to=/cart')
  await screen.fillIn({ email, password: NEW_PASSWORD })
  await screen.button('signIn.submit').click()
  await expect(screen.heading).toHaveText(screen.word('code.title'))
  await screen.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await screen.menu.greets('user')
})

test('F-02 another code may be asked for after 30 seconds, and the first is worth nothing then', async ({
  page,
  server,
}) => {
  await page.clock.install()
  const screen = identityScreen(page)
  const email = newAddress()
  await screen.open('/sign-up?return_to=/cart')
  await screen.fillIn({ email, password: NEW_PASSWORD })
  await screen.button('signUp.submit').click()
  await expect(screen.code).toBeVisible()
  const first = await mailedCode(server.origin, email)
  await expect(screen.button('code.resend')).toBeHidden()
  await page.clock.fastForward(30_000)
  await server.clock.advance(31_000)
  await screen.button('code.resend').click()
  await expect(page.getByText(screen.word('code.resent'))).toBeVisible()
  const second = await mailedCode(server.origin, email, first)
  await screen.code.fill(first)
  await screen.button('code.submit').click()
  await expect(screen.alert).toContainText(screen.word('failures.wrongCode.title'))
  await screen.code.fill(second)
  await screen.button('code.submit').click()
  await expect(page).toHaveURL('/cart')
})

test('T2 only a path of ours is gone back to, and the pages pass it on to one another', async ({ page }) => {
  const screen = identityScreen(page)
  await screen.open('/sign-in?return_to=%2Fcart')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/sign-up?return_to=%2Fcart')
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/reset-password?return_to=%2Fcart')
  for (const wanted of firstOrAll(['/\\evil.test', '//evil.test', 'https://evil.test/', 'javascript:alert(1)'])) {
    await screen.open(`/sign-in?return_to=${encodeURIComponent(wanted)}`)
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up')
  }
  await screen.fillIn({ email: 'new@playchart.test', password: PERSONA_PASSWORD })
  await screen.button('signIn.submit').click()
  await expect(page).toHaveURL('/account')
  await screen.open('/sign-in?return_to=%2Fcart')
  await expect(page).toHaveURL('/cart')
})

/** The files of the build that bring it, by what they say and not by their names. */
const amplifyFiles = () =>
  globSync('.output/public/assets/*.js')
    .filter((path) => readFileSync(path, 'utf8').includes('AWSCognitoIdentityProviderService'))
    .map((path) => basename(path))

test('no page but those of the identity has Amplify, and those only once somebody signs in', async ({ page }) => {
  const files = amplifyFiles()
  const asked = new Set<string>()
  page.on('request', (each) => void asked.add(basename(new URL(each.url()).pathname)))
  const withAmplify = () => {
    const found = files.filter((file) => asked.has(file))
    asked.clear()
    return found
  }
  const screen = identityScreen(page)
  await screen.signIn('new@playchart.test', { to: '/cart' })
  expect(withAmplify()).not.toEqual([])
  for (const path of ['/', '/products/the-play-kits', '/products/kit-the-looker', '/cart', '/account']) {
    await page.goto(path)
    await page.mouse.move(300, 300)
    await screen.menu.trigger.click()
    await expect(screen.menu.logout).toBeVisible()
  }
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await screen.email.fill('new@playchart.test')
  await page.waitForLoadState('networkidle')
  expect(withAmplify()).toEqual([])
})

test('without a script the sign-in says that it needs one, and sends a password nowhere', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  const screen = identityScreen(page)
  await screen.open('/sign-in')
  await expect(page.getByText(screen.word('noScript'))).toBeVisible()
  await screen.fillIn({ email: 'new@playchart.test', password: PERSONA_PASSWORD })
  await screen.button('signIn.submit').click()
  await expect(page).toHaveURL('/sign-in')
  await context.close()
})

test('whoever types elsewhere by the time a step takes the keyboard keeps it', async ({ page }) => {
  const screen = identityScreen(page, 'en')
  // a device so slow that the page's own focus comes when the visitor has moved on
  await page.addInitScript(() => {
    const soon = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => soon((at) => setTimeout(draw, 700, at))
  })
  await screen.open('/reset-password')
  await screen.email.fill(newAddress())
  await screen.button('reset.submit').click()
  await expect(screen.heading).toHaveText(screen.word('reset.sentTitle'))
  await screen.password.pressSequentially('eight tall ships', { delay: 100 })
  await expect(screen.password).toHaveValue('eight tall ships')
  await expect(screen.password).toBeFocused()
})
