import { marks, type Reading } from '~/machines/runtime/reading'
import type { cardFormMachine } from './card-form.machine'
import { CARD_SUMMARY_ID, type CardError, cardErrors, NAME_LENGTH } from './card-form.rules'

export function connectCardForm(snapshot: Reading<typeof cardFormMachine>) {
  const { text, today } = snapshot.context
  const errors: CardError[] = snapshot.matches({ editing: 'refused' }) ? cardErrors(text, today) : []
  return {
    ...marks('cardForm', snapshot),
    text,
    nameLength: NAME_LENGTH,
    /** for the summary and the fields, each field once; [] until SUBMIT was refused */
    errors,
    summaryId: CARD_SUMMARY_ID,
  }
}
export type CardFormView = ReturnType<typeof connectCardForm>
