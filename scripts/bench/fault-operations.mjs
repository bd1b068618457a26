import { randomUUID } from 'node:crypto'
import { purchaseOperations } from './purchase-operations.mjs'
import { signedIn } from './sign-in.mjs'

const KIT = '/products/kit-the-babbler'
const STEPS = '/pages/subscription-v3'
const TOY = 'TOY-BALL-TRACK'

/** What visitors ask of each upstream: how to ask it, and the status that it answers when all is well. */
export async function operationsOf(server) {
  const parent = await signedIn(server.url, 'parent@playchart.test')
  const { variantId } = await server.qa(`stock?sku=${TOY}`, 'GET')
  const visitor = { cookie: 'visitor=new' }
  const add = () =>
    json(
      server,
      '/api/cart/add?noredirect=1',
      { lines: [{ merchandiseId: variantId, quantity: 1, attributes: [] }] },
      visitor,
    )
  visitor.cookie += `; ${cookiesIn(await add())}`
  const child = { name: 'Robin', day: '5', month: '1', year: String(new Date().getFullYear() - 1), language: 'en' }
  visitor.cookie += `; ${cookiesIn(await form(server, '/api/child-info', child, visitor))}`
  await form(server, '/api/payment-options', { plan: 'kits-4', renews: 'true' }, visitor)
  const startCheckout = () => form(server, '/api/checkout', { as: '', key: randomUUID() }, visitor)
  const page = (path, who = visitor.cookie) => ({ good: 200, ask: () => get(server, path, who) })
  const write = (ask, good) => ({ method: 'POST', good, ask })
  // a session knows its newest checkouts alone
  const checkout = { href: '' }
  const begin = async () => {
    checkout.href = (await startCheckout()).headers.get('location')
  }
  return [
    { upstream: 'contentful', what: 'page', ...page('/pages/about') },
    { upstream: 'contentful', what: 'kit page', ...page(KIT) },
    { upstream: 'contentful', what: 'home', ...page('/') },
    { upstream: 'contentful', what: 'cart page', ...page('/cart') },
    { upstream: 'shopify', what: 'kit page', ...page(KIT) },
    { upstream: 'shopify', what: 'cart page', ...page('/cart') },
    { upstream: 'shopify', what: 'read the cart', ...page('/api/cart') },
    { upstream: 'shopify', what: 'inventory', ...page('/api/inventory?productId=7345476171963&threshold=10') },
    { upstream: 'shopify', what: 'add to the cart', ...write(add, 200) },
    { upstream: 'shopify', what: 'start the checkout', ...write(startCheckout, 303) },
    { upstream: 'catalog', what: 'reading club', ...page('/products/erc-box-4-5') },
    { upstream: 'catalog', what: 'payment options', ...page(`${STEPS}/payment-options`) },
    { upstream: 'catalog', what: 'order review', ...page(`${STEPS}/order-review`) },
    { upstream: 'account-manager', what: 'account', ...page('/account', parent) },
    { upstream: 'subscription-manager', what: 'account', ...page('/account', parent) },
    { upstream: 'subscription-manager', what: 'schedule', ...page('/account/subscriptions', parent) },
    { upstream: 'order-manager', what: 'schedule', ...page('/account/subscriptions', parent) },
    { upstream: 'checkout-orchestration', what: 'start the checkout', ...write(startCheckout, 303) },
    {
      upstream: 'checkout-orchestration',
      what: 'checkout page',
      ...page(''),
      begin,
      ask: () => get(server, checkout.href, visitor.cookie),
    },
    { upstream: 'cognito', what: 'home, signed in', ...page('/', parent) },
    { upstream: 'flags', what: 'home', ...page('/') },
    { upstream: 'mail', what: 'a code to sign up', ...write(() => signUp(server), 200) },
    ...purchaseOperations({
      server,
      variantId,
      post: (path, body, who) => json(server, path, body, who),
      form: (path, fields, who) => form(server, path, fields, who),
    }),
  ]
}

const BROWSER = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/156' }

async function get(server, path, cookie) {
  return whole(await fetch(server.url + path, { headers: { ...BROWSER, cookie }, redirect: 'manual' }))
}

async function json(server, path, body, { cookie }, headers = {}) {
  const all = { origin: server.url, 'content-type': 'application/json', cookie, ...headers }
  return whole(await fetch(server.url + path, { method: 'POST', headers: all, body: JSON.stringify(body) }))
}

async function form(server, path, fields, { cookie }) {
  const headers = { ...BROWSER, origin: server.url, cookie }
  const body = new URLSearchParams(fields)
  return whole(await fetch(server.url + path, { method: 'POST', headers, body, redirect: 'manual' }))
}

const pool = (server, operation, body) =>
  json(
    server,
    '/upstream/cognito/',
    { ClientId: 'playchart-web', ...body },
    { cookie: '' },
    {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
  )

/** Another address each time: the pool counts the codes of one. */
const signUp = (server) => {
  const email = `${randomUUID()}@playchart.test`
  return pool(server, 'SignUp', {
    Username: email,
    Password: `Long-${randomUUID()}-A1`,
    UserAttributes: [{ Name: 'email', Value: email }],
  })
}

const whole = async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() })

const cookiesIn = ({ headers }) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
