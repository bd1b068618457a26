import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Locale, localeOf, regionOf } from '~/services/domain/locale'
import { ok, type Result } from '~/services/domain/result'
import { cartOf } from '~/services/flows/cart/cart-lines.server'
import { currentPerson } from '~/services/flows/identity/identity.server'
import { shop } from '~/services/flows/products/shop.server'
import { answerForm } from '~/services/request/pipeline/form-answer.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { boughtOf, type CheckoutRequest, type Linked, start } from './checkout.server'
import { leadsOn, told } from './checkout-form.server'
import type { Line } from './payload.rules'
import { countTry } from './tries.server'

/*
 * Shopify's own addresses of a checkout: that of a cart, which its API gives out, and the permalink, which names
 * variants. Both lead to a checkout of exactly that; the visitor's own cart stays as it is.
 */

/** `locale`: in whose money it is sold. */
type Found = Result<{ bought: Linked; locale: Locale }, { kind: string }>
/** Most that a link may hold: lines, and pieces of each. */
const MOST = { lines: 100, pieces: 1000 }

const CartLink = z.object({
  token: z.string().regex(/^[\w-]{16,64}$/),
  key: z.string().regex(/^[\w-]{16,64}$/),
})

/** GET /cart/c/<token>?key=<key>: a cart's `checkoutUrl`. 404 where there is no such cart. */
export const followCartLink = (request: Request, asked: CheckoutRequest, token: string): Promise<Response> => {
  const link = CartLink.safeParse({ token, key: new URL(request.url).searchParams.get('key') })
  if (!link.success) throw new Refusal(404)
  return follow(request, asked, () => boughtByCart(link.data, asked.locale))
}

async function boughtByCart({ token, key }: z.infer<typeof CartLink>, locale: Locale): Promise<Found> {
  const cartId = `gid://shopify/Cart/${token}?key=${key}`
  const found = await (await shop()).client.cart.read(cartId, locale)
  if (!found.ok && found.error.kind === 'gone') throw new Refusal(404)
  if (!found.ok) return found
  const { cost, buyerIdentity } = found.value
  const { currency } = cost.totalAmount
  // a cart costs what its own country says, wherever its link is opened
  const own = currency === locale.currency ? locale : localeOf('en', regionOf(currency))
  const bought = boughtOf(cartOf({ wire: found.value, locale: own, version: 0 }))
  return ok({ bought: { ...bought, cartId, country: buyerIdentity.countryCode }, locale: own })
}

const Permalink = z
  .string()
  .regex(/^\d{1,20}:\d{1,4}(,\d{1,20}:\d{1,4})*$/)
  .transform((text) => text.split(',').map((part) => part.split(':').map(String)))
  .transform((pairs) =>
    pairs.map(([id, quantity]) => ({ id: `gid://shopify/ProductVariant/${id}`, quantity: Number(quantity) })),
  )
  .pipe(z.array(z.object({ id: z.string(), quantity: z.number().min(1).max(MOST.pieces) })).max(MOST.lines))

/**
 * GET /cart/<variantId>:<quantity>,…?discount=<code>,…: a permalink. 404 where one of the variants is none of ours; a code
 * that is unknown goes along, and the checkout says that it does not apply.
 */
export const followPermalink = (request: Request, asked: CheckoutRequest, text: string): Promise<Response> => {
  const link = Permalink.safeParse(text)
  if (!link.success) throw new Refusal(404)
  const codes = new URL(request.url).searchParams.getAll('discount').flatMap((text) => text.split(','))
  return follow(request, asked, () => boughtByVariants({ wanted: link.data, codes }, asked.locale))
}

type Permalinked = { wanted: z.infer<typeof Permalink>; codes: string[] }

async function boughtByVariants({ wanted, codes }: Permalinked, locale: Locale): Promise<Found> {
  const ids = [...new Set(wanted.map(({ id }) => id))]
  const found = await (await shop()).client.merchandise(ids, locale)
  if (!found.ok) return found
  const lines = wanted.map(({ id, quantity }): Line => {
    const variant = found.value.find((one) => one.id === id)
    if (!variant) throw new Refusal(404)
    const { sku, product } = variant
    return { sku, quantity, productType: product.productType, subscriptionDetails: null, attributes: {} }
  })
  return ok({ bought: { lines, codes, cartId: null, country: null }, locale })
}

/** 303 to the checkout, to the making of an account, or to the cart, which says why there is none. */
const follow = (request: Request, asked: CheckoutRequest, boughtBy: () => Promise<Found>): Promise<Response> =>
  answerForm(async () => {
    const { prefix } = asked.locale
    const person = await currentPerson()
    await countTry('checkout', { person, request: asked, what: 'link' })
    const linked = await boughtBy()
    if (!linked.ok) return told(`${prefix}/cart`, linked.error.kind)
    const idempotencyKey = randomUUID()
    const as = person?.playchartId ?? null
    const { bought, locale } = linked.value
    const starting = { source: 'cart', as, plan: null, idempotencyKey, linked: bought } as const
    const started = await start(starting, { ...asked, locale })
    const { pathname, search, searchParams } = new URL(request.url)
    if (started.ok) return started.value.href + inspectedBy(searchParams)
    const isForAccount = ['needsAccount', 'unauthorised'].includes(started.error.kind)
    return leadsOn(started, { back: isForAccount ? pathname + search : `${prefix}/cart`, prefix })
  })

/** A link of the state gallery goes through: the page itself decides who may inspect it. */
function inspectedBy(asked: URLSearchParams): string {
  const kept = [...asked].filter(([name]) => ['inspect', 'stage', 'key'].includes(name))
  return asked.has('inspect') ? `?${new URLSearchParams(kept)}` : ''
}
