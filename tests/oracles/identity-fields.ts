import type { Loose } from '~/machines/proving/oracle/trace'

/** The fields of the identity pages (F-02, F-02b), as a customer fills them in. */
export type Fields = { name: string; email: string; code: string; password: string; isShown: boolean }
export const EMPTY: Fields = { name: '', email: '', code: '', password: '', isShown: false }
export const NO_SECRETS = { code: '', password: '', isShown: false }

/** No more is kept than the pool takes. */
const [LONGEST_NAME, LONGEST_EMAIL, LONGEST_PASSWORD, SHORTEST_PASSWORD, CODE_LENGTH] = [100, 254, 256, 8, 6]
const TYPED: Record<string, (value: string) => Partial<Fields>> = {
  name: (value) => ({ name: value.slice(0, LONGEST_NAME) }),
  email: (value) => ({ email: value.slice(0, LONGEST_EMAIL) }),
  code: (value) => ({ code: value.replace(/[^0-9]/g, '').slice(0, CODE_LENGTH) }),
  password: (value) => ({ password: value.slice(0, LONGEST_PASSWORD) }),
}

/** What typing, or showing the password, makes of the fields. */
export function filled(fields: Fields, { type, field, value }: Loose): Fields {
  if (type === 'CHANGE') return { ...fields, ...TYPED[field]?.(value) }
  return type === 'REVEAL' ? { ...fields, isShown: !fields.isShown } : fields
}

export const shownName = ({ name }: Fields) => ({ value: name, maxLength: LONGEST_NAME })
export const shownEmail = ({ email }: Fields) => ({ value: email, maxLength: LONGEST_EMAIL })
export const shownPassword = ({ password, isShown }: Fields) => ({
  value: password,
  maxLength: LONGEST_PASSWORD,
  isShown,
})

const errorOf = (field: string, code: string | false) => (code ? [{ field, code }] : [])

/**
 * As the pool takes an address (E-101): before its one @ words of letters, digits, _ ' + and -, behind it names of letters,
 * digits and inner hyphens, of which the last has two letters or more; dots between them.
 */
function isAddress(email: string): boolean {
  const [local = '', host = '', ...more] = email.trim().split('@')
  const names = host.split('.')
  return (
    more.length === 0 &&
    !local.endsWith("'") &&
    local.split('.').every((word) => /^[A-Za-z0-9_'+-]+$/.test(word)) &&
    names.every((name) => /^[A-Za-z0-9-]+$/.test(name) && !name.startsWith('-') && !name.endsWith('-')) &&
    names.length > 1 &&
    /^[A-Za-z]{2,}$/.test(names.at(-1) ?? '')
  )
}
export const emailErrors = ({ email }: Fields) =>
  errorOf('email', email.trim() === '' ? 'required' : !isAddress(email) && 'invalid')
export const codeErrors = ({ code }: Fields) =>
  errorOf('code', code === '' ? 'required' : code.length < CODE_LENGTH && 'invalid')
/** A password of before may be as short as it is. */
export const passwordErrors = ({ password }: Fields) => errorOf('password', password === '' && 'required')
export const newPasswordErrors = ({ password }: Fields) =>
  errorOf('password', password === '' ? 'required' : password.length < SHORTEST_PASSWORD && 'short')

/** Where the keyboard goes: to what is wrong, to where the next step begins, or to what is said at the end. */
export const toErrors = { name: 'focusSummary', params: 'identity-errors' }
export const toStep = (field: 'email' | 'code') => ({ name: 'focusStep', params: field })
export const toEnd = { name: 'focusStep', params: 'identity-done' }

/** Why it did not work: the refusal of whoever was asked; without an answer it is an outage. */
export const failureOf = ({ event }: { event: Loose }): string => event.output?.error.kind ?? 'unreachable'

/** A form says no and the keyboard goes there; an outage is in the log, a refusal is not (ADR 0015). */
export const sayingNo = (failure: string) =>
  failure === 'unreachable' ? [{ name: 'logFailure', params: undefined }, toErrors] : [toErrors]
