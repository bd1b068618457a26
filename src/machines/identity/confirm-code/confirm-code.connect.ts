import type { EventFrom } from 'xstate'
import { marks, type Reading } from '~/machines/runtime/reading'
import { codeErrors, IDENTITY_SUMMARY_ID } from '~/services/flows/identity/identity.rules'
import { connectCodeMail } from '../code-mail/code-mail.connect'
import type { confirmCodeMachine } from './confirm-code.machine'

export function connectConfirmCode(snapshot: Reading<typeof confirmCodeMachine>) {
  const { email, code, failure } = snapshot.context
  const mail = snapshot.children.codeMail?.getSnapshot()
  return {
    ...marks('confirmCode', snapshot),
    email,
    code,
    errors: snapshot.matches({ editing: 'refused' }) ? codeErrors(code) : [],
    /** why the code was not taken; null while nothing was refused */
    failure,
    summaryId: IDENTITY_SUMMARY_ID,
    isBusy: snapshot.hasTag('busy') || snapshot.matches('confirmed'),
    resend: mail ? connectCodeMail(mail) : null,
  }
}
export type ConfirmCodeView = ReturnType<typeof connectConfirmCode>
export type ConfirmCodeEvent = EventFrom<typeof confirmCodeMachine>
