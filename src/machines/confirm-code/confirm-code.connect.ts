import { marks, type Reading } from '~/machines/kit/reading'
import { codeErrors, IDENTITY_SUMMARY_ID } from '~/services/identity/credentials.rules'
import type { confirmCodeMachine } from './confirm-code.machine'

export function connectConfirmCode(snapshot: Reading<typeof confirmCodeMachine>) {
  const { email, code, failure, hasResent } = snapshot.context
  return {
    ...marks('confirmCode', snapshot),
    email,
    code,
    errors: snapshot.matches({ form: { editing: 'refused' } }) ? codeErrors(code) : [],
    /** why the code was not taken; null while nothing was refused */
    failure,
    summaryId: IDENTITY_SUMMARY_ID,
    isBusy: snapshot.hasTag('busy') || snapshot.matches({ form: 'confirmed' }),
    resend: {
      /** false for a while after each mail */
      isPossible: snapshot.matches({ resend: 'possible' }) || snapshot.matches({ resend: 'failed' }),
      isBusy: snapshot.hasTag('resending'),
      hasResent,
      hasFailed: snapshot.matches({ resend: 'failed' }),
    },
  }
}
export type ConfirmCodeView = ReturnType<typeof connectConfirmCode>
