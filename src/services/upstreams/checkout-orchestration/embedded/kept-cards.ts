import { isLuhnValid } from '~/services/domain/payment/card.rules'
import { paymentLabel } from '~/services/domain/payment/payment-label.rules'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { NewCharge } from '../checkout-orchestration.contract'
import type { KeptCard, NewCard } from '../kept-card.contract'
import type { Gateway } from './gateway'

/** The subscription manager's keys beside those of checkouts. */
export const laterChargeKey = (key: string) => `charges:${key}`

/** Nothing is charged: the bank says whether it would be. */
export async function keptCard(gateway: Gateway, { key, card: typed }: { key: string } & NewCard): Promise<KeptCard> {
  if (!isLuhnValid(typed.number)) throw new ServiceRefusal(422, 'invalid')
  const scoped = { key: `cards:${key}`, intent: `cards:${key}` }
  const { outcome, card } = await gateway.charge({ ...scoped, card: typed, amount: 0, currency: 'eur' })
  if (outcome === 'declined' || outcome === 'card_expired') throw new ServiceRefusal(402, outcome)
  if (!card) throw new Error('the gateway has kept no card')
  return { brand: card.brand, last4: card.last4, gateway_token: card.token }
}

/** A later charge of a subscription. */
export async function chargeToken(gateway: Gateway, { key, charge: asked }: { key: string } & NewCharge) {
  const { gateway_token: token, amount, currency_code: currency } = asked
  const scoped = { key: laterChargeKey(key), intent: laterChargeKey(key) }
  const { outcome, id, card } = await gateway.chargeToken({ ...scoped, token, amount, currency })
  if (outcome === 'declined' || outcome === 'card_expired') throw new ServiceRefusal(402, outcome)
  const payment_label = card ? paymentLabel({ kind: 'card', ...card }, 'en') : ''
  return { charge: { id, amount, currency_code: currency, payment_label } }
}
