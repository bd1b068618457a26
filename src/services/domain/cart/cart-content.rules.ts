import type { CartItem } from './cart.contract'
import { isAttachedBookBundle } from './cart.rules'

/** What the rules look at. `batch` numbers the adds of the cart: the higher one came later. */
type ContentLine = Pick<
  CartItem,
  'id' | 'productId' | 'productType' | 'handle' | 'variantId' | 'tags' | 'attributes' | 'batch'
>

/** A skill set's separate part says which whole it belongs to: `part-of:skill-set-reading`. */
const PART_OF = 'part-of:'

/**
 * The ids of the lines that must go so that the cart makes sense (S-262, S-263, S-264); [] when it does. Taking them
 * out and asking again gives [].
 */
export function linesToRemove(lines: readonly ContentLine[]): string[] {
  const gone = new Set([...olderSubscriptions(lines), ...coveredParts(lines)])
  for (const id of strayBookBundles(lines)) gone.add(id)
  return lines.map(({ id }) => id).filter((id) => gone.has(id))
}

/** The subscription that the customer chose: the youngest. */
export const chosenSubscription = (lines: readonly ContentLine[]) => byAge(lines.filter(isSubscription)).at(-1) ?? null

function olderSubscriptions(lines: readonly ContentLine[]): string[] {
  const subscriptions = byAge(lines.filter(isSubscription))
  const older = subscriptions.slice(0, -1)
  const lost = lines.filter((line) => older.some((subscription) => ownerOf(line, subscriptions) === subscription))
  return [...older, ...lost].map(({ id }) => id)
}

/** An add-on belongs to the youngest subscription of its parent product that was there when it came. */
function ownerOf(line: ContentLine, subscriptions: readonly ContentLine[]): ContentLine | null {
  const parent = line.attributes.parent_product_id
  if (!parent || isSubscription(line)) return null
  const parents = subscriptions.filter(({ productId }) => productId === parent)
  const variant = line.attributes.subscription_variant_id
  const named = variant ? parents.filter(({ variantId }) => variantId === variant) : parents
  return (named.length > 0 ? named : parents).filter(({ batch }) => batch <= line.batch).at(-1) ?? null
}

function strayBookBundles(lines: readonly ContentLine[]): string[] {
  const chosen = chosenSubscription(lines)
  if (!chosen) return []
  const bundles = lines.filter(isAttachedBookBundle)
  return bundles.filter(({ attributes }) => attributes.subscription_variant_id !== chosen.variantId).map(({ id }) => id)
}

function coveredParts(lines: readonly ContentLine[]): string[] {
  const wholes = new Set(lines.filter(({ productType }) => productType === 'Skill Set').map(({ handle }) => handle))
  return lines
    .filter(({ tags }) => tags.some((tag) => wholes.has(tag.slice(PART_OF.length)) && tag.startsWith(PART_OF)))
    .map(({ id }) => id)
}

const isSubscription = ({ productType }: ContentLine) => productType === 'Subscription'
const byAge = (lines: readonly ContentLine[]) => [...lines].sort((one, other) => one.batch - other.batch)
