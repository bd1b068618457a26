import type { BoxChangeKind } from '~/services/domain/changes/box-change'
import { isUuid } from '~/services/domain/ids/uuid.rules'

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

/** What can be done: with one of its boxes (A-062), or with all of them where `box` is null (A-063). */
export type BoxOptionsPlace = { subscription: string; box: string | null }

export function boxOptionsPlaceAt(path: string): BoxOptionsPlace | null {
  const found = /^early-reader-club\/(?<subscription>[^/]+)\/(?:skip-cancel|modify\/(?<box>[^/]+))$/.exec(path)?.groups
  const { subscription, box = null } = found ?? {}
  return subscription && isUuid(subscription) && (box === null || isUuid(box)) ? { subscription, box } : null
}

export const boxOptionsPath = ({ subscription, box }: BoxOptionsPlace) =>
  `early-reader-club/${subscription}/${box === null ? 'skip-cancel' : `modify/${box}`}`
