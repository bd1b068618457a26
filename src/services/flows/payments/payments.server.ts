import type { Locale } from '~/services/domain/locale'
import { labelledIn } from '~/services/domain/orders/order-label.rules'
import { ok } from '~/services/domain/result'
import { userOf } from '~/services/flows/account/account.server'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { kitWords } from '~/services/flows/schedule/kit-words.rules'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import type { PaymentsAnswer, PaymentsPageAnswer } from './payments.contract'
import { paymentsFrom } from './payments.rules'

type Asked = { as: string | null; subscription: string; locale: Locale }

/** The words of the page, what the content says of the kits, and the payments of one subscription. */
export async function readPaymentsPage(asked: Asked): Promise<PaymentsPageAnswer> {
  const [page, cards, payments] = await Promise.all([
    content().accountPage(asked.locale, 'payment-schedule'),
    content().kitCards(asked.locale),
    readPayments(asked),
  ])
  if (!payments.ok && payments.error.kind !== 'notFound') noteFailed(payments.error)
  return { page, kits: kitWords(cards), payments }
}

/** Of the signed-in person alone; three services, asked in one round. */
async function readPayments({ as, subscription, locale: { language } }: Asked): Promise<PaymentsAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { person, headers } = asked.value
  const userUuid = person.playchartId
  const [user, subscriptions, orders] = await Promise.all([
    userOf(asked.value),
    subscriptionManager().then((client) => client.datedSubscriptions({ headers, userUuid, language })),
    orderManager().then((client) => client.orders({ headers, userUuid })),
  ])
  const labelled = orders.ok ? ok(orders.value.orders.map((order) => labelledIn(order, language))) : orders
  return paymentsFrom({ today: today(), user, subscriptions, orders: labelled }, subscription)
}
