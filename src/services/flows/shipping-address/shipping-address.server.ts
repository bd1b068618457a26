import { addressErrors } from '~/services/domain/delivery/address-check.rules'
import { countriesBeside } from '~/services/domain/delivery/delivery.rules'
import type { Locale } from '~/services/domain/locale'
import { ok, refused } from '~/services/domain/result'
import { userOf } from '~/services/flows/account/account.server'
import { content } from '~/services/flows/content/content.server'
import { personFor, type SignedIn } from '~/services/flows/identity/identity.server'
import type { SaveAddressAnswer } from '~/services/flows/payment-method/payment-method.contract'
import { readingsOf } from '~/services/flows/schedule/subscriptions.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import { catalog } from '~/services/upstreams/catalog/catalog.server'
import type { OrdersChange } from '~/services/upstreams/order-manager/order-manager.contract'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import type { SaveShippingAddress, ShippingAddressAnswer } from './shipping-address.contract'
import { shippingAddressIn } from './shipping-address.rules'

type Asked = { as: string | null; uuid: string; locale: Locale }

/** An address of the signed-in person, and what goes there. */
export async function readShippingAddressPage(asked: Asked): Promise<ShippingAddressAnswer> {
  const [page, shipping] = await Promise.all([
    content().accountPage(asked.locale, 'edit-shipping-address'),
    readShipping(asked),
  ])
  if (!shipping.ok && shipping.error.kind !== 'notFound') noteFailed(shipping.error)
  return { page, today: today(), shipping }
}

/** Three services, asked in one round. */
async function readShipping({ as, uuid, locale: { language } }: Asked): Promise<ShippingAddressAnswer['shipping']> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { person, headers } = asked.value
  const userUuid = person.playchartId
  const [user, subscriptions, readings, methods] = await Promise.all([
    userOf(asked.value),
    subscriptionManager().then((client) => client.datedSubscriptions({ headers, userUuid, language })),
    readingsOf(asked.value),
    catalog().then((client) => client.paymentMethods({ headers, userUuid, language })),
  ])
  if (!user.ok) return user
  if (!subscriptions.ok) return subscriptions
  if (!readings.ok) return readings
  if (!methods.ok) return methods
  const parts = {
    user: user.value,
    subscriptions: subscriptions.value,
    readings: readings.value,
    methods: methods.value,
  }
  const found = shippingAddressIn(parts, uuid)
  return found ? ok(found) : refused({ kind: 'notFound' })
}

/** what is sent there goes to the new one; whose address it is says the account, by the person's own token. */
export async function saveShippingAddress({ as, uuid, address }: SaveShippingAddress): Promise<SaveAddressAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const user = await userOf(asked.value)
  if (!user.ok) return user
  const known = user.value.addresses.find((each) => each.uuid === uuid)
  if (!known) return refused({ kind: 'notFound' })
  if (addressErrors(address, countriesBeside(known.country)).length > 0)
    return refused({ kind: 'refused', code: 'invalid' })
  const changed = await (await accountManager()).changeAddress({ ...asked.value, uuid, address })
  return changed.ok ? sendOrdersTo(asked.value, { sent_to: uuid, shipping_address: address }) : changed
}

/** What waits for its parcel goes along; where that came to nothing all of it is saved again (docs/decisions/0074). */
async function sendOrdersTo({ person, headers }: SignedIn, change: OrdersChange): Promise<SaveAddressAnswer> {
  const sent = await (await orderManager()).sendOrdersTo({ headers, userUuid: person.playchartId, ...change })
  return sent.ok ? ok(null) : sent
}
