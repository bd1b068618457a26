import { withoutPrefix } from '~/services/domain/locale'

const PATHS = {
  home: '/account',
  playKits: '/account/subscriptions',
  readingClub: '/account/early-reader-club',
  activateGift: '/pages/activate-gift',
  settings: '/account/settings',
} as const
type Place = keyof typeof PATHS

export type AccountPlace = { place: Place; href: string }

const PLACES: readonly Place[] = ['home', 'playKits', 'readingClub', 'activateGift', 'settings']

/** Where the signed-in side leads, in the order of its frame. */
export const accountPlaces = (prefix: string): AccountPlace[] =>
  PLACES.map((place) => ({ place, href: `${prefix}${PATHS[place]}` }))

const OF_PLAY_KITS =
  /^\/account\/(?:[^/]+\/)?(?:subscriptions|payment-schedule|account-settings\/(?:skip|cancel|reactivate|language|cancel-add-on))\//
const OF_SETTINGS =
  /^\/account\/(?:(?:v2\/)?settings\/|subscriber-shop\/family$|[^/]+\/(?:profile-info\/|account-settings\/(?:payment-method|gifts|edit-shipping-address)(?:\/|$)))/

const OF_HOME = /^\/account\/(?:order-history$|orders\/)/

/**
 * Which of them a path belongs to, in whatever language: actions and payments of a subscription belong to its schedule, what
 * is changed of the account to its settings, orders to the home that leads to them.
 */
export function accountPlaceAt(pathname: string): Place | null {
  const path = withoutPrefix(pathname).replace(/(?<=.)\/$/, '')
  if (OF_PLAY_KITS.test(path)) return 'playKits'
  if (path.startsWith(`${PATHS.readingClub}/`)) return 'readingClub'
  if (OF_SETTINGS.test(path)) return 'settings'
  if (OF_HOME.test(path)) return 'home'
  return PLACES.find((place) => PATHS[place] === path) ?? null
}
