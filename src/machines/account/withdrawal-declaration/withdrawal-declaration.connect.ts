import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { withdrawalDeclarationMachine } from './withdrawal-declaration.machine'
import {
  declarationErrors,
  FIELD_IDS,
  FIELDS,
  LENGTHS,
  plainOrderId,
  STEP_ID,
  TOLD_ID,
} from './withdrawal-declaration.rules'

export type WithdrawalDeclarationSend = FlowSend<typeof withdrawalDeclarationMachine>

export function connectWithdrawalDeclaration(snapshot: Reading<typeof withdrawalDeclarationMachine>) {
  const { draft, at, waitSeconds } = snapshot.context
  const errors = snapshot.matches({ editing: 'refused' }) ? declarationErrors(draft) : []
  const isDeclared = snapshot.matches('declared')
  return {
    ...marks('withdrawalDeclaration', snapshot),
    /** null: it has been noted */
    step: isDeclared ? null : snapshot.matches('editing') ? (1 as const) : (2 as const),
    /** of the step's heading, and of what came of it: each takes the keyboard */
    stepId: STEP_ID,
    toldId: TOLD_ID,
    /** in their order; what is wrong is said once NEXT was refused */
    fields: FIELDS.map((name) => ({
      ...{ name, id: FIELD_IDS[name], value: draft[name], maxLength: LENGTHS[name] },
      error: errors.find(({ field }) => field === name)?.code ?? null,
    })),
    /** as it is sent */
    order: plainOrderId(draft.orderId),
    email: draft.email.trim(),
    hasFailed: snapshot.matches({ confirming: 'failed' }),
    /** minutes until the next try; null: nobody has to wait */
    waitMinutes: snapshot.matches({ confirming: 'limited' }) ? Math.max(1, Math.ceil(waitSeconds / 60)) : null,
    /** when it was noted; null: it has not been */
    declaredAt: isDeclared ? at : null,
    isBusy: snapshot.hasTag('busy'),
  }
}
export type WithdrawalDeclarationView = ReturnType<typeof connectWithdrawalDeclaration>
