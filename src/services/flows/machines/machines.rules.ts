import type { PageState } from './states.contract'

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

type Drawn = { id: string; path: string; isInitial: boolean; box: object | null }

/** The state in which a machine starts, the innermost one that is drawn; of regions the first. */
export function firstState(states: readonly Drawn[]): string | null {
  const into = (path: string): string | null => {
    const below = states.filter((each) => each.box !== null && isDirectlyIn(each.path, path))
    const inside = below.find(({ isInitial }) => isInitial) ?? below[0]
    return inside ? (into(inside.path) ?? inside.id) : null
  }
  // of a path through nested states none is drawn around another
  return into('') ?? states.find(({ box, path }) => box !== null && path !== '')?.id ?? null
}

const isDirectlyIn = (path: string, parent: string) => {
  const rest = parent === '' ? path : path.startsWith(`${parent}.`) ? path.slice(parent.length + 1) : ''
  return rest !== '' && !rest.includes('.')
}

export const byArea = (one: { area: string; title: string }, other: { area: string; title: string }) =>
  ORDER.indexOf(one.area) - ORDER.indexOf(other.area) || (one.title < other.title ? -1 : 1)

/** 'cart.ready.work.settled_ready.undo.none', 'accountHome.as-cancelled': its picture has this name. */
export const stateId = (machine: string, { state, persona }: Pick<PageState, 'state' | 'persona'>) =>
  `${machine}.${state === '' ? `as-${persona}` : state.replaceAll(' ', '_')}`
