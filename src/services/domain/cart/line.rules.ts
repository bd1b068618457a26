import type { AddLine } from './cart.contract'

/** A box of a plan: `subscription_plan_settings` (S-180) as a page asks for them. */
export type PlanOfLine = { planAnchor: string; installmentId: string }
type Wanted = { variantId: string; priceCents: number; quantity?: number; plan?: PlanOfLine | null }

/** Where lines of product pages come from, `source` and `item_origin` (S-365, S-366). */
export const PRODUCT_PAGE = 'product_page'

/** One line of a product page (S-365 for a single play kit, S-366 for anything else). The price is display only, cents. */
export const productLine = ({ variantId, priceCents, quantity = 1, plan = null }: Wanted): AddLine => ({
  merchandiseId: variantId,
  quantity,
  attributes: [
    { key: 'price_source', value: 'standalone' },
    { key: 'source', value: PRODUCT_PAGE },
    { key: 'quantity_limited_to_one', value: 'false' },
    { key: 'item_origin', value: PRODUCT_PAGE },
    { key: 'display_price', value: String(priceCents) },
    ...(plan ? [{ key: 'subscription_plan_settings', value: settingsOf(plan) }] : []),
  ],
})

const settingsOf = ({ planAnchor, installmentId }: PlanOfLine) =>
  JSON.stringify({ plan_anchor: planAnchor, plan_installment_id: installmentId, item_origin: PRODUCT_PAGE })

/** A line that belongs to another product: always one of it (S-301). */
export const addOnLine = ({
  parentProductId,
  ...wanted
}: Omit<Wanted, 'quantity'> & { parentProductId: string }): AddLine => {
  const line = productLine(wanted)
  return { ...line, attributes: [...line.attributes, { key: 'parent_product_id', value: parentProductId }] }
}
