import { withoutPrefix } from '~/services/domain/locale'
import { isEmail } from '~/services/domain/people/email.rules'

/** Whether a path shows what belongs to one person alone: it must not be seen by whoever comes next. */
export const isPersonalPath = (path: string) => /^\/(account|pages\/activate-gift)(\/|$)/.test(withoutPrefix(path))

/** Lengths that the pool accepts; a form lets nobody type more. */
export const PERSON_NAME_LENGTH = 100
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const
/** As much of a password as the pool takes. */
export const typedPassword = (value: string) => value.slice(0, PASSWORD_LENGTH.most)
const CODE_LENGTH = 6

export type CredentialsField = 'email' | 'password' | 'code'
export type CredentialsError =
  | { field: 'email'; code: 'required' | 'invalid' }
  | { field: 'password'; code: 'required' | 'short' }
  | { field: 'code'; code: 'required' | 'invalid' }

/** As the pool is asked: the same address however it was typed. */
export const plainEmail = (email: string) => email.trim().toLowerCase()
/** Digits alone; a mail program may bring spaces along. */
export const plainCode = (code: string) => code.replace(/\D/g, '').slice(0, CODE_LENGTH)

export function emailErrors(email: string): CredentialsError[] {
  const plain = plainEmail(email)
  if (plain === '') return [{ field: 'email', code: 'required' }]
  return isEmail(plain) ? [] : [{ field: 'email', code: 'invalid' }]
}

/** Of a password that exists already: whatever was accepted once is not judged again. */
export const knownPasswordErrors = (password: string): CredentialsError[] =>
  password === '' ? [{ field: 'password', code: 'required' }] : []

export function newPasswordErrors(password: string): CredentialsError[] {
  if (password === '') return [{ field: 'password', code: 'required' }]
  return password.length < PASSWORD_LENGTH.least ? [{ field: 'password', code: 'short' }] : []
}

export function codeErrors(code: string): CredentialsError[] {
  if (plainCode(code) === '') return [{ field: 'code', code: 'required' }]
  return plainCode(code).length < CODE_LENGTH ? [{ field: 'code', code: 'invalid' }] : []
}

/** Where the keyboard goes: when a form says no, when its next step begins, and when there is nothing left to fill in. */
export const IDENTITY_SUMMARY_ID = 'identity-errors'
export const IDENTITY_FIELD_IDS = { name: 'person-name', email: 'email', password: 'password', code: 'code' } as const
export const IDENTITY_DONE_ID = 'identity-done'
