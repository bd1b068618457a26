import { withoutPrefix } from '~/services/domain/locale'

const PATHS = {
  home: '/account',
  playKits: '/account/subscriptions',
  readingClub: '/account/early-reader-club',
  activateGift: '/pages/activate-gift',
  settings: '/account/settings',
} as const
type Place = keyof typeof PATHS | 'orders'

export type AccountPlace = { place: Place; href: string }

const OWN_PLACES = ['home', 'playKits', 'readingClub', 'activateGift', 'settings'] as const

type Frame = { prefix: string; ordersHref: string | null }

/**
 * Where the signed-in side leads, in the order of its frame. The orders may be listed at another shop (decided: E-46): null
 * while nobody knows where.
 */
export const accountPlaces = ({ prefix, ordersHref }: Frame): AccountPlace[] =>
  OWN_PLACES.flatMap((place) => [
    ...(place === 'settings' && ordersHref !== null ? [{ place: 'orders' as const, href: ordersHref }] : []),
    { place, href: `${prefix}${PATHS[place]}` },
  ])

const OF_PLAY_KITS =
  /^\/account\/(?:[^/]+\/)?(?:subscriptions|payment-schedule|account-settings\/(?:skip|cancel|reactivate|language|cancel-add-on))\//
const OF_SETTINGS =
  /^\/account\/(?:(?:v2\/)?settings\/|subscriber-shop\/family$|[^/]+\/(?:profile-info\/|account-settings\/(?:payment-method|gifts|edit-shipping-address)(?:\/|$)))/

const OF_ORDERS = /^\/account\/(?:order-history$|orders\/)/

/**
 * Which of them a path belongs to, in whatever language: actions and payments of a subscription belong to its schedule, what
 * is changed of the account to its settings, one order to all of them.
 */
export function accountPlaceAt(pathname: string): Place | null {
  const path = withoutPrefix(pathname).replace(/(?<=.)\/$/, '')
  if (OF_PLAY_KITS.test(path)) return 'playKits'
  if (path.startsWith(`${PATHS.readingClub}/`)) return 'readingClub'
  if (OF_SETTINGS.test(path)) return 'settings'
  if (OF_ORDERS.test(path)) return 'orders'
  return OWN_PLACES.find((place) => PATHS[place] === path) ?? null
}
