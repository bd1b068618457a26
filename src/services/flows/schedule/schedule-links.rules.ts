import type { ChangeKind } from '~/services/domain/changes/change'

/**
 * `moved` and `from`: the kit whose day was changed, and the day it had (A-216). `changed`: what was changed otherwise, and
 * of which kit (decided: E-56).
 */
export type ScheduleNews = { moved?: string; from?: string; changed?: ChangeKind; of?: string | null }
type Wanted = { prefix: string; childUuid: string | null } & ScheduleNews

/** The schedule, with that child chosen (A-015). */
export function scheduleHref({ prefix, childUuid, ...news }: Wanted): string {
  const search = Object.entries({ updated_child_uuid: childUuid, ...news }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return `${prefix}/account/subscriptions${search.length > 0 ? `?${new URLSearchParams(search)}` : ''}`
}
