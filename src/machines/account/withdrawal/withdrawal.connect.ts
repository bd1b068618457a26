import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { withdrawalMachine } from './withdrawal.machine'
import { refusalOf, STEP_ID, TOLD_ID } from './withdrawal.rules'

export type WithdrawalSend = FlowSend<typeof withdrawalMachine>

export function connectWithdrawal(snapshot: Reading<typeof withdrawalMachine>) {
  const { standing, withdrawnAt } = snapshot.context
  const isReading = snapshot.matches('reading')
  const isConfirming = snapshot.matches('confirming') || snapshot.matches('withdrawing')
  return {
    ...marks('withdrawal', snapshot),
    /** null: there is nothing to do any more */
    step: isReading ? (1 as const) : isConfirming ? (2 as const) : null,
    /** of the step's heading, which takes the keyboard */
    stepId: STEP_ID,
    /** of what came of it, which takes it too */
    toldId: TOLD_ID,
    hasFailed: snapshot.matches({ confirming: 'failed' }),
    refusal: snapshot.matches('refused') ? refusalOf(standing) : null,
    /** when it was noted; null: it has not been */
    withdrawnAt: snapshot.matches('withdrawn') ? withdrawnAt : null,
    isBusy: snapshot.hasTag('busy'),
  }
}
export type WithdrawalView = ReturnType<typeof connectWithdrawal>
