/** `moved` and `from`: the kit whose day was changed, and the day it had (A-216). */
type Wanted = { prefix: string; childUuid: string | null; moved?: string; from?: string }

/** The schedule, with that child chosen (A-015). */
export function scheduleHref({ prefix, childUuid, moved, from }: Wanted): string {
  const search = Object.entries({ updated_child_uuid: childUuid, moved, from }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return `${prefix}/account/subscriptions${search.length > 0 ? `?${new URLSearchParams(search)}` : ''}`
}
