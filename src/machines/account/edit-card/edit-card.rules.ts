import { type CardText, cardOf } from '~/machines/checkout/card-form/card-form.rules'
import type { SaveCard, SaveCardAnswer } from '~/services/flows/payment-method/payment-method.contract'

/** Why the card was not taken: what the bank says of it, too many tries, or nobody knows. */
export type CardFailure = 'declined' | 'card_expired' | 'tooMany' | 'unreachable'

/** Where the keyboard goes when something came to nothing. */
export const CARD_TOLD_ID = 'card-told'

/** Those of the account have left the page before. */
export function cardFailure(answer: SaveCardAnswer): CardFailure | null {
  if (answer.ok) return null
  if (answer.error.kind === 'payment') return answer.error.failure
  return answer.error.kind === 'tooMany' ? 'tooMany' : null
}

type Saving = { as: string; paymentMethod: string | null; card: CardText | null }

/** As it is sent. */
export function sentCard({ as, paymentMethod, card }: Saving): SaveCard {
  if (card === null) throw new Error('no card was passed on')
  return { as, paymentMethod, card: cardOf(card) }
}
