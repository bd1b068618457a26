import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { PASSWORD_LENGTH } from '~/services/flows/identity/identity.rules'
import type { passwordMachine } from './password.machine'
import { PASSWORD_IDS, passwordErrors } from './password.rules'

export type PasswordSend = FlowSend<typeof passwordMachine>

export function connectPassword(snapshot: Reading<typeof passwordMachine>) {
  const { previous, proposed, isShown, failure } = snapshot.context
  const errors = snapshot.matches({ editing: 'refused' }) ? passwordErrors(snapshot.context) : []
  const maxLength = PASSWORD_LENGTH.most
  return {
    ...marks('password', snapshot),
    previous: { id: PASSWORD_IDS.previous, value: previous, maxLength },
    proposed: { id: PASSWORD_IDS.proposed, value: proposed, maxLength },
    isShown,
    /** null until SAVE was refused, and where nothing is wrong */
    previousError: errors.find((error) => error.field === 'previous')?.code ?? null,
    proposedError: errors.find((error) => error.field === 'proposed')?.code ?? null,
    /** why it is as it was; null while nothing was refused */
    failure,
    isSaved: snapshot.matches({ editing: 'saved' }),
    /** of what came of it, which takes the keyboard */
    toldId: PASSWORD_IDS.told,
    isBusy: snapshot.hasTag('busy'),
  }
}
export type PasswordView = ReturnType<typeof connectPassword>
