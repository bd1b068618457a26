import { EMAIL_LENGTH, isEmail } from '~/services/domain/people/email.rules'

export type DeclarationField = 'orderId' | 'email'
export type DeclarationDraft = Record<DeclarationField, string>
type DeclarationError = { field: DeclarationField; code: 'missing' | 'invalid' }

/** The longest that the wire takes. */
export const LENGTHS = { orderId: 40, email: EMAIL_LENGTH } as const

/** Where the keyboard goes: to what is wrong, to the step that begins, or to what came of it. */
export const FIELD_IDS = { orderId: 'withdraw-order', email: 'withdraw-email' } as const
export const STEP_ID = 'withdraw-step'
export const TOLD_ID = 'withdraw-told'

export const FIELDS = ['orderId', 'email'] as const

/** As it stands on the receipt, however it was copied from it: "#pc-100042 " is PC-100042. */
export const plainOrderId = (typed: string) => typed.trim().replace(/^#\s*/, '').toUpperCase()

/** What is wrong, in the order of the form. */
export function declarationErrors({ orderId, email }: DeclarationDraft): DeclarationError[] {
  const mail = email.trim()
  return [
    ...(plainOrderId(orderId) === '' ? [{ field: 'orderId', code: 'missing' } as const] : []),
    ...(isEmail(mail) ? [] : [{ field: 'email', code: mail === '' ? 'missing' : 'invalid' } as const]),
  ]
}

export const firstWrongId = (draft: DeclarationDraft): string =>
  FIELD_IDS[declarationErrors(draft)[0]?.field ?? 'orderId']

export const typedText = (field: DeclarationField, value: string) => value.slice(0, LENGTHS[field])

type Typed = { type: string; field?: DeclarationField; value?: string }

/** What was typed stands in its field while the page's machine is on its way. */
export const declarationEcho = {
  of: ({ draft }: { draft: DeclarationDraft }, { type, field, value = '' }: Typed) =>
    type === 'CHANGE' && field ? { draft: { ...draft, [field]: typedText(field, value) } } : {},
}
