import { localeOfCode } from '~/services/domain/locale'
import { shop } from '~/services/flows/cart/shop.server'
import { env } from '~/services/platform/env/env.server'
import { logEvent } from '~/services/platform/log/log.server'
import type { CheckoutDeps } from '~/services/upstreams/checkout-orchestration/embedded/checkout-deps'
import { sendMail } from '~/services/upstreams/mail/mail.server'
import { recordSales } from '~/services/upstreams/shopify/embedded/stock'

type Extra = Pick<CheckoutDeps, 'priced' | 'takeStock' | 'send' | 'report'>

/** What the embedded checkout needs of the rest of the house: the shop that sells, its stock, and the mail. */
export const checkoutExtras = (): Extra => ({
  priced: async (skus, locale) => {
    if (skus.length === 0) return { ok: true, value: [] }
    return (await shop()).client.variantsBySku(skus, localeOfCode(locale))
  },
  takeStock: async (tx, sales) => {
    if (!env().SHOPIFY_BASE_URL) await recordSales(tx, sales)
  },
  send: async (letter) => (await sendMail(letter)).ok,
  report: logEvent,
})
