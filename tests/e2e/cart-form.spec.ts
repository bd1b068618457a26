import { randomUUID } from 'node:crypto'
import { CODES } from './support/checkout-screen'
import { expect, TOY, test } from './support/shop'
import { accountOf, signInAs } from './support/sign-in'
import { languagesOfUse, messageOf, prefixOf } from './support/words'

test.use({ javaScriptEnabled: false })

for (const language of languagesOfUse())
  test(`S-341 S-374 S-377 the cart leads to its checkout by a form, or says why not (${language})`, async ({
    page,
    server,
    cart,
  }) => {
    const prefix = prefixOf(language)
    await cart.fill([TOY])
    await page.goto(`${prefix}/cart`)
    const checkout = page.locator('form[action="/api/checkout"] button')
    const refused = async (upstream: string, failed: string, words: string) => {
      await server.faults.add({ upstream, outcome: { kind: 'status', status: 500 } })
      await checkout.click()
      await expect(page).toHaveURL(`${prefix}/cart?failed=${failed}`)
      await server.faults.clear()
      await page.reload()
      await expect(page.getByRole('alert')).toContainText(messageOf(language, words))
    }
    await refused('checkout-orchestration', 'unreachable', 'checkoutStart.codes.unreachable')
    await refused('shopify', 'checkout', 'cartErrors.checkout')
    await checkout.click()
    await expect(page).toHaveURL(new RegExp(`/${CODES[language]}/checkout/customer-information/[0-9a-f-]{36}$`))
    await expect(page.getByRole('main')).toContainText(/18[.,]00/)
    await page.goto(`${prefix}/cart`)
    await expect(page.locator('li[data-line]')).toHaveCount(1)
  })

test('the form of the cart takes its own fields from its own pages, for whom they were made', async ({
  page,
  server,
  cart,
}) => {
  await cart.fill([TOY])
  const { origin } = server
  const post = async (form: Record<string, string>, from = origin) => {
    const answer = await page.request.post('/api/checkout', { headers: { origin: from }, form, maxRedirects: 0 })
    return [answer.status(), answer.headers().location ?? null]
  }
  expect((await page.request.get('/api/checkout')).status()).toBe(405)
  const key = randomUUID()
  expect(await post({ as: '', key }, 'http://evil.local')).toEqual([403, null])
  const unreadable: Record<string, string>[] = [
    { as: 'somebody', key },
    { as: '', source: 'erc', key },
    { as: '' },
    { as: '', key: 'k' },
  ]
  for (const form of unreadable) expect(await post(form)).toEqual([400, null])
  await signInAs(page.request, origin, 'new')
  expect(await post({ as: '', key })).toEqual([303, '/cart?failed=otherPerson'])
  expect(await post({ as: accountOf('parent'), key })).toEqual([303, '/cart?failed=otherPerson'])
})

test('S-341 a form that is sent twice starts one checkout, and each page has a key of its own', async ({
  page,
  server,
  cart,
}) => {
  await cart.fill([TOY])
  const formOf = async (): Promise<Record<string, string>> => {
    const document = await page.goto('/cart')
    expect(document?.headers()['cache-control']).toContain('no-store')
    const fields = page.locator('form[action="/api/checkout"] input[type="hidden"]')
    const pairs = await fields.evaluateAll((all) =>
      all.map((each) => [each.getAttribute('name'), each.getAttribute('value')]),
    )
    return Object.fromEntries(pairs)
  }
  const sent = async (form: Record<string, string>) => {
    const headers = { origin: server.origin }
    const answer = await page.request.post('/api/checkout', { headers, form, maxRedirects: 0 })
    return answer.headers().location
  }
  const form = await formOf()
  const first = await sent(form)
  expect(first).toMatch(/\/checkout\/customer-information\/[0-9a-f-]{36}$/)
  expect(await sent(form)).toBe(first)
  const next = await formOf()
  expect(next.key).not.toBe(form.key)
  expect(await sent(next)).not.toBe(first)
})
