import { CARDS, checkoutScreen, emailsTo } from './support/checkout-screen'
import { firstOrAll, isWhole } from './support/extent'
import { expect, TOY, test } from './support/shop'
import { accountOf, emailOf, signInAs } from './support/sign-in'
import { languagesOfUse } from './support/words'

const WIRE = '/api/v1/checkout_orchestration'
const COMPLETE = `POST ${WIRE}/:id/complete`

for (const language of languagesOfUse())
  test(`E-83 a guest buys a toy: a declined card, then a good one (${language})`, async ({ page, cart }) => {
    await cart.fill([TOY])
    const screen = checkoutScreen(page, language)
    const email = `declined-${language}@example.test`
    await screen.toReview('declined', email)
    await expect(screen.step('review')).toContainText(/21\s?%/)
    await expect(screen.step('review')).toContainText(/22[.,]95/)
    await screen.pay.click()
    await screen.at('payment')
    await screen.tells('declined')
    await expect(page.locator('#checkout-problem')).toBeFocused()
    await expect(page.locator('#card-number')).toHaveValue('4000 0000 0000 0002')
    await expect(page.locator('#card-name')).toHaveValue('Robin Sample')
    await expect(screen.leave).toBeVisible()
    await screen.card('good')
    await screen.pay.click()
    await screen.isConfirmed()
    await expect(screen.confirmation).toBeFocused()
    await expect(screen.leave).toBeHidden()
    const number = await screen.number.textContent()
    await expect(screen.root).toContainText(email)
    expect(await cart.onServer()).toEqual({})
    await page.reload()
    await screen.isConfirmed()
    await expect(screen.number).toHaveText(number ?? '')
    await expect.poll(() => emailsTo(page, email)).toHaveLength(1)
  })

if (isWhole)
  test('F-35f an expired card says so, keeps what was filled in, and another one pays', async ({ page, cart }) => {
    await cart.fill([TOY])
    const screen = checkoutScreen(page)
    await screen.toReview('expired')
    await screen.pay.click()
    await screen.at('payment')
    await screen.tells('card_expired')
    await screen.card('good')
    await screen.pay.click()
    await screen.isConfirmed()
  })

if (isWhole)
  test('F-35f a payment without an answer is looked into and ends in one order', async ({ page, cart }) => {
    test.setTimeout(120_000)
    await cart.fill([TOY])
    const screen = checkoutScreen(page)
    const email = 'timed-out@example.test'
    await screen.toReview('timedOut', email)
    await screen.pay.click()
    await expect(screen.root).toHaveAttribute('data-state', 'reconciling', { timeout: 20_000 })
    await expect(screen.root).toContainText(screen.say('reconciling.title'))
    await screen.isConfirmed(60_000)
    const number = await screen.number.textContent()
    await page.reload()
    await expect(screen.number).toHaveText(number ?? '')
    await expect.poll(() => emailsTo(page, email)).toHaveLength(1)
  })

test('a buyer who is signed in finds their address for mail filled in, and the order in their account', async ({
  page,
  cart,
  server,
}) => {
  await signInAs(page.request, server.origin, 'new')
  await cart.fill([TOY])
  const screen = checkoutScreen(page)
  await screen.open('address')
  await expect(screen.step('contact')).toContainText(emailOf('new'))
  const firstName = page.locator('#shipping-first-name')
  await expect(firstName).not.toHaveValue('')
  // where the account cannot be asked, it is typed
  await server.faults.add({ upstream: 'account-manager', outcome: { kind: 'status', status: 500 } })
  await page.reload()
  await screen.at('address')
  await expect(firstName).toHaveValue('')
  await server.faults.clear()
  await screen.address()
  await screen.delivery()
  await screen.card()
  await screen.pay.click()
  await screen.isConfirmed()
  expect(accountOf('new')).toMatch(/^[0-9a-f-]{36}$/)
})

const UNCERTAIN = [
  ['does it, and half of its answer is lost', { kind: 'partial' }],
  ['fails', { kind: 'status', status: 500 }],
  ['drops the connection', { kind: 'drop' }],
  ['answers what nobody understands', { kind: 'garbage' }],
] as const

