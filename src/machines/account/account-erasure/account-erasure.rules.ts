import type { EraseAnswer } from '~/services/flows/privacy/erasure.contract'

/** Why the account is as it was. Whoever is no longer signed in leaves the page. */
export type ErasureRefusal = Exclude<
  Extract<EraseAnswer, { ok: false }>['error']['kind'],
  'unauthorised' | 'otherPerson' | 'notOpen'
>

/** Where the keyboard goes: to the step that begins, to what is missing, or to what came of it. */
export const ERASURE_IDS = {
  step: 'erasure-step',
  password: 'erasure-password',
  agreed: 'erasure-agreed',
  told: 'erasure-told',
} as const

type Answers = { password: string; isAgreed: boolean }

/** What is missing, in the order of the form. */
export const missingIn = ({ password, isAgreed }: Answers): ('agreed' | 'password')[] => [
  ...(isAgreed ? [] : (['agreed'] as const)),
  ...(password === '' ? (['password'] as const) : []),
]

export const firstMissingId = (answers: Answers): string => ERASURE_IDS[missingIn(answers)[0] ?? 'password']
