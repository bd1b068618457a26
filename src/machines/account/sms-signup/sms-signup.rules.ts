import type { PhoneStatus } from '../../ui/phone-input/phone-input.machine'
import { typedPhone } from '../../ui/phone-input/phone-input.rules'

/** Where the keyboard goes once somebody has signed up, and of the field. */
export const SMS_DONE_ID = 'sms-done'
export const SMS_PHONE_ID = 'sms-phone'

/** not empty, and no number that is wrong. */
export const canSubmit = ({ phone, phoneStatus }: { phone: string; phoneStatus: PhoneStatus }): boolean =>
  phone.trim() !== '' && phoneStatus !== 'invalid'

/** What was typed stands in its field while the page's machine is on its way. */
export const smsEcho = {
  of: (_context: object, { type, value }: { type: string; value?: string }) =>
    type === 'TYPE' && value !== undefined ? { phone: typedPhone(value) } : {},
}
