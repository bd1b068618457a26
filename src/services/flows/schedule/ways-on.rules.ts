import { leavingKits } from './leaving.rules'
import type { ChildSchedule } from './schedule.contract'

/** A child to whom nothing comes, though something could: the kit that would be next, or the subscription to start again. */
type WayOn = {
  childUuid: string
  childName: string
  nextKit: string | null
  again: string | null
  /** kits of what is cancelled that have not left yet */
  leaving: ReturnType<typeof leavingKits>
}

/** E-108: of all children but the one that the page speaks of already. */
export const waysOn = (children: readonly ChildSchedule[], shown: string | null): WayOn[] =>
  children.flatMap(({ uuid, name, page, nextKit, plan, current }) => {
    const again = plan?.offers.includes('reactivate') ? plan.key : null
    if (uuid === shown || page === 'active' || (nextKit === null && again === null)) return []
    return [{ childUuid: uuid, childName: name, nextKit, again, leaving: leavingKits({ page, current }) }]
  })
