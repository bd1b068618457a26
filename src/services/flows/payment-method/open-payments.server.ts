import type { Locale } from '~/services/domain/locale'
import { ok, type Result } from '~/services/domain/result'
import { content } from '~/services/flows/content/content.server'
import type { SignedIn } from '~/services/flows/identity/identity.server'
import type { SubscriptionManagerError } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import { namesOfKits, openPaymentOf } from './open-payments.rules'
import type { OpenPayment } from './payment-method.contract'

/** What another card is charged at once, as the subscription manager would bill it. */
export async function readOpenPayments(
  { person, headers }: SignedIn,
  locale: Locale,
): Promise<Result<OpenPayment[], SubscriptionManagerError>> {
  const client = await subscriptionManager()
  const [open, cards] = await Promise.all([
    client.openPayments({ headers, userUuid: person.playchartId }),
    content().kitCards(locale),
  ])
  const names = namesOfKits(cards)
  return open.ok ? ok(open.value.map((each) => openPaymentOf(each, names))) : open
}
