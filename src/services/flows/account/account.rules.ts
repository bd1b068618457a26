import { withoutPrefix } from '~/services/domain/locale'

const PATHS = {
  home: '/account',
  playKits: '/account/subscriptions',
  activateGift: '/pages/activate-gift',
  settings: '/account/settings',
} as const
type Place = keyof typeof PATHS

export type AccountPlace = { place: Place; href: string }

const PLACES: readonly Place[] = ['home', 'playKits', 'activateGift', 'settings']

/** Where the signed-in side leads, in the order of its frame. */
export const accountPlaces = (prefix: string): AccountPlace[] =>
  PLACES.map((place) => ({ place, href: `${prefix}${PATHS[place]}` }))

/**
 * Which of them a path belongs to, in whatever language: what is changed of a subscription
 * belongs to its schedule, and what is changed of the account to its settings.
 */
export function accountPlaceAt(pathname: string): Place | null {
  const path = withoutPrefix(pathname).replace(/(?<=.)\/$/, '')
  if (/^\/account\/(?:[^/]+\/)?subscriptions\//.test(path)) return 'playKits'
  if (/^\/account\/(?:(?:v2\/)?settings|[^/]+\/profile-info)\//.test(path)) return 'settings'
  return PLACES.find((place) => PATHS[place] === path) ?? null
}
