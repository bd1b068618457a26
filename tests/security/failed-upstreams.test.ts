import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import messages from '~/content/messages/en.json'
import { paymentMethodOf, persona } from '~/content/seed/personas'
import { asJson, BROWSER, ownOrigin, raw } from '../support/raw-request'
import { seededVariant } from '../support/seeded-variant'
import { type Server, startServer } from '../support/server'
import { cookieIn, signInOver } from '../support/sign-in'

/*
 * A page without the upstream that it is about, as a browser without scripts gets it: 502 after a wrong answer, 503 after
 * none, the shop's own words, the ways home and to the cart, and the request to ask about. Nothing of it is kept, and no
 * upstream's or parser's word is in it. Every page file of src/routes stands here.
 */

type As = 'guest' | 'parent' | 'admin'
type Shown = { path: string; as: As; needs: readonly string[] }
const guest = (path: string, ...needs: string[]): Shown => ({ path, as: 'guest', needs: ['contentful', ...needs] })
const parent = (path: string, ...needs: string[]): Shown => ({ path, as: 'parent', needs: ['contentful', ...needs] })

const admin = (path: string, ...needs: string[]): Shown => ({ path, as: 'admin', needs: ['contentful', ...needs] })

const CHECKOUT = '{checkout}'
const SHIP_DATE = '{day of the next kit}'
const PAYMENTS = '{payments of a subscription}'
const CANCEL = '{where the subscription is cancelled}'
const CLUB = '{what can be done with the reading club}'
const GIFTS = `/account/${persona('parent').playchartId}/account-settings/gifts`
const SETTINGS = '/account/settings'
const PROFILE = `/account/${persona('parent').playchartId}/profile-info`
const OWN_SETTINGS = `/account/${persona('parent').playchartId}/account-settings`
const OWN_METHOD = `${OWN_SETTINGS}/payment-method/${paymentMethodOf(persona('parent'))}`
const SHIPPING_ADDRESS = `${OWN_SETTINGS}/edit-shipping-address/${persona('parent').addressUuid}`
const STEPS = '/pages/subscription-v3'
const PAGES: Record<string, Shown | 'frame' | 'redirect'> = {
  '__root.tsx': 'frame',
  '{-$lang}/route.tsx': 'frame',
  '{-$lang}/account/route.tsx': 'frame',
  '$locale/checkout/route.tsx': 'frame',
  '$locale/checkout/index.tsx': 'redirect',
  '{-$lang}/index.tsx': guest('/'),
  '{-$lang}/cart.tsx': guest('/cart', 'shopify'),
  '{-$lang}/pages/$slug.tsx': guest('/pages/about'),
  // without the shop its table has no column for single kits
  '{-$lang}/pages/how-it-works.tsx': guest('/pages/how-it-works'),
  '{-$lang}/pages/activate-gift.tsx': parent('/pages/activate-gift'),
  '{-$lang}/pages/withdraw.tsx': guest('/pages/withdraw'),
  [`{-$lang}${STEPS}/child-info.tsx`]: guest(`${STEPS}/child-info`),
  [`{-$lang}${STEPS}/payment-options.tsx`]: guest(`${STEPS}/payment-options`),
  [`{-$lang}${STEPS}/order-review.tsx`]: guest(`${STEPS}/order-review`, 'catalog'),
  '{-$lang}/products/the-play-kits/index.tsx': guest('/products/the-play-kits'),
  '{-$lang}/products/the-play-kits/$slug.tsx': guest('/products/the-play-kits/0-12-months'),
  '{-$lang}/products/$slug.tsx': guest('/products/kit-the-babbler', 'shopify'),
  '{-$lang}/products/erc-box-{$ages}.tsx': guest('/products/erc-box-4-5', 'shopify'),
  '{-$lang}/sign-in.tsx': guest('/sign-in'),
  '{-$lang}/sign-up.tsx': guest('/sign-up'),
  '{-$lang}/reset-password.tsx': guest('/reset-password'),
  '{-$lang}/account/index.tsx': parent('/account', 'account-manager'),
  '{-$lang}/account/$.tsx': 'frame',
  '{-$lang}/account/-payments/payments.page.tsx': parent(PAYMENTS, 'account-manager', 'subscription-manager'),
  '{-$lang}/account/-reading-club/reading-club.page.tsx': parent(
    '/account/early-reader-club',
    'account-manager',
    'subscription-manager',
  ),
  '{-$lang}/account/-reading-club/club-options.page.tsx': parent(CLUB, 'account-manager', 'subscription-manager'),
  '{-$lang}/account/-settings/gifts.page.tsx': parent(GIFTS, 'account-manager', 'checkout-orchestration'),
  '{-$lang}/account/-subscription-change/subscription-change.page.tsx': parent(
    CANCEL,
    'account-manager',
    'subscription-manager',
  ),
  '{-$lang}/account/-ship-date/ship-date.page.tsx': parent(SHIP_DATE, 'account-manager', 'subscription-manager'),
  '{-$lang}/account/-settings/settings.page.tsx': parent('/account/settings', 'account-manager'),
  '{-$lang}/account/-settings/family.page.tsx': parent('/account/subscriber-shop/family', 'account-manager'),
  '{-$lang}/account/-settings/preferences.page.tsx': parent(
    `${SETTINGS}/edit-communication-preferences`,
    'account-manager',
  ),
  '{-$lang}/account/-settings/child.page.tsx': parent('/account/v2/settings/add-a-child', 'account-manager'),
  '{-$lang}/account/-settings/contact-details.page.tsx': parent(`${PROFILE}/edit-contact-details`, 'account-manager'),
  '{-$lang}/account/-settings/password.page.tsx': parent(`${PROFILE}/update-password`, 'account-manager'),
  '{-$lang}/account/-settings/privacy.page.tsx': parent('/account/settings/privacy', 'account-manager'),
  '{-$lang}/account/-settings/erase-account.page.tsx': parent(
    '/account/settings/privacy/erase',
    'account-manager',
    'order-manager',
    'subscription-manager',
  ),
  '{-$lang}/account/-payment-method/payment-method.page.tsx': parent(
    `${OWN_SETTINGS}/payment-method`,
    'account-manager',
    'catalog',
  ),
  '{-$lang}/account/-payment-method/edit-card.page.tsx': parent(
    `${OWN_METHOD}/edit-card`,
    'account-manager',
    'catalog',
    // without it nobody can say what the card is charged at once
    'subscription-manager',
  ),
  '{-$lang}/account/-payment-method/edit-billing.page.tsx': parent(
    `${OWN_METHOD}/edit-billing-address`,
    'account-manager',
    'catalog',
  ),
  '{-$lang}/account/-addresses/shipping-address.page.tsx': parent(
    SHIPPING_ADDRESS,
    'account-manager',
    'subscription-manager',
  ),
  '{-$lang}/account/-orders/order-history.page.tsx': parent(
    '/account/order-history',
    'account-manager',
    'order-manager',
  ),
  '{-$lang}/account/-orders/order.page.tsx': parent('/account/orders/PC-100001', 'account-manager', 'order-manager'),
  '{-$lang}/account/-orders/withdrawal.page.tsx': parent(
    '/account/orders/PC-100001/withdraw',
    'account-manager',
    'order-manager',
  ),
  // leads to the schedule while its flag is off
  '{-$lang}/account/-modify-kit/modify-kit.page.tsx': 'frame',
  // not found while its flag is off
  '{-$lang}/account/-settings/sms.page.tsx': 'frame',
  '{-$lang}/account/subscriptions.tsx': parent('/account/subscriptions', 'account-manager', 'subscription-manager'),
  '$locale/checkout/customer-information.$uuid.tsx': guest(CHECKOUT, 'checkout-orchestration'),
  'mailbox.tsx': guest('/mailbox?key=a-key-that-only-tests-know'),
  'inspector.tsx': guest('/inspector'),
  'machines/index.tsx': guest('/machines'),
  'machines/$id.tsx': guest('/machines/cart'),
  'machines/rules.tsx': guest('/machines/rules'),
  'machines/states.tsx': guest('/machines/states'),
  'machines/open.tsx': guest(`/machines/open?page=${encodeURIComponent('/cart?inspect=bare&as=parent')}`),
  // says itself that nobody could be looked for
  'admin/$place.tsx': admin('/admin/customers?find=parent'),
}
const UPSTREAMS = [
  ...['contentful', 'shopify', 'catalog', 'account-manager', 'subscription-manager', 'order-manager'],
  ...['checkout-orchestration', 'cognito'],
]
/** Who is asked asks the catalogue itself: how somebody pays, or what a kit is. */
const THROUGH: Record<string, string> = {
  '/account/subscriptions': 'catalog',
  [SHIP_DATE]: 'catalog',
  [PAYMENTS]: 'catalog',
  [CANCEL]: 'catalog',
  [SHIPPING_ADDRESS]: 'catalog',
}
/** `status 400`: a refusal where none was to be expected; nobody asks again for it, so that no breaker opens. */
const FAILURES = { malformed: { kind: 'malformed' }, refused: { kind: 'status', status: 400 } } as const

