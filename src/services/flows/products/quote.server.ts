import { type LocaleCode, localeOfCode } from '~/services/domain/locale'
import type { DiscountCode } from '~/services/domain/prices/discount-code.contract'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import type { ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { discountsOf } from './discount.mapping'
import { shop } from './shop.server'

type Asked = { sales: readonly { sku: string; quantity: number }[]; codes: readonly string[]; locale: LocaleCode }
type Quote = (asked: Asked) => Promise<Result<DiscountCode[], Outage>>

/**
 * What codes take off a sale right now. Shopify answers that of carts alone, so that a cart of nobody's is made of it;
 * like any other it goes when nobody asks for it. Its lines stay apart as they are given: a percentage is rounded on each.
 */
export const createQuote =
  ({ variantsBySku, cart }: Pick<ShopifyClient, 'variantsBySku' | 'cart'>): Quote =>
  async ({ sales, codes, locale: code }) => {
    if (codes.length === 0) return ok([])
    const locale = localeOfCode(code)
    const found = await variantsBySku(
      sales.map(({ sku }) => sku),
      locale,
    )
    if (!found.ok) return found
    const idOf = new Map(found.value.map(({ id, sku }) => [sku, id]))
    const lines = sales.flatMap(({ sku, quantity }, index) => {
      const merchandiseId = idOf.get(sku)
      return merchandiseId ? [{ merchandiseId, quantity, attributes: [{ key: 'line', value: String(index) }] }] : []
    })
    const made = await cart.create({ lines, discountCodes: [...codes] }, locale)
    if (made.ok) return ok(discountsOf(made.value).map(({ code, amountCents: amount }) => ({ code, amount })))
    const { error } = made
    const isOutage = error.kind !== 'gone' && error.kind !== 'userError'
    return refused(isOutage ? error : { kind: 'invalid', cause: 'the shop did not quote these goods' })
  }

/** The same with the shop of this process. */
export const quote: Quote = async (asked) => createQuote((await shop()).client)(asked)
