import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { connectPhoneInput } from '../../ui/phone-input/phone-input.connect'
import { PHONE_LENGTH } from '../../ui/phone-input/phone-input.rules'
import type { smsSignupMachine } from './sms-signup.machine'
import { SMS_DONE_ID, SMS_PHONE_ID } from './sms-signup.rules'

export type SmsSignupSend = FlowSend<typeof smsSignupMachine>

export function connectSmsSignup(snapshot: Reading<typeof smsSignupMachine>) {
  const { phone } = snapshot.context
  const field = snapshot.children.phone?.getSnapshot()
  const judged = field && connectPhoneInput(field)
  return {
    ...marks('smsSignup', snapshot),
    phone: { id: SMS_PHONE_ID, value: phone, maxLength: PHONE_LENGTH },
    /** null until its machine runs */
    phoneField: judged ? { machine: judged.machine, state: judged.state } : null,
    /** said once the field was left */
    hasPhoneError: judged?.hasError ?? false,
    /** A-128; what was typed is still there */
    hasFailed: snapshot.matches({ editing: 'failed' }),
    isDone: snapshot.matches('done'),
    doneId: SMS_DONE_ID,
    isBusy: snapshot.hasTag('busy'),
    can: { submit: snapshot.can({ type: 'SUBMIT' }) },
  }
}
export type SmsSignupView = ReturnType<typeof connectSmsSignup>
