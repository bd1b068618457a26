import type { CartItem } from './cart.contract'

type Tagged = { tags: readonly string[]; variantId: string }

/** What every toy is says nothing of what it goes with. */
const SAYS_NOTHING = ['toy']

/**
 * Goods beside what is in a cart, the nearest first: those that share most tags with the first line that shares any.
 * `beside` is that line; null where none shares any, and then they come in the shop's order. What is `held` is left out.
 */
export function goesWith<Goods extends Tagged, Line extends Pick<CartItem, 'tags' | 'variantId'>>({
  lines,
  goods,
  held,
  most,
}: {
  lines: readonly Line[]
  goods: readonly Goods[]
  held: readonly string[]
  most: number
}): { beside: Line | null; goods: Goods[] } {
  const offered = goods.filter(({ variantId }) => !held.includes(variantId))
  const beside = lines.find((line) => offered.some((one) => shared(line, one) > 0)) ?? null
  const near = beside ? offered.toSorted((one, other) => shared(beside, other) - shared(beside, one)) : offered
  return { beside, goods: near.slice(0, most) }
}

const shared = ({ tags }: Pick<Tagged, 'tags'>, other: Pick<Tagged, 'tags'>) =>
  tags.filter((tag) => other.tags.includes(tag) && !SAYS_NOTHING.includes(tag)).length
