import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { ADDRESS } from '../../scripts/bench/buyer'
import { Checkout } from '../../src/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { cardOf } from './paying'
import type { Raw } from './raw-request'
import type { Told } from './told'
import { createVisitor, fieldOf, type Visitor } from './visitor'

const FILE = 'src/services/flows/checkout/checkout.functions.ts'
const ADDS = 3
/** Nothing that dies stays away for so long. */
const GIVES_UP_MS = 90_000
const PAUSE_MS = 300

const Cart = z.object({ cart: z.object({ totalQuantity: z.number() }) })
const Answered = z.object({ ok: z.literal(true), value: Checkout })

/** What one buyer has in the end: the pieces that were acknowledged, those that were held and ordered, and the order. */
export type Purchase = { owed: number; held: number; ordered: number; order: string; checkout: string }
type Buying = { port: number; merchandiseId: string; told: Told }

/** Buys with cookies and no browser, and asks again under the same key until it is answered, as a page does. */
export async function buyPatiently({ port, merchandiseId, told }: Buying): Promise<Purchase> {
  const visitor = createVisitor(() => [{ port }])
  const until = untilRead(told)
  let owed = 0
  for (let add = 1; add <= ADDS; add++) {
    const body = { lines: [{ merchandiseId, quantity: add, attributes: [] }], idempotencyKey: randomUUID() }
    await until(
      'add',
      () => visitor.post('/api/cart/add?noredirect=1', body),
      ({ status }) => status === 200 || null,
    )
    owed += add
  }
  const held = await until(
    'cart',
    () => visitor.get('/api/cart'),
    ({ status, text }) => (status === 200 ? Cart.parse(JSON.parse(text)).cart.totalQuantity : null),
  )
  const uuid = await started(visitor, until)
  const { order, lines } = await paid({ visitor, until, uuid })
  const ordered = lines.reduce((sum, line) => sum + line.quantity, 0)
  return { owed, held, ordered, order: String(order?.id), checkout: uuid }
}

async function started(visitor: Visitor, until: Until): Promise<string> {
  const form = await until(
    'the cart’s page',
    () => visitor.get('/cart'),
    ({ status, text }) =>
      status === 200 && text.includes('name="key"') ? { as: fieldOf(text, 'as'), key: fieldOf(text, 'key') } : null,
  )
  return until(
    'start of a checkout',
    () => visitor.send('/api/checkout', form),
    ({ headers }) => /[0-9a-f-]{36}$/.exec(String(headers.location))?.[0] ?? null,
  )
}

type Paying = { visitor: Visitor; until: Until; uuid: string }

async function paid({ visitor, until, uuid }: Paying): Promise<Checkout> {
  const call = (name: string, data: object) => visitor.call({ name, file: FILE }, data)
  const look = () => until('look', () => call('getCheckout', { uuid }), checkoutIn)
  const change = { email: 'buyer@playchart.test', shipping_address: ADDRESS, delivery_method: 'standard' }
  const { total } = await until('change', () => call('changeCheckout', { uuid, as: null, change }), checkoutIn)
  const paying = { uuid, as: null, idempotencyKey: randomUUID(), card: cardOf('good'), total }
  for (const since = performance.now(); performance.now() - since < GIVES_UP_MS; await wait(PAUSE_MS)) {
    const checkout = await look()
    if (checkout.status === 'confirmed') return checkout
    if (checkout.status === 'open')
      await until(
        'pay',
        () => call('payCheckout', paying),
        () => true,
      )
  }
  throw new Error(`checkout ${uuid} was not confirmed`)
}

/** What a function answered, where it answered with a checkout. */
const checkoutIn = ({ result }: { result: unknown }): Checkout | null => Answered.safeParse(result).data?.value ?? null

type Until = <A extends Raw, T>(what: string, ask: () => Promise<A>, read: (answer: A) => T | null) => Promise<T>

function untilRead(told: Told): Until {
  return async (what, ask, read) => {
    for (const since = performance.now(); performance.now() - since < GIVES_UP_MS; await wait(PAUSE_MS)) {
      const answer = await told.asked(what, ask)
      const value = answer && read(answer)
      if (value !== null) return value
    }
    throw new Error(`a buyer gave up: ${what}`)
  }
}
