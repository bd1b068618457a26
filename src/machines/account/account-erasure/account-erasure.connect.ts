import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { PASSWORD_LENGTH } from '~/services/flows/identity/identity.rules'
import type { accountErasureMachine } from './account-erasure.machine'
import { ERASURE_IDS, missingIn } from './account-erasure.rules'

export type AccountErasureSend = FlowSend<typeof accountErasureMachine>

export function connectAccountErasure(snapshot: Reading<typeof accountErasureMachine>) {
  const { password, isAgreed, failure } = snapshot.context
  const isConfirming = snapshot.matches('confirming') || snapshot.matches('erasing')
  const missing = snapshot.matches({ confirming: 'refused' }) ? missingIn(snapshot.context) : []
  return {
    ...marks('accountErasure', snapshot),
    /** null: it cannot be done, or has been */
    step: snapshot.matches('reading') ? (1 as const) : isConfirming ? (2 as const) : null,
    isBlocked: snapshot.matches('blocked'),
    /** of the step's heading, which takes the keyboard */
    stepId: ERASURE_IDS.step,
    /** of what came of it, which takes it too */
    toldId: ERASURE_IDS.told,
    agreement: { id: ERASURE_IDS.agreed, isAgreed, isMissing: missing.includes('agreed') },
    password: {
      ...{ id: ERASURE_IDS.password, value: password, maxLength: PASSWORD_LENGTH.most },
      isMissing: missing.includes('password'),
    },
    /** why the account is as it was; null while nothing was refused */
    failure,
    isBusy: snapshot.hasTag('busy'),
  }
}
export type AccountErasureView = ReturnType<typeof connectAccountErasure>
