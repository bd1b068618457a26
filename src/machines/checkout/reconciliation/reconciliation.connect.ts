import { marks, type Reading } from '~/machines/runtime/reading'
import type { reconciliationMachine } from './reconciliation.machine'

export function connectReconciliation(snapshot: Reading<typeof reconciliationMachine>) {
  return {
    ...marks('reconciliation', snapshot),
    isBusy: snapshot.hasTag('busy'),
    /** asked for half a minute: the buyer decides when to look again */
    isUnsure: snapshot.matches('unsure'),
  }
}
