import { z } from 'zod'
import type { CartTranslations } from '~/services/domain/cart/cart.contract'
import { isBelowThreshold } from '~/services/domain/kits/inventory.rules'
import { hasPage } from '~/services/domain/kits/kit.rules'
import { LOCALE_CODES, localeOfCode } from '~/services/domain/locale'
import { type Inventory, InventoryQuery, ProductId } from '~/services/domain/products/product.contract'
import type { CartReply } from './cart.server'
import { ajaxCart, ajaxIntents, ajaxItem } from './cart-ajax'
import {
  parse,
  queryOf,
  readAdd,
  readAjaxAdd,
  readIntents,
  readRemoval,
  readUpdates,
  visitOf,
} from './cart-request.server'
import { ajaxAnswer, cartAnswer, jsonAnswer, toCartPage } from './cart-response.server'
import type { Shop } from './shop.server'

type Handler = (request: Request) => Promise<Response>
export type CartHttp = Record<
  | 'read'
  | 'add'
  | 'update'
  | 'remove'
  | 'translations'
  | 'inventory'
  | 'ajaxRead'
  | 'ajaxAdd'
  | 'ajaxUpdate'
  | 'ajaxClear',
  Handler
>

/** Server texts of a failed change (S-375), of inventory (S-380), and of anything else (S-367). */
const TEXT = {
  add: 'Failed to add item to cart',
  update: 'Failed to update cart',
  remove: 'Failed to remove item from cart',
  inventory: 'Failed to fetch inventory data',
  unexpected: "We've encountered an unexpected error.",
} as const

/** GET and POST /api/cart…, /cart.js and /cart/…js: the same cart for forms, scripts and Shopify's own callers. */
export function createCartHttp(shop: () => Promise<Shop>): CartHttp {
  return { ...ownAddresses(shop), ...lookUps(shop), ...ajaxAddresses(shop) }
}

type Open = () => Promise<Shop>

function ownAddresses(shop: Open): Pick<CartHttp, 'read' | 'add' | 'update' | 'remove'> {
  /** With noredirect=1 the cart as JSON, else on to the cart page: forms work without script. */
  const change = (text: string, work: (request: Request) => Promise<CartReply>): Handler => {
    const asJson = cartAnswer(text, work)
    return async (request) => {
      if (new URL(request.url).searchParams.get('noredirect') === '1') return asJson(request)
      return toCartPage({ request, answer: await asJson(request) })
    }
  }
  return {
    read: cartAnswer(TEXT.unexpected, async (request) => (await shop()).cart.read(visitOf(request))),
    add: change(TEXT.add, async (request) => {
      const add = await readAdd(request)
      return (await shop()).cart.add(visitOf(request), add)
    }),
    update: change(TEXT.update, async (request) => {
      const intents = await readIntents(request)
      return (await shop()).cart.applyIntents(visitOf(request), intents)
    }),
    remove: change(TEXT.remove, async (request) => {
      const which = await readRemoval(request)
      return (await shop()).cart.remove(visitOf(request), which)
    }),
  }
}

const TranslationsQuery = z.object({
  productIds: z
    .string()
    .max(4000)
    .transform((text) => text.split(',').map((id) => (id.startsWith('gid:') ? id : `gid://shopify/Product/${id}`)))
    .pipe(z.array(ProductId).min(1).max(100)),
  locale: z.enum(LOCALE_CODES),
})

function lookUps(shop: Open): Pick<CartHttp, 'translations' | 'inventory'> {
  return {
    translations: jsonAnswer({ ok: false, errorMessage: TEXT.unexpected }, async (request) => {
      const { productIds, locale: code } = parse(TranslationsQuery, queryOf(request))
      const locale = localeOfCode(code)
      const found = await (await shop()).catalogue.translations(productIds, locale)
      if (!found.ok) return found
      const products = found.value.map(({ id, title, handle, variants }) => ({
        id,
        title,
        handle,
        variants: variants.map((variant) => ({ id: variant.id, title: variant.title })),
      }))
      const pdpUrls = products
        .filter(({ handle }) => hasPage(handle))
        .map(({ id, handle }) => ({ id, url: `${locale.prefix}/products/${handle}` }))
      return { ok: true, value: { products, pdpUrls } satisfies CartTranslations }
    }),
    inventory: jsonAnswer({ error: TEXT.inventory }, async (request) => {
      const { productId, threshold } = parse(InventoryQuery, queryOf(request))
      const stock = await (await shop()).catalogue.stock(productId, visitOf(request).locale)
      if (!stock.ok) return stock
      const inventoryData = stock.value.map((variant) => ({
        variantId: variant.id,
        isBelowThreshold: isBelowThreshold(variant, threshold),
      }))
      return { ok: true, value: { inventoryData } satisfies Inventory }
    }),
  }
}

function ajaxAddresses(shop: Open): Pick<CartHttp, 'ajaxRead' | 'ajaxAdd' | 'ajaxUpdate' | 'ajaxClear'> {
  const withCart = (text: string, work: (request: Request, open: Shop) => Promise<CartReply>) =>
    ajaxAnswer(text, async (request) => {
      const open = await shop()
      const reply = await work(request, open)
      const publicId = await open.cart.publicId({ ...visitOf(request), ...(reply.token ? { token: reply.token } : {}) })
      return { reply, body: (cart) => ajaxCart(cart, publicId) }
    })
  return {
    ajaxRead: withCart(TEXT.unexpected, (request, { cart }) => cart.read(visitOf(request))),
    ajaxAdd: ajaxAnswer(TEXT.add, async (request) => {
      const { isList, lines } = await readAjaxAdd(request)
      const reply = await (await shop()).cart.add(visitOf(request), { lines })
      const wanted = lines.map(({ merchandiseId }) => merchandiseId)
      return {
        reply,
        body: (cart) => {
          const items = cart.lines.filter(({ variantId }) => wanted.includes(variantId)).map(ajaxItem)
          return isList ? { items } : (items[0] ?? {})
        },
      }
    }),
    ajaxUpdate: withCart(TEXT.update, async (request, { cart }) => {
      const { updates } = await readUpdates(request)
      const visit = visitOf(request)
      const { answer } = await cart.read(visit)
      const intents = answer.ok ? ajaxIntents(answer.value, updates) : []
      return cart.applyIntents(visit, { intents, sequence: null })
    }),
    ajaxClear: withCart(TEXT.update, (request, { cart }) => cart.clear(visitOf(request))),
  }
}