let server: Server
const cookies: Record<As, string> = { guest: '', parent: '', admin: '' }
let [checkout, shipDate, cancel, payments, club] = ['', '', '', '', '']
beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '1000' } })
  cookies.parent = await signInOver(server, 'parent@playchart.test')
  cookies.admin = await signInOver(server, 'admin@playchart.test')
  const lines = [{ merchandiseId: await seededVariant(server), quantity: 1, attributes: [] }]
  const headers = asJson(server)
  const added = await raw(server, '/api/cart/add', { method: 'POST', headers, body: JSON.stringify({ lines }) })
  cookies.guest = `visitor=new; ${cookieIn(added)}`
  const child = { name: 'Robin', day: '5', month: '1', year: String(new Date().getFullYear() - 1), language: 'en' }
  cookies.guest += `; ${cookieIn(await post('/api/child-info', child))}`
  await post('/api/payment-options', { plan: 'kits-4', renews: 'true' })
  const started = await post('/api/checkout', { as: '', key: randomUUID() })
  checkout = String(started.headers.location)
  const schedule = await get(parent('/account/subscriptions'))
  shipDate = /href="([^"]*\/edit-ship-date\/[^"]*)"/.exec(schedule.text)?.[1] ?? ''
  payments = /href="([^"]*\/payment-schedule\/[^"]*)"/.exec(schedule.text)?.[1] ?? ''
  const { text: clubPage } = await get(parent('/account/early-reader-club'))
  club = /href="([^"]*\/skip-cancel)"/.exec(clubPage)?.[1] ?? ''
  cancel = /href="([^"]*\/account-settings\/cancel\/[^"]*)"/.exec(schedule.text)?.[1] ?? ''
})
afterEach(() => qa('DELETE'))
afterAll(() => server.kill())

