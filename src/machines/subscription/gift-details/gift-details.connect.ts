import { marks, type Reading } from '~/machines/runtime/reading'
import { type GiftField, giftErrors, MOST_CHARACTERS } from '~/services/domain/gifts/gift.rules'
import type { giftDetailsMachine } from './gift-details.machine'

export function connectGiftDetails(snapshot: Reading<typeof giftDetailsMachine>) {
  const { draft, today, lastDay } = snapshot.context
  const fieldOf = (field: GiftField) => ({ value: draft[field], maxLength: MOST_CHARACTERS[field] })
  const errors = snapshot.matches({ editing: 'refused' }) ? giftErrors(draft, { today, lastDay }) : []
  return {
    ...marks('giftDetails', snapshot),
    fields: {
      recipientName: fieldOf('recipientName'),
      recipientEmail: fieldOf('recipientEmail'),
      deliverOn: fieldOf('deliverOn'),
      kitAnchor: fieldOf('kitAnchor'),
    },
    days: { first: today, last: lastDay },
    /** in the order of the form, each field once; [] until SUBMIT was refused */
    errors,
    summaryId: 'error-summary',
    isBusy: snapshot.hasTag('busy'),
    /** everything that was filled in is still there */
    hasFailed: snapshot.matches({ editing: 'failed' }),
  }
}
export type GiftDetailsView = ReturnType<typeof connectGiftDetails>
