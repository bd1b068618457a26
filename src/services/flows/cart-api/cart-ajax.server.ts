import { z } from 'zod'
import type { Cart, CartItem } from '~/services/domain/cart/cart.contract'
import { AddToCart, CART_LIMITS } from '~/services/flows/cart/cart.contract'
import { type CartReply, type CartService, cartVisitorOf } from '~/services/flows/cart/cart.server'
import { isJson, readForm, readJson } from '~/services/request/pipeline/body.server'
import { numberOfGid } from '~/services/upstreams/shopify/shopify.contract'
import {
  BODY_LIMIT,
  failure,
  type Handler,
  headersOf,
  orRefusal,
  parse,
  quantityOf,
  statusOf,
} from './cart-messages.server'

export type AjaxHttp = Record<'ajaxRead' | 'ajaxAdd' | 'ajaxUpdate' | 'ajaxClear', Handler>
type Texts = Record<'add' | 'update' | 'unexpected', string>

/** /cart.js and /cart/…js, for callers that know Shopify's Ajax API. @see https://shopify.dev/docs/api/ajax */
export function ajaxAddresses(carts: () => Promise<CartService>, text: Texts): AjaxHttp {
  const withCart = (description: string, work: (request: Request, cart: CartService) => Promise<CartReply>) =>
    ajaxAnswer(description, async (request) => {
      const service = await carts()
      const reply = await work(request, service)
      const publicId = await service.publicId({
        ...cartVisitorOf(request),
        ...(reply.token ? { token: reply.token } : {}),
      })
      return { reply, body: (cart) => ajaxCart(cart, publicId) }
    })
  return {
    ajaxRead: withCart(text.unexpected, (request, cart) => cart.read(cartVisitorOf(request))),
    ajaxAdd: ajaxAnswer(text.add, async (request) => {
      const { isList, lines } = await readAjaxAdd(request)
      const reply = await (await carts()).add(cartVisitorOf(request), { lines })
      const wanted = lines.map(({ merchandiseId }) => merchandiseId)
      return {
        reply,
        body: (cart) => {
          const items = cart.lines.filter(({ variantId }) => wanted.includes(variantId)).map(ajaxItem)
          return isList ? { items } : (items[0] ?? {})
        },
      }
    }),
    ajaxUpdate: withCart(text.update, async (request, cart) => {
      const { updates } = await readUpdates(request)
      const visitor = cartVisitorOf(request)
      const { answer } = await cart.read(visitor)
      const intents = answer.ok ? ajaxIntents(answer.value, updates) : []
      return cart.applyIntents(visitor, { intents, sequence: null })
    }),
    ajaxClear: withCart(text.update, (request, cart) => cart.clear(cartVisitorOf(request))),
  }
}

type AjaxReply = { reply: CartReply; body: (cart: Cart) => unknown }

/** Shopify's Ajax shape, and its shape of an error. */
const ajaxAnswer = (description: string, work: (request: Request) => Promise<AjaxReply>): Handler =>
  orRefusal({ message: 'Cart Error', description }, async (request) => {
    const { reply, body } = await work(request)
    const headers = headersOf(reply.token)
    if (reply.answer.ok) return Response.json(body(reply.answer.value), { headers })
    const status = statusOf(reply.answer.error)
    return failure({ error: reply.answer.error, headers, body: { status, message: 'Cart Error', description } })
  })

const lineKey = (line: CartItem) => numberOfGid(line.id)

/** A line as Shopify's Ajax API writes it: amounts in cents, ids as numbers. @see https://shopify.dev/docs/api/ajax/reference/cart */
const ajaxItem = (line: CartItem) => ({
  id: Number(numberOfGid(line.variantId)),
  variant_id: Number(numberOfGid(line.variantId)),
  product_id: Number(numberOfGid(line.productId)),
  key: lineKey(line),
  quantity: line.quantity,
  title: line.variantTitle ? `${line.title} - ${line.variantTitle}` : line.title,
  product_title: line.title,
  variant_title: line.variantTitle || null,
  product_type: line.productType,
  handle: line.handle,
  sku: line.sku,
  url: line.pdpUrl && `${line.pdpUrl}?variant=${numberOfGid(line.variantId)}`,
  image: line.image?.url ?? null,
  price: line.price.amountCents,
  original_price: line.price.amountCents,
  line_price: line.subtotal.amountCents,
  original_line_price: line.subtotal.amountCents,
  total_discount: 0,
  properties: line.attributes,
})

const ajaxCart = (cart: Cart, publicId: string | null) => ({
  token: publicId,
  note: null,
  attributes: {},
  currency: cart.currency.toUpperCase(),
  item_count: cart.totalQuantity,
  items: cart.lines.map(ajaxItem),
  items_subtotal_price: cart.cost.subtotal.amountCents,
  original_total_price: cart.cost.subtotal.amountCents,
  total_price: cart.cost.total.amountCents,
  total_discount: cart.cost.subtotal.amountCents - cart.cost.total.amountCents,
})

/** Quantities of /cart/update.js: by variant number or line key, or a list in the cart's order. */
function ajaxIntents(cart: Cart, updates: Record<string, number> | number[]) {
  if (Array.isArray(updates))
    return updates.flatMap((quantity, index) => {
      const line = cart.lines[index]
      return line ? [{ lineId: line.id, quantity }] : []
    })
  return Object.entries(updates).map(([name, quantity]) => {
    const line = cart.lines.find((one) => lineKey(one) === name || numberOfGid(one.variantId) === name)
    return { lineId: line?.id ?? name, quantity }
  })
}

const Updates = z.strictObject({
  updates: z.union([
    z.record(z.string().max(200), z.number().int().min(0).max(CART_LIMITS.quantity)),
    z.array(z.number().int().min(0).max(CART_LIMITS.quantity)).max(CART_LIMITS.lines),
  ]),
  note: z.string().max(CART_LIMITS.value).optional(),
})
const readUpdates = async (request: Request) => parse(Updates, await readJson(request, BODY_LIMIT))

const AjaxItem = z.object({
  id: z.union([z.number().int().positive().transform(String), z.string().regex(/^\d{1,20}$/)]),
  quantity: z.number().int().min(0).max(CART_LIMITS.quantity).default(1),
  properties: z.record(z.string().max(CART_LIMITS.key), z.string().max(CART_LIMITS.value)).nullish(),
})

/** The body of /cart/add.js: `{ items: [...] }`, one item, or a form with `id` and `quantity`. */
async function readAjaxAdd(request: Request) {
  const body = isJson(request) ? await readJson(request, BODY_LIMIT) : formItem(await readForm(request))
  const isList = typeof body === 'object' && body !== null && 'items' in body
  const items = isList
    ? parse(z.strictObject({ items: z.array(AjaxItem).min(1) }), body).items
    : [parse(AjaxItem, body)]
  const lines = items.map(({ id, quantity, properties }) => ({
    merchandiseId: `gid://shopify/ProductVariant/${id}`,
    quantity,
    attributes: Object.entries(properties ?? {}).map(([key, value]) => ({ key, value })),
  }))
  return { isList, ...parse(AddToCart, { lines }) }
}

const formItem = (form: ReadonlyMap<string, string>) => ({
  id: form.get('id'),
  quantity: quantityOf(form.get('quantity') ?? '1'),
})