for (const [how, outcome] of firstOrAll(UNCERTAIN))
  test(`F-35f where the payment ${how}, the same one is looked into and there is one order`, async ({
    page,
    cart,
    server,
  }) => {
    test.setTimeout(120_000)
    await cart.fill([TOY])
    const screen = checkoutScreen(page)
    const email = `${outcome.kind}@example.test`
    await screen.toReview('good', email)
    await server.faults.add({ upstream: 'checkout-orchestration', operation: COMPLETE, outcome, times: 1 })
    await screen.pay.click()
    await screen.isConfirmed(60_000)
    await expect.poll(() => emailsTo(page, email)).toHaveLength(1)
  })

test('F-35f a payment whose answer is late is the same one when it is sent again', async ({ page, cart, server }) => {
  test.setTimeout(120_000)
  await cart.fill([TOY])
  const screen = checkoutScreen(page)
  await screen.toReview('good', 'late@example.test')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''))
  const outcome = { kind: 'delay', ms: 12_000 } as const
  await server.faults.add({ upstream: 'checkout-orchestration', operation: COMPLETE, outcome, times: 1 })
  await screen.pay.click()
  await screen.isConfirmed(60_000)
  const keys = sent.flatMap((text) => (text.includes(CARDS.good) ? (text.match(/[0-9a-f-]{36}/g) ?? []) : []))
  expect(keys.length).toBeGreaterThan(2)
  expect(new Set(keys).size).toBe(2)
  await expect.poll(() => emailsTo(page, 'late@example.test')).toHaveLength(1)
})

for (const [how, outcome] of firstOrAll(UNCERTAIN))
  test(`a step whose saving ${how} says so, keeps what was typed, and is saved the next time`, async ({
    page,
    cart,
    server,
  }) => {
    await cart.fill([TOY])
    const screen = checkoutScreen(page)
    await screen.open()
    await server.faults.add({ upstream: 'checkout-orchestration', operation: `PATCH ${WIRE}/:id`, outcome, times: 1 })
    await page.fill('#contact-email', 'kept@example.test')
    await screen.next()
    await screen.tells('notSaved')
    await expect(page.locator('#contact-email')).toHaveValue('kept@example.test')
    await screen.next()
    await screen.at('address')
  })

test('a checkout that cannot be read is asked for again', async ({ page, cart, server }) => {
  await cart.fill([TOY])
  const screen = checkoutScreen(page)
  await screen.open()
  await server.faults.add({ upstream: 'checkout-orchestration', outcome: { kind: 'status', status: 500 } })
  await page.reload()
  await expect(screen.root).toContainText(screen.say('unavailable.title'))
  await server.faults.clear()
  await screen.root.getByRole('button').click()
  await screen.at('contact')
})

test('S-026, E-103 the address says the whole locale, and an unknown code is no page', async ({ page, cart }) => {
  await cart.fill([TOY])
  const screen = checkoutScreen(page)
  await screen.open()
  const uuid = new URL(page.url()).pathname.split('/').at(-1)
  expect((await page.goto(`/xx-XX/checkout/customer-information/${uuid}`))?.status()).toBe(404)
  expect((await page.goto(`/nl/checkout/customer-information/${uuid}`))?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.locator('h1')).toHaveText(checkoutScreen(page, 'nl').say('title'))
})

test('one that is not there, not theirs or over answers the same', async ({ page, cart, browser, server }) => {
  await cart.fill([TOY])
  const screen = checkoutScreen(page)
  await screen.open()
  const mine = page.url()
  const otherContext = await browser.newContext({ baseURL: server.origin })
  const other = await otherContext.newPage()
  for (const href of [mine, mine.replace(/[0-9a-f-]{36}.*$/, '00000000-0000-4000-8000-000000000000')]) {
    expect((await other.goto(href))?.status()).toBe(404)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(screen.say('expired.title'))
  }
  await otherContext.close()
  await server.clock.advance(25 * 3600 * 1000)
  await page.fill('#contact-email', 'late@example.test')
  await screen.next()
  await expect(screen.root).toContainText(screen.say('expired.title'))
  expect((await page.reload())?.status()).toBe(404)
})

test('without JavaScript the order is there, and what paying needs is said', async ({
  page,
  cart,
  browser,
  server,
}) => {
  await cart.fill([TOY])
  const screen = checkoutScreen(page)
  await screen.open()
  const context = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await expect(plain.locator('main')).toContainText(TOY.title)
  await expect(plain.locator('main noscript strong')).toHaveText(screen.say('noScript'))
  await expect(plain.getByText(/18\.00/).first()).toBeAttached()
  await context.close()
})
