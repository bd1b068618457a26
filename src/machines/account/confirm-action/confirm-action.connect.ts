import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { CANCEL_REASONS } from '~/services/domain/changes/change'
import { LANGUAGES } from '~/services/domain/locale'
import type { confirmActionMachine } from './confirm-action.machine'
import { answerOf, insteadOf, isCancelling } from './confirm-action.rules'

export type ConfirmActionSend = FlowSend<typeof confirmActionMachine>

export function connectConfirmAction(snapshot: Reading<typeof confirmActionMachine>) {
  const { kind, current, reason, note, language, advance, advances, kits, options, picked, obstacle } = snapshot.context
  return {
    ...marks('confirmAction', snapshot),
    kind,
    /** why somebody cancels, which may be left out */
    reasons: isCancelling(kind) ? CANCEL_REASONS.map((each) => ({ reason: each, isPicked: each === reason })) : [],
    /** what may help instead of cancelling; null: nothing is offered */
    instead: insteadOf(snapshot.context),
    /** null: it is not asked for */
    note: reason === 'other' ? note : null,
    /** that of now is chosen until another one is */
    languages:
      kind === 'language'
        ? LANGUAGES.map((each) => ({ language: each, isPicked: each === (language ?? current) }))
        : [],
    /** so many kits paid together; as it is now until another number is chosen */
    advances: advances.map((many) => ({ kits: many, isPicked: many === (kits ?? advance) })),
    /** what comes in the kit; as it is now until something else is chosen */
    options: options.map(({ name, now, values }) => ({
      name,
      values: values.map((value) => ({
        ...{ value, choice: answerOf(name, value), isPicked: value === (picked[name] ?? now) },
      })),
    })),
    /** why it is not possible, where it is not */
    obstacle: snapshot.matches('impossible') ? obstacle : null,
    isBusy: snapshot.hasTag('busy'),
    /** it came to nothing: what was chosen is still there */
    hasFailed: snapshot.matches({ reviewing: 'failed' }),
    can: { confirm: snapshot.can({ type: 'CONFIRM' }) },
  }
}
export type ConfirmActionView = ReturnType<typeof connectConfirmAction>
