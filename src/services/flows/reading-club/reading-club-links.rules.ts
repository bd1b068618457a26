import type { BoxChangeKind } from '~/services/domain/changes/box-change'

const PATH = '/account/early-reader-club'

/** `changed`: what was changed just now, and of which box. */
export type ClubNews = { changed?: BoxChangeKind; of?: string | null }
type Wanted = { prefix: string; selected: string | null } & ClubNews

/** The Early Reader Club, with that subscription chosen (A-051). */
export function readingClubHref({ prefix, selected, ...news }: Wanted): string {
  const search = Object.entries({ selected_subscription_uuid: selected, ...news }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return `${prefix}${PATH}${search.length > 0 ? `?${new URLSearchParams(search)}` : ''}`
}

/** A-049: whether a path below /account is its page. */
export const readingClubPlaceAt = (path: string): Record<never, never> | null =>
  /^early-reader-club\/?$/.test(path) ? {} : null
