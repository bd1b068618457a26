import { z } from 'zod'
import { badgeCount, badgeText } from '~/services/domain/cart/cart.rules'
import { hasPage } from '~/services/domain/kits/kit.rules'
import { LOCALE_CODES, localeOfCode } from '~/services/domain/locale'
import { ProductId } from '~/services/domain/products/product.contract'
import type { CartTranslations } from '~/services/flows/cart/cart.contract'
import { type CartReply, type CartService, carts, cartVisitorOf } from '~/services/flows/cart/cart.server'
import type { Catalogue } from '~/services/flows/products/catalogue.server'
import { InventoryQuery } from '~/services/flows/products/products.contract'
import { shop } from '~/services/flows/products/shop.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { type AjaxHttp, ajaxAddresses } from './cart-ajax.server'
import {
  cartAnswer,
  type Handler,
  jsonAnswer,
  parse,
  queryOf,
  readAdd,
  readIntents,
  readRemoval,
  toCartPage,
} from './cart-messages.server'

export type CartHttp = Record<'read' | 'add' | 'update' | 'remove' | 'badge' | 'translations' | 'inventory', Handler> &
  AjaxHttp

/** Server texts of a failed change (S-375), of inventory (S-380), and of anything else (S-367). */
const TEXT = {
  add: 'Failed to add item to cart',
  update: 'Failed to update cart',
  remove: 'Failed to remove item from cart',
  inventory: 'Failed to fetch inventory data',
  unexpected: "We've encountered an unexpected error.",
} as const

type Open = { carts: () => Promise<CartService>; shop: () => Promise<{ catalogue: Catalogue }> }

/** GET and POST /api/cart…, /cart.js and /cart/…js: the same cart for forms, scripts and Shopify's own callers. */
export const createCartHttp = (open: Open): CartHttp => ({
  ...ownAddresses(open),
  ...lookUps(open),
  ...ajaxAddresses(open.carts, TEXT),
})

/** The handlers of this process, for the routes. */
export const cartHttp = createCartHttp({ carts, shop })

/** `badge`: how many pieces the cart holds, for a document that the browser kept (S-043). */
function ownAddresses({ carts }: Open): Pick<CartHttp, 'read' | 'badge' | 'add' | 'update' | 'remove'> {
  /** With noredirect=1 the cart as JSON, else on to the cart page: forms work without script. */
  const change = (text: string, work: (request: Request) => Promise<CartReply>): Handler => {
    const asJson = cartAnswer(text, work)
    return async (request) => {
      if (new URL(request.url).searchParams.get('noredirect') === '1') return asJson(request)
      return toCartPage({ request, answer: await asJson(request) })
    }
  }
  return {
    read: cartAnswer(TEXT.unexpected, async (request) => (await carts()).read(cartVisitorOf(request))),
    badge: async (request) => {
      const { answer } = await (await carts()).read(cartVisitorOf(request))
      if (!answer.ok) throw new Refusal(503, { 'retry-after': '2' })
      const count = badgeCount(answer.value, {})
      return Response.json({ count, badge: badgeText(count) })
    },
    add: change(TEXT.add, async (request) => {
      const add = await readAdd(request)
      return (await carts()).add(cartVisitorOf(request), add)
    }),
    update: change(TEXT.update, async (request) => {
      const intents = await readIntents(request)
      return (await carts()).applyIntents(cartVisitorOf(request), intents)
    }),
    remove: change(TEXT.remove, async (request) => {
      const which = await readRemoval(request)
      return (await carts()).remove(cartVisitorOf(request), which)
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

function lookUps({ shop }: Open): Pick<CartHttp, 'translations' | 'inventory'> {
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
      const question = parse(InventoryQuery, queryOf(request))
      return (await shop()).catalogue.inventory(question, cartVisitorOf(request).locale)
    }),
  }
}
