/** A line with its money, in minor units of the cart's currency. Gift cards are never reduced. */
export type PricedLine = { id: string; subtotalCents: number; isDiscountable: boolean }
export type Offer = { code: string } & (
  | { kind: 'percentage'; percent: number }
  | { kind: 'fixed'; amountCents: number }
)

/** Minor units by line id: only lines that are reduced are in it. */
export type Allocations = Map<string, number>

/** What a code takes off each line. A percentage is rounded per line; a fixed amount is shared and never exceeds the sum. */
export function allocate(lines: readonly PricedLine[], offer: Offer): Allocations {
  const reducible = lines.filter(({ isDiscountable, subtotalCents }) => isDiscountable && subtotalCents > 0)
  const parts =
    offer.kind === 'percentage'
      ? reducible.map(({ subtotalCents }) => Math.round((subtotalCents * offer.percent) / 100))
      : share(offer.amountCents, reducible)
  const pairs = reducible.map(({ id }, index) => [id, parts[index] ?? 0] as const)
  return new Map(pairs.filter(([, cents]) => cents > 0))
}

/** Shares by weight; cents that do not divide go to the lines with the largest remainders, the first among equals. */
function share(amountCents: number, lines: readonly PricedLine[]): number[] {
  const sum = lines.reduce((total, { subtotalCents }) => total + subtotalCents, 0)
  const amount = Math.min(amountCents, sum)
  const exact = lines.map(({ subtotalCents }) => (amount * subtotalCents) / sum)
  const parts = exact.map(Math.floor)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index)
  const missing = amount - parts.reduce((total, part) => total + part, 0)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

export const sumOf = (allocations: Allocations) => [...allocations.values()].reduce((sum, cents) => sum + cents, 0)

/** Codes do not add up: the one that takes most off counts, the first among equals. Null when none takes anything off. */
export function bestOffer(lines: readonly PricedLine[], offers: readonly Offer[]) {
  const tried = offers.map((offer) => ({ offer, allocations: allocate(lines, offer) }))
  const best = tried.reduce<(typeof tried)[number] | null>(
    (leader, one) => (sumOf(one.allocations) > (leader ? sumOf(leader.allocations) : 0) ? one : leader),
    null,
  )
  return best
}
