import { randomUUID } from 'node:crypto'
import { ADDRESS } from '../../scripts/bench/buyer'
import type { Checkout } from '../../src/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { cardOf } from './paying'
import { asJson, BROWSER, ownOrigin, type Raw, raw } from './raw-request'
import { callFunction } from './server-function'

type Node = { port: number }
type Form = Record<string, string>

const CHECKOUT = 'src/services/flows/checkout/checkout.functions.ts'

export type Visitor = ReturnType<typeof createVisitor>

/** Somebody with cookies and no browser, each of whose requests goes to the next of several nodes. */
export function createVisitor(nodes: () => readonly Node[]) {
  const jar = new Map<string, string>()
  let turn = 0
  const next = (): Node => {
    const all = nodes()
    const node = all[turn++ % all.length]
    if (!node) throw new Error('no node answers')
    return node
  }
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const kept = <A extends Raw>(answer: A): A => {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(jar, line)
    return answer
  }
  return {
    get: async (path: string) => kept(await raw(next(), path, { headers: { ...BROWSER, cookie: cookie() } })),
    async post(path: string, body: object) {
      const node = next()
      const headers = { ...asJson(node), cookie: cookie() }
      return kept(await raw(node, path, { method: 'POST', headers, body: JSON.stringify(body) }))
    },
    /** A form that is sent without scripts. */
    async send(path: string, form: Form) {
      const node = next()
      const type = 'application/x-www-form-urlencoded'
      const headers = { ...BROWSER, ...ownOrigin(node), 'content-type': type, cookie: cookie() }
      return kept(await raw(node, path, { method: 'POST', headers, body: new URLSearchParams(form).toString() }))
    },
    async call(which: { name: string; file: string }, data: unknown) {
      return kept(await callFunction(next(), which, { data, cookie: cookie() }))
    },
  }
}

function keep(jar: Map<string, string>, line: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name)
  else jar.set(name, value)
}

/** The value of a hidden field of a page. */
export function fieldOf(html: string, name: string): string {
  const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0]
  if (input === undefined) throw new Error(`the page has no field ${name}`)
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}

/** Puts toys into the cart and starts a checkout of them; its uuid, and the page where it goes on. */
export async function startCheckout(visitor: Visitor, { merchandiseId, quantity = 1 }: Wanted) {
  const lines = [{ merchandiseId, quantity, attributes: [] }]
  const added = await visitor.post('/api/cart/add?noredirect=1', { lines })
  if (added.status !== 200) throw new Error(`nothing was added: ${added.status}`)
  const { text } = await visitor.get('/cart')
  const form = { as: fieldOf(text, 'as'), key: fieldOf(text, 'key') }
  const { headers } = await visitor.send('/api/checkout', form)
  const href = String(headers.location)
  return { href, uuid: /[0-9a-f-]{36}$/.exec(href)?.[0] ?? '' }
}
type Wanted = { merchandiseId: string; quantity?: number }

/** A checkout as it is. */
export const readCheckout = (visitor: Visitor, uuid: string): Promise<Checkout> =>
  checkoutOf(visitor.call({ name: 'getCheckout', file: CHECKOUT }, { uuid }))

/** Types an address and pays with a card that is good. */
export async function finishCheckout(visitor: Visitor, uuid: string): Promise<Checkout> {
  const change = { email: 'buyer@playchart.test', shipping_address: ADDRESS, delivery_method: 'standard' }
  const changed = await checkoutOf(visitor.call({ name: 'changeCheckout', file: CHECKOUT }, { uuid, as: null, change }))
  const paying = { uuid, as: null, idempotencyKey: randomUUID(), card: cardOf('good'), total: changed.total }
  return checkoutOf(visitor.call({ name: 'payCheckout', file: CHECKOUT }, paying))
}

async function checkoutOf(calling: ReturnType<Visitor['call']>): Promise<Checkout> {
  const { status, text, result } = await calling
  const answer = result as { ok: boolean; value: Checkout } | undefined // the shape of the function's answer
  if (!answer?.ok) throw new Error(`the checkout was not answered: ${status} ${text.slice(0, 200)}`)
  return answer.value
}
