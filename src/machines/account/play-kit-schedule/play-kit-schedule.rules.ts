import { billingLabel } from '~/services/domain/subscriptions/order-cost.rules'
import type { BillingStatus } from '~/services/domain/subscriptions/vocabulary'
import type { ChildSchedule, KitGroup } from '~/services/flows/schedule/schedule.contract'

/** Whose schedule is shown: the child asked for, else the account's default, else one with kits on the way, else the first. */
export function shownChild(children: readonly ChildSchedule[], asked: string | null): ChildSchedule | null {
  return (
    children.find(({ uuid }) => uuid === asked) ??
    children.find(({ isDefault }) => isDefault) ??
    children.find(({ page }) => page === 'active') ??
    children[0] ??
    null
  )
}

/** Of those that come. */
export const kitCount = (groups: readonly KitGroup[]) =>
  groups.flatMap(({ kits }) => kits).filter(({ process }) => process !== 'skip_requested').length

/**
 * The first `count` kits, in their groups (decided: E-100: kits are counted, not groups). A kit that is skipped stands among
 * them and takes the place of none: it does not come.
 */
export function firstKits(groups: readonly KitGroup[], count: number): KitGroup[] {
  const [first, ...rest] = groups
  // those that are skipped at the end, too, where everything is shown
  if (!first || kitCount(groups) <= count) return [...groups]
  if (count <= 0) return []
  const kits = first.kits.filter((_, at) => kitCount([{ ...first, kits: first.kits.slice(0, at) }]) < count)
  const shown = { ...first, kits }
  return [shown, ...firstKits(rest, count - kitCount([shown]))]
}

const MOST_LETTERS = 16

/** letters as a reader counts them, so that no sign is cut in two. */
export function shortName(name: string): string {
  const letters = Array.from(name)
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}...` : name
}

/** Statuses that the account does not know by name, each once (decided: E-08). */
export const unlistedStatuses = (children: readonly ChildSchedule[]): BillingStatus[] => [
  ...new Set(
    children
      .flatMap(({ current, underWay, next, upcoming }) => [
        ...underWay,
        ...(current ? [current] : []),
        ...next,
        ...upcoming,
      ])
      .flatMap(({ kits }) => kits.map(({ billing }) => billing))
      .filter((billing) => billingLabel(billing) === 'other'),
  ),
]
