import type { AddOnButtonView } from '~/machines/shop/add-on-button/add-on-button.connect'

/**
 * Pieces of the add-ons in the cart and what they cost together, for the summary. `pieces` is what the cart says of each
 * variant; one that is on its way there counts once.
 */
export function chosenAddOns(addOns: readonly AddOnButtonView[], pieces: Readonly<Record<string, number>>) {
  const held = addOns.flatMap(({ isSelected, variants }) => (isSelected ? variants.filter((one) => one.isInCart) : []))
  const chosen = { count: 0, cents: 0 }
  for (const { id, priceCents } of held) {
    const count = Math.max(1, pieces[id] ?? 0)
    chosen.count += count
    chosen.cents += count * priceCents
  }
  return chosen
}
