import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { PASSWORD_LENGTH } from '~/services/flows/identity/identity.rules'
import type { passwordMachine } from './password.machine'
import { FIELDS, PASSWORD_IDS, passwordErrors } from './password.rules'

export type PasswordSend = FlowSend<typeof passwordMachine>

export function connectPassword(snapshot: Reading<typeof passwordMachine>) {
  const { isShown, failure } = snapshot.context
  const errors = snapshot.matches({ editing: 'refused' }) ? passwordErrors(snapshot.context) : []
  return {
    ...marks('password', snapshot),
    /** in their order; `error` is null until SAVE was refused, and where nothing is wrong */
    fields: FIELDS.map((field) => ({
      ...{ field, id: PASSWORD_IDS[field], value: snapshot.context[field], maxLength: PASSWORD_LENGTH.most },
      error: errors.find((error) => error.field === field)?.code ?? null,
    })),
    isShown,
    /** why it is as it was; null while nothing was refused */
    failure,
    isSaved: snapshot.matches({ editing: 'saved' }),
    /** of what came of it, which takes the keyboard */
    toldId: PASSWORD_IDS.told,
    isBusy: snapshot.hasTag('busy'),
  }
}
export type PasswordView = ReturnType<typeof connectPassword>
