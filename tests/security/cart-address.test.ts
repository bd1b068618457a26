import { afterAll, beforeAll, expect, test } from 'vitest'
import { asJson, BROWSER, ownOrigin, raw } from '../support/raw-request'
import { seededVariant } from '../support/seeded-variant'
import { type Server, startServer } from '../support/server'

const OLD = 'https://old.shop.test'
const FLAG = 'money_enable-cart-next-js-migration'

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { SHOP_HOST: OLD, LIMITS_FACTOR: '100' } })
})
afterAll(() => server.kill())

const get = (path: string) => raw(server, path, { headers: BROWSER })
const setFlag = (value: string | null) =>
  raw(server, '/upstream/qa/flags', {
    method: 'POST',
    headers: { ...asJson(server), 'x-qa-key': server.qaKey },
    body: JSON.stringify({ key: FLAG, value }),
  })

test('S-016, S-259, S-321 without the flag header, pages and forms lead to the cart of the other shop', async () => {
  for (const [path, prefix] of [
    ['/', ''],
    ['/nl', '/nl'],
  ] as const)
    expect((await get(path)).text).toContain(`href="${OLD}${prefix}/cart"`)
  const cart = await get('/nl/cart')
  expect([cart.status, cart.headers.location]).toEqual([307, `${OLD}/nl/cart`])
  const headers = { ...ownOrigin(server), 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ merchandiseId: await seededVariant(server), quantity: '1' }).toString()
  const form = await raw(server, '/api/cart/add', { method: 'POST', headers, body })
  expect([form.status, form.headers.location]).toEqual([303, '/cart'])
  // a form may end there
  expect((await get('/')).headers['content-security-policy']).toContain(`form-action 'self' ${OLD}`)
})

test('S-016, S-321 with the flag the cart is here, and kept documents know it at once', async () => {
  expect((await setFlag('on')).status).toBe(200)
  expect((await get('/')).text).toContain('href="/cart"')
  expect((await get('/')).text).not.toContain(`${OLD}/cart`)
  expect((await get('/cart')).status).toBe(200)
  expect((await setFlag('maybe')).status).toBe(422)
  await setFlag(null)
  expect((await get('/')).text).toContain(`href="${OLD}/cart"`)
})
