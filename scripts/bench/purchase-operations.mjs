import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fromCrossJSON, toJSONAsync } from 'seroval'
import { ADDRESS, ON_THE_CARD } from './buyer.ts'

const FILE = 'src/services/flows/checkout/checkout.functions.ts'
const CARD = { number: '4242424242424242', ...ON_THE_CARD }
const PAID_BY = ['card-gateway', 'checkout-orchestration', 'shopify', 'order-manager', 'account-manager', 'mail']

const PAID = ['paid', 'confirmed']

/**
 * What changes something: `begin` makes what the row is about while all is well, `ask` is asked under the fault and again
 * afterwards with the same key, and `lost` says what of it was lost or done twice; '' nothing.
 */
export function purchaseOperations({ server, variantId, post, form }) {
  const cart = () => ({ ...quantityRow({ server, variantId, post }), method: 'POST' })
  const pay = () => ({ ...payRow({ server, variantId, post, form }), method: 'POST' })
  return [
    { upstream: 'shopify', what: 'change a quantity', ...cart() },
    ...PAID_BY.map((upstream) => ({ upstream, what: 'pay', ...pay() })),
  ]
}

/** A new visitor with one of it in the cart. */
async function visitorWithOne(post, variantId) {
  const lines = [{ merchandiseId: variantId, quantity: 1, attributes: [] }]
  const added = await post('/api/cart/add?noredirect=1', { lines }, { cookie: 'visitor=new' })
  return { cookie: `visitor=new; ${cookiesIn(added)}` }
}

function quantityRow({ server, variantId, post }) {
  let visitor = { cookie: '' }
  let line = null
  return {
    async begin() {
      visitor = await visitorWithOne(post, variantId)
      line = (await cartOf(server, visitor)).lines[0]
    },
    ask: () =>
      post('/api/cart/update?noredirect=1', { sequence: 1, intents: [{ lineId: line.id, quantity: 3 }] }, visitor),
    works: ({ status }) => status === 200,
    async lost() {
      const { totalQuantity } = await cartOf(server, visitor)
      return totalQuantity === 3 ? '' : `${totalQuantity} instead of 3 in the cart`
    },
  }
}

function payRow({ server, variantId, post, form }) {
  let visitor = { cookie: '' }
  let paying = null
  return {
    async begin() {
      visitor = await visitorWithOne(post, variantId)
      const begun = await form('/api/checkout', { as: '', key: randomUUID() }, visitor)
      visitor.cookie += `; ${cookiesIn(begun)}`
      const uuid = /[0-9a-f-]{36}$/.exec(begun.headers.get('location') ?? '')?.[0]
      const change = { email: `${uuid}@playchart.test`, shipping_address: ADDRESS, delivery_method: 'standard' }
      const changed = await call(server, 'changeCheckout', { uuid, as: null, change }, visitor)
      paying = { uuid, as: null, idempotencyKey: randomUUID(), card: CARD, total: changed.result.value.total }
    },
    ask: () => call(server, 'payCheckout', paying, visitor),
    works: ({ result }) => result?.ok === true && PAID.includes(result.value.status),
    async lost() {
      const again = await call(server, 'payCheckout', paying, visitor)
      if (!PAID.includes(again.result?.value?.status)) return 'paid, and no order'
      const receipts = (await server.emails()).filter(({ to }) => to === `${paying.uuid}@playchart.test`)
      return receipts.length > 1 ? `${receipts.length} receipts` : ''
    },
  }
}

async function cartOf(server, { cookie }) {
  return (await (await fetch(`${server.url}/api/cart`, { headers: { cookie } })).json()).cart
}

/** A server function as a page calls it. */
async function call(server, name, data, { cookie }) {
  const headers = { origin: server.url, 'content-type': 'application/json', accept: 'application/json', cookie }
  const body = JSON.stringify(await toJSONAsync({ data }))
  const answer = await fetch(`${server.url}/_serverFn/${idOf(name)}`, {
    method: 'POST',
    headers: { ...headers, 'x-tsr-serverfn': 'true' },
    body,
  })
  const text = await answer.text()
  const isAnswer = answer.ok && answer.headers.get('x-tss-serialized') === 'true'
  const result = isAnswer ? fromCrossJSON(JSON.parse(text), { refs: new Map() }).result : undefined
  return { status: answer.status, headers: answer.headers, text, result }
}

function idOf(name) {
  // a build without its white space quotes differently
  const field = (key, value) => `${key}:\\s*["\`]${value}["\`]`
  const pattern = new RegExp([field('id', '([\\w-]+)'), field('name', name), field('filename', FILE)].join(',\\s*'))
  for (const path of globSync('.output/server/_ssr/*.mjs')) {
    const [, id] = pattern.exec(readFileSync(path, 'utf8')) ?? []
    if (id) return id
  }
  throw new Error(`the build has no server function ${name}`)
}

const cookiesIn = ({ headers }) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
