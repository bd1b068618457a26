/** Areas of machines, in the order in which a visitor meets them, and what people call them. */
const AREAS: Record<string, string> = {
  shop: 'Kits and products',
  cart: 'Cart',
  subscription: 'Subscription',
  checkout: 'Checkout',
  account: 'Account',
  identity: 'Signing in',
  player: 'Courses',
  shell: 'Around every page',
  ui: 'Parts of pages',
  tooling: 'Tools',
}
const ORDER = Object.keys(AREAS)

export const areaName = (folder: string): string => AREAS[folder] ?? folder

export const byArea = (one: { area: string; title: string }, other: { area: string; title: string }) =>
  ORDER.indexOf(one.area) - ORDER.indexOf(other.area) || (one.title < other.title ? -1 : 1)
