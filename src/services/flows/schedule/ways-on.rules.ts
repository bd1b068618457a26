import type { ChildSchedule } from './schedule.contract'

/** A child to whom nothing comes, though something could: the kit that would be next, or the subscription to start again. */
type WayOn = { childUuid: string; childName: string; nextKit: string | null; again: string | null }

/** E-108: of all children but the one that the page speaks of already. */
export const waysOn = (children: readonly ChildSchedule[], shown: string | null): WayOn[] =>
  children.flatMap(({ uuid, name, page, nextKit, plan }) => {
    const again = plan?.offers.includes('reactivate') ? plan.key : null
    if (uuid === shown || page === 'active' || (nextKit === null && again === null)) return []
    return [{ childUuid: uuid, childName: name, nextKit, again }]
  })
