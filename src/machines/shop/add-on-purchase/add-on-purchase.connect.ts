import { marks, type Reading } from '~/machines/runtime/reading'
import type { addOnPurchaseMachine } from './add-on-purchase.machine'

export function connectAddOnPurchase(snapshot: Reading<typeof addOnPurchaseMachine>) {
  const { offers, selected } = snapshot.context
  return {
    ...marks('addOnPurchase', snapshot),
    offers: offers.map((offer) => ({ ...offer, isSelected: selected.includes(offer.variantId) })),
    selectedCount: selected.length,
    totalCents: offers.reduce(
      (sum, { variantId, priceCents }) => (selected.includes(variantId) ? sum + priceCents : sum),
      0,
    ),
    isBusy: snapshot.hasTag('busy'),
    /** only logged (S-371); said politely where the flag loud-failures is on (decided: E-91) */
    hasFailed: snapshot.matches('failed'),
    can: { buy: selected.length > 0 && snapshot.can({ type: 'BUY' }) },
  }
}
export type AddOnPurchaseView = ReturnType<typeof connectAddOnPurchase>
