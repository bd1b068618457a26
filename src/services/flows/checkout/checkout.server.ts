import type { Cart } from '~/services/domain/cart/cart.contract'
import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import { type Locale, localeOfCode } from '~/services/domain/locale'
import { ok, type Result, refused } from '~/services/domain/result'
import { withVisitorsCart } from '~/services/flows/cart/cart.server'
import type { Person } from '~/services/flows/identity/identity.contract'
import { currentPerson } from '~/services/flows/identity/identity.server'
import { readContinuation } from '~/services/flows/subscription/continuation.server'
import { readMemory } from '~/services/flows/subscription/subscription.server'
import { today } from '~/services/flows/visit/today.server'
import { env } from '~/services/platform/env/env.server'
import { catalog } from '~/services/upstreams/catalog/catalog.server'
import type {
  Checkout,
  CheckoutChange,
  CheckoutError,
  CompleteCheckout,
  StartCheckout,
  StartedCheckout,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { checkoutClient } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'
import { checkoutHref } from './checkout-address.rules'
import { ownKey } from './checkout-key.server'
import { ownCheckout, putAway, rememberStarted, visitorFor } from './checkout-session.server'
import { CLUB, type Line, needsAccount, payloadOf } from './payload.rules'
import { countTry } from './tries.server'

type Answered<T> = Promise<Result<T, CheckoutError>>
/** The parts of a request that the checkout uses. */
export type CheckoutRequest = { locale: Locale; address: string; flags: () => Promise<Flags> }
/** What a checkout of a cart is made of. */
type Bought = { lines: readonly Line[]; codes: readonly string[] }
/** What a link named; `cartId`: the cart of another storefront that it is taken from, with its buyer's country; null where it stands in none. */
export type Linked = Bought & { cartId: string | null; country: string | null }
/** `linked` is bought in the place of the visitor's own cart, which stays as it is. */
type Starting = Required<StartCheckout> & { linked?: Linked }

/** Starts a checkout of what this visitor wants to buy (S-007, S-341), once per key, and says where it goes on. */
export async function start(starting: Starting, request: CheckoutRequest): Answered<StartedCheckout> {
  const visitor = await visitorFor(starting.as)
  if (!visitor.ok) return visitor
  const person = visitor.value
  await countTry('checkout', { person, request, what: 'start' })
  const flags = await request.flags()
  const payload = await payloadFor(starting, { request, person, flags })
  if (!payload.ok) return payload
  if (needsAccount(payload.value) && !person) return refused({ kind: 'needsAccount' })
  const { source, idempotencyKey: key } = starting
  const client = await checkoutClient()
  const started = await client.start({ source, payload: payload.value, key: ownKey(key) })
  if (!started.ok) return started
  const uuid = started.value
  const cartId = starting.linked?.cartId ?? null
  await rememberStarted({ uuid, source, cartId, isDone: starting.linked !== undefined && cartId === null })
  // optional: where it fails, the buyer types the address
  if (person) await client.change(uuid, { email: person.email })
  return ok({ uuid, href: hrefOf(uuid, { locale: request.locale, isNew: isOn(flags, 'new-checkout') }) })
}

type For = { request: CheckoutRequest; person: Person | null; flags: Flags }

async function payloadFor({ source, plan, linked }: Starting, { request, person, flags }: For) {
  const { locale } = request
  const cart =
    source === 'cart' && !linked ? await withVisitorsCart(locale, (service, visitor) => service.read(visitor)) : null
  if (cart && !cart.ok) return refused(cart.error.kind === 'unreachable' ? cart.error : NO_CART)
  const { lines, codes } = linked ?? (cart ? boughtOf(cart.value) : NOTHING)
  const boxes = await boxesFor(lines, locale)
  if (!boxes.ok) return boxes
  const memory = await readMemory()
  return payloadOf({
    source,
    plan,
    flags,
    lines,
    codes,
    country: linked?.country ?? null,
    locale: locale.code,
    today: today(),
    boxes: boxes.value,
    memory,
    continuation: source === 'gift' || source === 'erc' ? null : await readContinuation(memory),
    userUuid: person?.playchartId ?? null,
  })
}
const NOTHING: Bought = { lines: [], codes: [] }

/** A cart as it is, with its codes whether they apply or not. */
export const boughtOf = ({ lines, discountCodes }: Cart): Bought => ({
  lines,
  codes: discountCodes.map(({ code }) => code),
})

const NO_CART: CheckoutError = { kind: 'invalid', cause: 'the cart did not come as it should' }

/** The boxes of the reading club, where one is in the cart. */
async function boxesFor(lines: readonly { productType: string }[], { language, currency }: Locale) {
  if (!lines.some(({ productType }) => productType === 'ERC')) return ok([])
  const club = await (await catalog()).subscriptionPlan({ anchor: CLUB, language, currency })
  return club.ok ? ok(club.value.installments) : club
}

function hrefOf(uuid: string, { locale, isNew }: { locale: Locale; isNew: boolean }): string {
  const { CHECKOUT_HOST } = env()
  const host = CHECKOUT_HOST === undefined ? null : new URL(CHECKOUT_HOST).origin
  return checkoutHref({ localeCode: locale.code, uuid, isNew, host })
}

/** A checkout of this visitor's own; once it is bought, the cart is put away. */
export async function read(uuid: string): Answered<Checkout> {
  const own = await ownCheckout(uuid, await currentPerson())
  if (own.ok) await putAway(own.value, localeOfCode(own.value.locale))
  return own
}

type Own<T> = { uuid: string; as: string | null } & T

/** Contact, address, delivery: one step at a time. */
export async function change({ uuid, as, change: changed }: Own<{ change: CheckoutChange }>): Answered<Checkout> {
  const visitor = await visitorFor(as)
  if (!visitor.ok) return visitor
  const own = await ownCheckout(uuid, visitor.value)
  return own.ok ? (await checkoutClient()).change(uuid, changed) : own
}

/** Pays, once per key. `unreachable` means that nobody knows yet: the same key again finds out. */
export async function pay(
  paying: Own<CompleteCheckout & { idempotencyKey: string }>,
  request: CheckoutRequest,
): Answered<Checkout> {
  const { uuid, as, idempotencyKey: key, card, total } = paying
  const visitor = await visitorFor(as)
  if (!visitor.ok) return visitor
  await countTry('checkout', { person: visitor.value, request, what: 'pay' })
  const own = await ownCheckout(uuid, visitor.value)
  if (!own.ok) return own
  const paid = await (await checkoutClient()).complete(uuid, { key, card, total })
  if (paid.ok) await putAway(paid.value, localeOfCode(paid.value.locale))
  return paid
}

/** S-363: where the buyer goes on; a guest's checkout becomes that of whoever has signed in meanwhile. */
export async function goOn({ uuid, as }: Own<object>, request: CheckoutRequest): Answered<StartedCheckout> {
  const visitor = await visitorFor(as)
  if (!visitor.ok) return visitor
  const own = await ownCheckout(uuid, visitor.value)
  if (!own.ok) return own
  const going = await (await checkoutClient()).goOn(uuid, visitor.value?.playchartId ?? null)
  if (!going.ok) return going
  const isNew = isOn(await request.flags(), 'new-checkout')
  return ok({ uuid, href: hrefOf(uuid, { locale: localeOfCode(own.value.locale), isNew }) })
}
