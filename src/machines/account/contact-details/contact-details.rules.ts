import type { PhoneStatus } from '../../ui/phone-input/phone-input.machine'
import { typedPhone } from '../../ui/phone-input/phone-input.rules'

export type NameField = 'firstName' | 'lastName'
export type ContactDetailsDraft = Record<NameField | 'phone', string>
type ContactDetailsError = { field: NameField; code: 'required' } | { field: 'phone'; code: 'invalid' }

/** The longest name that the wire takes. */
export const NAME_LENGTH = 60

/** Where the keyboard goes: to the first of them that is wrong. */
export const CONTACT_IDS = { firstName: 'first-name', lastName: 'last-name', phone: 'contact-phone' } as const

export const NAMES = ['firstName', 'lastName'] as const

type Answers = { draft: ContactDetailsDraft; phoneStatus: PhoneStatus }

/** What is wrong, in the order of the form (F-58); a number may stay empty. */
export const contactDetailsErrors = ({ draft, phoneStatus }: Answers): ContactDetailsError[] => [
  ...NAMES.filter((field) => draft[field].trim() === '').map((field) => ({ field, code: 'required' }) as const),
  ...(phoneStatus === 'invalid' ? [{ field: 'phone', code: 'invalid' } as const] : []),
]

export const firstWrongId = (answers: Answers): string =>
  CONTACT_IDS[contactDetailsErrors(answers)[0]?.field ?? 'firstName']

export const typedName = (value: string) => value.slice(0, NAME_LENGTH)

type Typed = { type: string; field?: NameField; value?: string }

/** What was typed stands in its field while the page's machine is on its way. */
export const contactEcho = {
  of: ({ draft }: { draft: ContactDetailsDraft }, { type, field, value = '' }: Typed) => {
    if (type === 'CHANGE' && field) return { draft: { ...draft, [field]: typedName(value) } }
    return type === 'TYPE' ? { draft: { ...draft, phone: typedPhone(value) } } : {}
  },
}
