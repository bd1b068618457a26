import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { buyGift, GIVER } from './support/gift'
import { identityScreen, PERSONA_PASSWORD } from './support/identity-screen'
import { somebody } from './support/people'
import { expect, keptInTab, test, untilLive } from './support/shop'
import { emailOf, signInAs } from './support/sign-in'
import { copyOf, languagesOfUse, languagesOfWords, messageOf, prefixOf } from './support/words'

const PATH = '/pages/activate-gift'
const codeField = (page: Page) => page.locator('#gift-code')
const told = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('gift-code'))

test('E-94 a guest sees the page itself, and what was typed of a code survives a reload', async ({ page }) => {
  const answer = await page.goto(PATH)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await expect(page).toHaveURL(PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('en', 'account', 'activate-gift.title'))
  await untilLive(page)
  await codeField(page).fill('ABCD-EF')
  await keptInTab(page, 'gift-code', 'ABCD-EF')
  await page.reload()
  await expect(codeField(page)).toHaveValue('ABCD-EF')
  await codeField(page).fill('abcd-efgh-jkmn')
  await codeField(page).press('Enter')
  const unknown = page.getByText(messageOf('en', 'activateGift.codeErrors.unknown'))
  await expect(unknown).toBeVisible()
  await page.reload()
  await expect(codeField(page)).toHaveValue('abcd-efgh-jkmn')
  await expect(unknown).toBeVisible()
})

for (const language of languagesOfUse())
  test(`E-94 the letter’s link says who gives; whoever signs in finds the form, and signing out forgets the code (${language})`, async ({
    page,
    browser,
    server,
  }) => {
    test.setTimeout(90_000)
    const { code, link } = await buyGift(page, { friend: somebody('Noor'), origin: server.origin, language })
    const context = await browser.newContext({ baseURL: server.origin })
    const theirs = await context.newPage()
    const asked: string[] = []
    theirs.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
    const say = (key: string) => messageOf(language, `activateGift.${key}`)
    const here = `${prefixOf(language)}${PATH}`
    await test.step('who gives, for whom, before anybody signs in', async () => {
      await theirs.goto(link)
      await expect(told(theirs)).toContainText(GIVER)
      await expect(told(theirs)).toContainText('Noor')
      await expect(told(theirs)).toBeFocused()
      await expect(theirs).toHaveURL(here)
      await expectAccessible(theirs, 'a gift that a guest reads of')
      await theirs.reload()
      await expect(told(theirs)).toContainText(GIVER)
    })
    await test.step('another code, and the same again', async () => {
      await theirs.getByRole('button', { name: say('otherCode'), exact: true }).click()
      await expect(codeField(theirs)).toHaveValue(code)
      await codeField(theirs).press('Enter')
      await expect(told(theirs)).toContainText(GIVER)
    })
    await test.step('signed in, the form stands, beside the name of who gives; a reload brings it again', async () => {
      await theirs
        .getByRole('main')
        .getByRole('link', { name: say('toSignIn'), exact: true })
        .click()
      const identity = identityScreen(theirs, language)
      await identity.fillIn({ email: emailOf('new'), password: PERSONA_PASSWORD })
      await identity.button('signIn.submit').click()
      await expect(theirs).toHaveURL(here)
      for (const way of ['as led back', 'reloaded']) {
        await expect(theirs.getByRole('button', { name: say('activate'), exact: true }), way).toBeVisible()
        await expect(theirs.locator('main aside'), way).toContainText(GIVER)
        if (way !== 'reloaded') await theirs.reload()
      }
      await expectAccessible(theirs, 'the form of a gift')
    })
    await test.step('what is filled in of the child and the address survives a reload', async () => {
      const filled = { 'gift-child-name': 'Mo', 'gift-birth-date-year': '2026', 'shipping-city': 'Utrecht' }
      await theirs.locator('#gift-child-name').fill('Mo')
      for (const [part, value] of [
        ['day', '15'],
        ['month', '06'],
        ['year', '2026'],
      ])
        await theirs.locator(`#gift-birth-date-${part}`).fill(value ?? '')
      await theirs.locator('#shipping-city').fill('Utrecht')
      await theirs.reload()
      for (const [id, value] of Object.entries(filled)) await expect(theirs.locator(`#${id}`)).toHaveValue(value)
    })
    await test.step('E-64 whoever comes after the sign-out finds nothing of it', async () => {
      const { menu } = identityScreen(theirs, language)
      await menu.trigger.click()
      await menu.logout.click()
      await expect(menu.root).toHaveCount(0)
      await theirs.goto(here)
      await expect(codeField(theirs)).toHaveValue('')
      expect(await kept(theirs)).toBeNull()
      expect(await theirs.evaluate(() => sessionStorage.getItem('gift-form'))).toBeNull()
    })
    expect(code).not.toBe('')
    expect(asked.join()).not.toContain(code)
    await context.close()
  })

test('without a script a guest is told what the page needs, and no code comes into an address', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  await page.goto(PATH)
  await expect(page.locator('main noscript strong')).toHaveText(messageOf('en', 'activateGift.noScript'))
  await codeField(page).fill('ABCD-EFGH-JKMN')
  await codeField(page).press('Enter')
  await expect(page).toHaveURL(PATH)
  await context.close()
})

for (const language of languagesOfWords())
  test(`E-94 a code that does not work says why, in ${language}`, async ({ page, context, server }) => {
    await signInAs(context.request, server.origin, 'new')
    const answer = await page.goto(`${prefixOf(language)}${PATH}`)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf(language, 'account', 'activate-gift.title'))
    const code = page.getByLabel(messageOf(language, 'activateGift.code'), { exact: true })
    const told = (key: string) =>
      expect(page.getByText(messageOf(language, `activateGift.codeErrors.${key}`))).toBeVisible()
    await code.press('Enter')
    await told('empty')
    await expect(code).toBeFocused()
    await code.fill('ABCD')
    await code.press('Enter')
    await told('malformed')
    await code.fill('abcd-efgh-jkmn')
    await code.press('Enter')
    await told('unknown')
    await server.faults.add({ upstream: 'checkout-orchestration', outcome: { kind: 'status', status: 500 } })
    await code.press('Enter')
    await told('failed')
    // what was typed is still there, and stands in no address
    await expect(code).toHaveValue('abcd-efgh-jkmn')
    expect(page.url()).not.toContain('abcd')
  })
