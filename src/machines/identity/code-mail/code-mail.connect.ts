import { marks, type Reading } from '~/machines/runtime/reading'
import type { codeMailMachine } from './code-mail.machine'

export const connectCodeMail = (snapshot: Reading<typeof codeMailMachine>) => ({
  ...marks('codeMail', snapshot),
  /** false for a while after each mail */
  isPossible: snapshot.matches('possible') || snapshot.matches('failed'),
  isBusy: snapshot.hasTag('busy'),
  /** another mail is on its way */
  hasResent: snapshot.matches({ pausing: 'resent' }) || snapshot.matches({ possible: 'resent' }),
  hasFailed: snapshot.matches('failed'),
})
export type CodeMailView = ReturnType<typeof connectCodeMail>
