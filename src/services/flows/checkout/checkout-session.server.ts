import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { Locale } from '~/services/domain/locale'
import { ok, type Result, refused } from '~/services/domain/result'
import { withVisitorsCart } from '~/services/flows/cart/cart.server'
import type { Person } from '~/services/flows/identity/identity.contract'
import { currentPerson, personFor, refuseOtherPerson } from '~/services/flows/identity/identity.server'
import { shop } from '~/services/flows/products/shop.server'
import { forgetMemory } from '~/services/flows/subscription/subscription.server'
import { sessionData } from '~/services/request/session/session.server'
import {
  type Checkout,
  type CheckoutError,
  CheckoutSource,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { checkoutClient } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'

/**
 * A checkout that this session started. `isDone`: it was bought, and what it was made of is put away; or it was made of
 * nothing that stands in a cart. `cartId`: another storefront's cart, which is bought in the place of the visitor's own.
 */
const Started = z.object({
  uuid: Uuid,
  source: CheckoutSource,
  isDone: z.boolean(),
  cartId: z.string().nullable().default(null),
})
const MOST = 5
const started = () => sessionData('checkouts', z.array(Started).max(MOST))

export async function rememberStarted(entry: z.infer<typeof Started>): Promise<void> {
  await started().change((all) => {
    const known = all ?? []
    return known.some(({ uuid }) => uuid === entry.uuid) ? known : [entry, ...known].slice(0, MOST)
  })
}

/**
 * Who asks, when the page was made for `as`: another person than then gets nothing of the first one's, and somebody who
 * is signed in is not served a page that was made for a guest (security.md C: two tabs).
 */
export async function visitorFor(as: string | null): Promise<Result<Person | null, CheckoutError>> {
  if (as === null) return (await currentPerson()) ? refuseOtherPerson() : ok(null)
  const signedIn = await personFor(as)
  return signedIn.ok ? ok(signedIn.value.person) : signedIn
}

/** A checkout of this visitor: the account's it belongs to, else the session's that started it. Any other is not there. */
export async function ownCheckout(uuid: string, person: Person | null): Promise<Result<Checkout, CheckoutError>> {
  const isStartedHere = ((await started().get()) ?? []).some((each) => each.uuid === uuid)
  const read = await (await checkoutClient()).read(uuid)
  if (!read.ok) return read.error.kind === 'gone' && !isStartedHere ? refused({ kind: 'notFound' }) : read
  const { user_uuid } = read.value
  const isOwn = user_uuid === null ? isStartedHere : user_uuid === person?.playchartId
  return isOwn ? read : refused({ kind: 'notFound' })
}

/** Once bought, the lines leave the cart and the flow's memory is forgotten. What fails now is done with the next look. */
export async function putAway(checkout: Checkout, locale: Locale): Promise<void> {
  if (checkout.status !== 'confirmed') return
  const known = (await started().get()) ?? []
  const entry = known.find(({ uuid, isDone }) => uuid === checkout.uuid && !isDone)
  if (!entry) return
  const isOfCart = entry.source === 'cart' || entry.source === 'erc'
  const take = entry.cartId === null ? takeFromCart : takeFromLinked(entry.cartId)
  if (isOfCart && !(await take(checkout, locale))) return
  if (checkout.lines.some(({ kind }) => kind === 'subscription' || kind === 'gift')) await forgetMemory()
  await started().change(
    (all) => all?.map((each) => (each.uuid === entry.uuid ? { ...each, isDone: true } : each)) ?? null,
  )
}

async function takeFromCart({ lines }: Checkout, locale: Locale): Promise<boolean> {
  const skus = lines.map(({ sku }) => sku)
  const cart = await withVisitorsCart(locale, (service, visitor) => service.read(visitor))
  if (!cart.ok) return false
  const merchandiseIds = cart.value.lines
    .filter(({ sku }) => sku && skus.includes(sku))
    .map(({ variantId }) => variantId)
  if (merchandiseIds.length === 0) return true
  const taken = await withVisitorsCart(locale, (service, visitor) =>
    service.remove(visitor, { merchandiseIds, lineIds: [] }),
  )
  return taken.ok
}

/** As Shopify's own checkout leaves no cart behind: another storefront would show once more what has been bought. */
const takeFromLinked = (cartId: string) => async (checkout: Checkout, locale: Locale) => {
  const { cart } = (await shop()).client
  const skus = checkout.lines.map(({ sku }) => sku)
  const found = await cart.read(cartId, locale)
  if (!found.ok) return found.error.kind === 'gone'
  const lineIds = found.value.lines.nodes.flatMap(({ id, merchandise }) =>
    merchandise.sku && skus.includes(merchandise.sku) ? [id] : [],
  )
  return lineIds.length === 0 || (await cart.remove({ cartId, lineIds }, locale)).ok
}
