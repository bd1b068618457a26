import { type CardText, cardOf } from '~/machines/checkout/card-form/card-form.rules'
import type { Money } from '~/services/domain/money/money'
import type {
  OpenPayment,
  SaveCard,
  SaveCardAnswer,
  TriedPayment,
} from '~/services/flows/payment-method/payment-method.contract'

/** Why the card was not taken: there is a way to pay by now of which the page does not know, what the bank says of it, too many tries, or nobody knows. */
export type CardFailure = 'superseded' | 'declined' | 'card_expired' | 'tooMany' | 'unreachable'

/** Where the keyboard goes when something came to nothing. */
export const CARD_TOLD_ID = 'card-told'

/** Those of the account have left the page before. */
export function cardFailure(answer: SaveCardAnswer): CardFailure | null {
  if (answer.ok) return null
  if (answer.error.kind === 'payment') return answer.error.failure
  return answer.error.kind === 'tooMany' || answer.error.kind === 'superseded' ? answer.error.kind : null
}

type Saving = { as: string; paymentMethod: string | null; card: CardText | null }

/** As it is sent. */
export function sentCard({ as, paymentMethod, card }: Saving): SaveCard {
  if (card === null) throw new Error('no card was passed on')
  return { as, paymentMethod, card: cardOf(card) }
}

/** Of what could not be paid before, something was tried at once. */
export const hasTried = (answer: SaveCardAnswer) => triedWith(answer).length > 0

export const triedWith = (answer: SaveCardAnswer): TriedPayment[] => (answer.ok ? answer.value : [])

/** What another card would be charged now: what this one was not taken for. */
export const stillOpen = (open: readonly OpenPayment[], answer: SaveCardAnswer): OpenPayment[] => {
  const declined = triedWith(answer).filter(({ outcome }) => outcome === 'declined')
  return open.filter(({ uuid }) => declined.some((each) => each.uuid === uuid))
}

/** What it all comes to, in each money. */
export function totalsOf(open: readonly Pick<OpenPayment, 'sum'>[]): Money[] {
  const currencies = [...new Set(open.map(({ sum }) => sum.currency))]
  return currencies.map((currency) => ({
    amountCents: open.reduce((all, { sum }) => all + (sum.currency === currency ? sum.amountCents : 0), 0),
    currency,
  }))
}
