import { marks, type Reading } from '~/machines/runtime/reading'
import type { phoneInputMachine } from './phone-input.machine'
import { PHONE_LENGTH } from './phone-input.rules'

export function connectPhoneInput(snapshot: Reading<typeof phoneInputMachine>) {
  const { value, isLeft } = snapshot.context
  return {
    ...marks('phoneInput', snapshot),
    value,
    maxLength: PHONE_LENGTH,
    /** the message is shown once the field was left; saving is not possible before that either (S-282) */
    hasError: snapshot.matches('invalid') && isLeft,
  }
}
