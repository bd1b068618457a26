import { newPasswordErrors, typedPassword } from '~/services/flows/identity/identity.rules'
import type { ChangePasswordAnswer } from '~/services/flows/settings/settings-commands.contract'

export type PasswordField = 'previous' | 'proposed'
type PasswordError = { field: 'previous'; code: 'missing' } | { field: 'proposed'; code: 'required' | 'short' | 'same' }

/** Why it is as it was. Whoever is no longer signed in leaves the page. */
export type PasswordRefusal = Exclude<
  Extract<ChangePasswordAnswer, { ok: false }>['error']['kind'],
  'unauthorised' | 'otherPerson'
>

/** Where the keyboard goes: to the first field that is wrong, or to what came of it. */
export const PASSWORD_IDS = { previous: 'password-before', proposed: 'password-new', told: 'password-told' } as const

/** In the order of the form. */
export const FIELDS = ['previous', 'proposed'] as const

type Answers = Record<PasswordField, string>

/** What is wrong, in the order of the form (F-58); what the pool asks for more, it says itself. */
export function passwordErrors({ previous, proposed }: Answers): PasswordError[] {
  const [fault] = newPasswordErrors(proposed)
  const isSame = previous !== '' && previous === proposed
  return [
    ...(previous === '' ? [{ field: 'previous', code: 'missing' } as const] : []),
    ...(fault ? [{ field: 'proposed', code: fault.code === 'required' ? 'required' : 'short' } as const] : []),
    ...(!fault && isSame ? [{ field: 'proposed', code: 'same' } as const] : []),
  ]
}

export const firstWrongId = (answers: Answers): string => PASSWORD_IDS[passwordErrors(answers)[0]?.field ?? 'previous']

type Typed = { type: string; field?: PasswordField; value?: string }

/** What was typed stands in its field while the page's machine is on its way. */
export const passwordEcho = {
  of: (_context: object, { type, field, value }: Typed) =>
    type === 'CHANGE' && field && value !== undefined ? { [field]: typedPassword(value) } : {},
}
