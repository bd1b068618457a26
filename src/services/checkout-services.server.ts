import type { CheckoutDeps } from './checkout-orchestration/embedded/checkout-deps'
import { env } from './env.server'
import { localeOfCode } from './locale'
import { logEvent } from './log.server'
import { sendMail } from './mail/mail.server'
import { recordSales } from './shopify/embedded/stock'
import { shop } from './shopify/shop.server'

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
