import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Currency } from '~/services/domain/money/money.contract'
import type { OrderLine } from '~/services/domain/orders/order.contract'
import { Address } from '~/services/domain/people/address.contract'
import { BundleOffer } from '~/services/domain/prices/bundle-offer.contract'
import { CatalogProduct } from '~/services/domain/products/catalog-product.contract'

/** Of the answers of other services, what subscriptions need of them. */
export const KnownProducts = z.object({ products: z.array(CatalogProduct) })
export const KnownOffer = z.object({ bundle_discount: BundleOffer })
export const KnownPlan = z.object({
  subscription_plan: z.object({
    installments: z.array(z.object({ sku: z.string(), name: z.string(), price: z.number().int() })),
  }),
})
export const Payer = z.object({
  user: z.object({
    email: z.email(),
    addresses: z.array(Address),
    children: z.array(z.object({ uuid: z.string(), name: z.string() })),
  }),
})
/** The children of an account, as it has them now. */
export const Family = z.object({
  user: z.object({ children: z.array(z.object({ uuid: z.string(), birthday: CivilDate })) }),
})
export const KnownAddress = z.object({ address: Address })
/** null: there is nothing to charge. Without a token it is the balance, from which the catalog takes. */
export const Charged = z.object({
  charged_payment_method: z
    .object({
      gateway_token: z.string().nullable(),
      localized_label: z.string(),
      billing_address_uuid: z.string().nullable().default(null),
    })
    .nullable(),
})
export const KnownCredit = z.object({
  credits_available: z.object({
    advocate_rewards: z.object({ total_balance: z.number().int(), currency_code: Currency }),
  }),
})
export const MadeOrder = z.object({ order: z.object({ id: z.string() }) })
export const MadeCharge = z.object({ charge: z.object({ id: z.string() }) })
export const MadeDraw = z.object({ draw: z.object({ amount: z.number().int() }) })
export const WrittenLetter = z.object({ is_new: z.boolean() })
export const KeptDraft = z.object({ draft_order: z.object({ id: z.string() }).nullable() })

/** What is put as the one draft of a subscription; null takes it away. */
export type DraftChange = {
  user_uuid: string
  draft_order: {
    metadata: { subscription_uuid: string; item_uuids: string[] }
    line_items: OrderLine[]
    total_price: number
    currency_code: z.infer<typeof Currency>
  } | null
}
