import { marks, type Reading } from '~/machines/runtime/reading'
import type { accountHomeMachine } from './account-home.machine'
import { tilesOf } from './account-home.rules'

export function connectAccountHome(snapshot: Reading<typeof accountHomeMachine>) {
  const { facts } = snapshot.context
  return {
    ...marks('accountHome', snapshot),
    tiles: facts && snapshot.matches('ready') ? tilesOf(facts) : [],
    /** subscriptions that run; null where that is not known */
    activeCount: facts?.counts.active ?? null,
    orderHistoryHref: facts?.orderHistoryHref ?? null,
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.matches('failed'),
    can: { retry: snapshot.can({ type: 'RETRY' }) },
  }
}
export type AccountHomeView = ReturnType<typeof connectAccountHome>
