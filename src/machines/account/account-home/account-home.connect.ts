import type { EventFrom } from 'xstate'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { accountHomeMachine } from './account-home.machine'
import { tilesOf } from './account-home.rules'

type Snapshot = Reading<typeof accountHomeMachine>
export type AccountHomeEvent = EventFrom<typeof accountHomeMachine>

export function connectAccountHome(snapshot: Snapshot) {
  const { facts } = snapshot.context
  return {
    ...marks('accountHome', snapshot),
    tiles: facts ? tilesOf(facts) : [],
    /** the next order for each child; it stands for the tile of the play kits */
    next: facts?.next ?? [],
    /** what has not come, where nothing comes after it */
    heldUp: facts?.heldUp ?? [],
    /** why nothing comes next; null: something does, or nobody knows */
    ended: facts?.ended ?? null,
    /** the other children who could go on (E-108) */
    on: facts?.on ?? [],
    /** when the next book box is sent, or that they rest */
    club: facts?.club ?? null,
    /** book boxes whose payment has failed; null: of none it has */
    unpaidBoxes: facts?.unpaidBoxes ?? null,
    today: facts?.today ?? null,
    /** subscriptions that run; null where that is not known */
    activeCount: facts?.counts.active ?? null,
    /** of these so many end with their paid kits */
    endingCount: facts?.endingCount ?? 0,
    orderHistoryHref: facts?.orderHistoryHref ?? null,
    /** the newest order, or that there is none; null: nobody knows */
    last: facts?.last ?? null,
    isBusy: snapshot.hasTag('busy'),
    /** what is shown may be older than what is so */
    isStale: snapshot.matches('stale'),
    hasFailed: snapshot.matches('failed'),
  }
}
export type AccountHomeView = ReturnType<typeof connectAccountHome>
