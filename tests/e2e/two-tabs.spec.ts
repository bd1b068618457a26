import type { BrowserContext, Page } from '@playwright/test'
import { checkoutScreen, fillAddress } from './support/checkout-screen'
import { identityScreen } from './support/identity-screen'
import { ordersOf } from './support/orders'
import { somebody } from './support/people'
import { expect, TOY, test } from './support/shop'
import { signUpAs } from './support/sign-in'
import { copyOf, type Language, languagesOfUse, prefixOf } from './support/words'

/** A tab that receives no messages: it was suspended, or its browser has no BroadcastChannel. */
async function deafTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  return page
}

/** From the cart to the last step, with an address that only this buyer has. */
async function toReview(page: Page, { language, line1 }: { language: Language; line1: string }) {
  const checkout = checkoutScreen(page, language)
  await page.goto(`${prefixOf(language)}/cart`)
  await page.getByRole('button', { name: copyOf(language, 'cart', 'labels.checkout') }).click()
  await checkout.at('address')
  await fillAddress(page, { line1 })
  await checkout.next()
  await checkout.delivery()
  await checkout.card()
  return checkout
}

async function signOutBeside(context: BrowserContext, language: Language) {
  const beside = await context.newPage()
  const { menu } = identityScreen(beside, language)
  await beside.goto(`${prefixOf(language)}/products/the-play-kits`)
  await menu.trigger.click()
  await menu.logout.click()
  // the tab stays: one that is closed while its site's data is cleared has kept the browser from answering
  await expect(menu.root).toHaveCount(0)
}

/** One checkout at its payment in two tabs, of which one receives no messages; then its buyer signs out in a third. */
async function signedOutWhilePaying(page: Page, language: Language) {
  const deaf = await deafTab(page.context())
  const asleep = await toReview(deaf, { language, line1: 'Hidden Lane 5' })
  const checkout = checkoutScreen(page, language)
  await page.goto(deaf.url())
  await checkout.at('payment')
  await signOutBeside(page.context(), language)
  return { deaf, asleep, checkout }
}

const isPayment = (url: string, body: string | null) =>
  url.includes('/_serverFn/') && body?.includes('4242424242424242')

for (const language of languagesOfUse())
  test(`who signs out in another tab buys nothing here, is told so, and can go on after the sign-in (${language})`, async ({
    page,
    server,
    cart,
  }) => {
    test.setTimeout(120_000)
    const first = somebody('Quirin')
    await signUpAs(page.request, server.origin, first)
    await cart.fill([TOY])
    const { deaf, asleep, checkout } = await signedOutWhilePaying(page, language)

    await test.step('a tab that is notified shows nothing of the account any more', async () => {
      await expect(checkout.root).toHaveAttribute('data-state', 'signedOut')
      await expect(checkout.root).toContainText(checkout.say('signedOut.title'))
      await expect(page.locator('body')).not.toContainText(/Hidden Lane|Quirin/)
    })
    await test.step('a tab that does not is told when it wants to pay', async () => {
      await asleep.pay.click()
      await expect(asleep.root).toContainText(checkout.say('signedOut.title'))
      await expect(deaf.locator('body')).not.toContainText(/Hidden Lane/)
    })
    await test.step('signed in again, the same checkout goes on: one order', async () => {
      const identity = identityScreen(deaf, language)
      await asleep.root.getByRole('link', { name: checkout.say('signedOut.link') }).click()
      await identity.fillIn(first)
      await identity.button('signIn.submit').click()
      await asleep.at('payment')
      expect(await ordersOf(server, first)).toEqual([])
      await asleep.card()
      await asleep.pay.click()
      await asleep.isConfirmed()
      expect(await ordersOf(server, first)).toHaveLength(1)
    })
  })

for (const language of languagesOfUse())
  test(`T11 somebody else signs in beside a purchase: 409, no order for either, and nothing of one on the other's page (${language})`, async ({
    page,
    playwright,
    server,
    cart,
  }) => {
    test.setTimeout(120_000)
    const first = somebody('Quirin')
    const second = somebody('Zelda')
    const elsewhere = await playwright.request.newContext()
    await signUpAs(elsewhere, server.origin, second)
    await elsewhere.dispose()
    await signUpAs(page.request, server.origin, first)
    await cart.fill([TOY])
    const { deaf, asleep, checkout } = await signedOutWhilePaying(page, language)
    await identityScreen(page, language).signIn(second.email, { password: second.password })

    await test.step('the payment of the first is answered 409 and reaches nobody', async () => {
      const answer = deaf.waitForResponse((each) => isPayment(each.url(), each.request().postData()) === true)
      await asleep.pay.click()
      expect((await answer).status()).toBe(409)
      await expect(asleep.root).toContainText(checkout.say('otherPerson.title'))
      await expect(deaf.locator('main')).not.toContainText(/Hidden Lane|Quirin|Zelda/)
    })
    await test.step('loaded again, the page knows neither the first’s checkout nor their words', async () => {
      const loaded = deaf.waitForResponse((each) => each.request().isNavigationRequest())
      await asleep.root.getByRole('button', { name: checkout.say('otherPerson.reload') }).click()
      const document = await loaded
      expect([document.status(), await document.text()]).toEqual([
        404,
        expect.not.stringMatching(/Hidden Lane|quirin/i),
      ])
      await expect(deaf.getByRole('heading', { level: 1 })).toHaveText(checkout.say('expired.title'))
    })
    await test.step('the second begins with an empty address of their own', async () => {
      await cart.fill([TOY])
      await deaf.goto(`${prefixOf(language)}/cart`)
      await deaf.getByRole('button', { name: copyOf(language, 'cart', 'labels.checkout') }).click()
      await asleep.at('address')
      await expect(deaf.locator('#shipping-first-name')).toHaveValue('Zelda')
      await expect(deaf.locator('#shipping-line1')).toHaveValue('')
      expect(await deaf.content()).not.toMatch(/Hidden Lane|quirin/i)
      expect(await ordersOf(server, second)).toEqual([])
    })
    expect(await ordersOf(server, first)).toEqual([])
  })