const post = (path: string, fields: Record<string, string>) =>
  raw(server, path, {
    method: 'POST',
    headers: { ...ownOrigin(server), ...FORM, cookie: cookies.guest },
    body: new URLSearchParams(fields).toString(),
  })
const FORM = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
const qa = (method: string, body?: object) => {
  const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
  return raw(server, '/upstream/qa/faults', { method, headers, body: body && JSON.stringify(body) })
}
const get = ({ path, as }: Shown) =>
  raw(
    server,
    { [CHECKOUT]: checkout, [SHIP_DATE]: shipDate, [CANCEL]: cancel, [PAYMENTS]: payments, [CLUB]: club }[path] ?? path,
    {
      headers: { ...BROWSER, cookie: cookies[as] },
    },
  )
/** What a parser says of an answer, in any of its forms. */
const PARSERS = /invalid_type|Invalid input|ZodError|unrecognized_keys|expected \w+, received|Unexpected token/
const text = (html: string) => html.replaceAll('&#x27;', "'").replace(/<[^>]*>/g, ' ')

test('every page is looked at', () => {
  const files = Object.keys(import.meta.glob('../../src/routes/**/*.tsx'))
    .map((path) => path.replace('../../src/routes/', ''))
    .filter((path) => !/(^|\/)-/.test(path) || path.endsWith('.page.tsx'))
  expect(files.sort()).toEqual(Object.keys(PAGES).sort())
})

const shown = Object.values(PAGES).flatMap((page) => (typeof page === 'string' ? [] : [page]))

describe.each(shown)('$path', (page) => {
  test('is there while its upstreams are', async () => {
    const answer = await get(page)
    expect([answer.status, answer.headers.location]).toEqual([200, undefined])
  })

  test.each(page.needs)('says in words that it could not be made without %s', async (upstream) => {
    for (const outcome of Object.values(FAILURES)) {
      await qa('POST', { upstream, outcome })
      const { status, headers, text: html } = await get(page)
      await qa('DELETE')
      expect([status, headers['cache-control']]).toEqual([502, 'no-store'])
      expect(headers['set-cookie'] ?? '').not.toContain('__Host-cart=;')
      const said = text(html)
      expect(said).toContain(messages.error.heading)
      expect(said).toContain(messages.error.message)
      expect(said).toContain(String(headers['x-request-id']))
      expect([html.includes('<header'), html.includes('href="/cart"')]).toEqual([true, true])
      expect(PARSERS.exec(html)?.[0]).toBeUndefined()
      if (page.as === 'parent') expect(said).toContain(messages.account.again)
    }
  })
})

test('a page that can do without an upstream stays, and says nothing of a parser', { timeout: 120_000 }, async () => {
  const left: unknown[] = []
  for (const upstream of UPSTREAMS) {
    await qa('POST', { upstream, outcome: FAILURES.malformed })
    for (const page of shown.filter(({ path, needs }) => !needs.includes(upstream) && THROUGH[path] !== upstream)) {
      const { status, text: html } = await get(page)
      if (status !== 200 || PARSERS.test(html)) left.push([upstream, page.path, status])
    }
    await qa('DELETE')
  }
  expect(left).toEqual([])
})

test('an upstream that does not answer is 503, and says when to come back', async () => {
  await qa('POST', { upstream: 'contentful', outcome: { kind: 'status', status: 429 } })
  const { status, headers } = await get(guest('/pages/how-it-works'))
  expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

describe('what is not there below /api', () => {
  test.each(['/api/nothing', '/api/cart/nothing', '/api/nothing/at/all?x=1', '/api/'])(
    '%s is small JSON',
    async (path) => {
      for (const headers of [{}, BROWSER]) {
        const answer = await raw(server, path, { headers })
        expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json'])
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) })
        expect(answer.text.length).toBeLessThan(300)
      }
    },
  )
})
