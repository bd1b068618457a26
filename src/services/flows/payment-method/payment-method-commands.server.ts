import { randomUUID } from 'node:crypto'
import { addressErrors } from '~/services/domain/delivery/address-check.rules'
import { SERVED_COUNTRIES } from '~/services/domain/delivery/delivery.rules'
import type { Locale } from '~/services/domain/locale'
import { paymentLabel } from '~/services/domain/payment/payment-label.rules'
import { ok, refused } from '~/services/domain/result'
import { userOf } from '~/services/flows/account/account.server'
import { type Counted, secondsToWait } from '~/services/flows/checkout/tries.server'
import { content } from '~/services/flows/content/content.server'
import { personFor, type SignedIn } from '~/services/flows/identity/identity.server'
import { logEvent } from '~/services/platform/log/log.server'
import { asService } from '~/services/platform/wire/own-services.server'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import { catalog } from '~/services/upstreams/catalog/catalog.server'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { checkoutClient } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'
import type { KeptCard } from '~/services/upstreams/checkout-orchestration/kept-card.contract'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import { namesOfKits, triedPaymentOf } from './open-payments.rules'
import type { SaveAddressAnswer, SaveBillingAddress, SaveCard, SaveCardAnswer } from './payment-method.contract'
import { ownMethod } from './payment-method.server'

type Around = Counted & { locale: Locale }

/**
 * another card for this person's way to pay. It is looked at without a charge; then it is what is charged, and what
 * could not be paid is due again. Each step says what shall be, so that a second press after a failure does no harm.
 */
export async function saveCard({ as, paymentMethod: uuid, card }: SaveCard, around: Around): Promise<SaveCardAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { person } = asked.value
  const own = await ownMethod(asked.value, { uuid, language: around.locale.language })
  if (!own.ok) return own
  // whoever has stolen cards tries them where nothing has to be bought
  if ((await secondsToWait('checkout', { person, request: around, what: 'card' })) !== null)
    return refused({ kind: 'tooMany' })
  const kept = await (await checkoutClient()).keepCard({ card, key: randomUUID() })
  if (!kept.ok) logEvent('security.card-kept')
  if (!kept.ok) return refused(refusalOf(kept.error))
  const label = paymentLabel({ kind: 'card', ...kept.value }, around.locale.language)
  // of a second press after an answer that got lost it is the same card; any other would be written over what is not named
  const isNamed = uuid !== null || own.value === null || own.value.localized_label === label
  logEvent(isNamed ? 'security.card-changed' : 'security.card-kept')
  if (!isNamed) return refused({ kind: 'superseded' })
  const changed = await keepMethod({ userUuid: person.playchartId, uuid: own.value?.uuid ?? null, card: kept.value })
  if (!changed.ok || !changed.value.is_primary) return changed.ok ? ok([]) : changed
  return billAgain(asked.value, { label, locale: around.locale })
}

type Kept = { userUuid: string; uuid: string | null; card: KeptCard }

/** Written over the way to pay, or the first one. */
async function keepMethod({ userUuid: user_uuid, uuid, card }: Kept) {
  const client = await catalog()
  const headers = asService()
  if (uuid !== null) return client.changePaymentMethod({ headers, uuid, change: { user_uuid, card } })
  const method = { user_uuid, ...card, billing_address_uuid: null }
  return client.addPaymentMethod({ headers, key: randomUUID(), method })
}

type Label = { label: string; locale: Locale }

async function billAgain({ person }: SignedIn, { label, locale }: Label): Promise<SaveCardAnswer> {
  const asked = { headers: asService(), userUuid: person.playchartId, paymentLabel: label }
  const retried = await (await subscriptionManager()).retryPayments(asked)
  if (!retried.ok) return retried
  const { charges } = retried.value
  const names = namesOfKits(charges.length > 0 ? await content().kitCards(locale) : [])
  return ok(charges.map((charge) => triedPaymentOf(charge, names)))
}

function refusalOf(error: CheckoutError): Extract<SaveCardAnswer, { ok: false }>['error'] {
  if (error.kind === 'refused') return { kind: 'refused', code: error.code }
  // of an invoice, which a card has none of
  if (error.kind === 'gone' || error.kind === 'needsAccount' || error.kind === 'running')
    return { kind: 'refused', code: error.kind }
  return error
}

/**
 * where who pays lives. An address that parcels go to stays as it is: it gets one beside it, which is written over
 * from then on.
 */
export async function saveBillingAddress({
  as,
  paymentMethod: uuid,
  address,
}: SaveBillingAddress): Promise<SaveAddressAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const [own, user] = await Promise.all([ownMethod(asked.value, { uuid, language: 'en' }), userOf(asked.value)])
  if (!own.ok) return own
  if (!user.ok) return user
  if (addressErrors(address, SERVED_COUNTRIES).length > 0) return refused({ kind: 'refused', code: 'invalid' })
  const billing = own.value?.billing_address_uuid ?? null
  const isShared = user.value.addresses.some((each) => each.uuid === billing)
  if (billing === null || isShared) return addBilling(asked.value, { uuid, address })
  const changed = await (await accountManager()).changeAddress({ ...asked.value, uuid: billing, address })
  return changed.ok ? ok(null) : changed
}

type Adding = { uuid: string; address: SaveBillingAddress['address'] }

async function addBilling({ person, headers }: SignedIn, { uuid, address }: Adding): Promise<SaveAddressAnswer> {
  const userUuid = person.playchartId
  const wanted = { headers, key: randomUUID(), userUuid, address, isBilling: true }
  const added = await (await accountManager()).addAddress(wanted)
  if (!added.ok) return added
  const change = { user_uuid: userUuid, billing_address_uuid: added.value.uuid }
  const changed = await (await catalog()).changePaymentMethod({ headers: asService(), uuid, change })
  return changed.ok ? ok(null) : changed
}
