import { localeOfCode } from '~/services/domain/locale'
import { paymentLabel } from '~/services/domain/payment/payment-label.rules'
import { commandService, ServiceFailed } from '~/services/platform/wire/service-calls'
import { MadeOrder, MadePaymentMethod, MadeReadingSubscription, MadeSubscription } from '../other-services.contract'
import { addressFor, billingAddressFor, childFor, isSame } from './account'
import type { Invoice, Made } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { orderDayOf } from './later-steps'
import { newOrderOf } from './new-order'

type Step = { isDone(invoice: Invoice): boolean; work(deps: CheckoutDeps, invoice: Invoice): Promise<Made> }

export const paymentLabelOf = ({ card, locale }: Pick<Invoice, 'card' | 'locale'>) =>
  card ? paymentLabel({ kind: 'card', ...card }, localeOfCode(locale).language) : ''

/** What follows a payment, in this order: a guest's is the order and the stock alone. */
export const STEPS: readonly Step[] = [
  {
    isDone: ({ made, payload }) => made.child !== undefined || payload.subscriptions.length === 0,
    work: async (deps, { uuid, userUuid, payload }) => {
      const child = payload.subscriptions[0]?.child
      if (!child || !userUuid) throw new Error('a subscription without a child or an account')
      return { child: await childFor(deps, { userUuid, key: `${uuid}:child`, child }) }
    },
  },
  {
    isDone: ({ made, userUuid, shippingAddress }) => made.address !== undefined || !userUuid || !shippingAddress,
    work: async (deps, { uuid, userUuid, shippingAddress: address }) => {
      if (!address || !userUuid) return {}
      return { address: await addressFor(deps, { userUuid, key: `${uuid}:address`, address }) }
    },
  },
  {
    isDone: ({ made, userUuid, ...invoice }) =>
      made.billingAddress !== undefined || !userUuid || !payerAddressOf(invoice),
    work: async (deps, { uuid, userUuid, ...invoice }) => {
      const address = payerAddressOf(invoice)
      if (!address || !userUuid) return {}
      return { billingAddress: await billingAddressFor(deps, { userUuid, key: `${uuid}:billing`, address }) }
    },
  },
  {
    isDone: ({ made, userUuid }) => made.paymentMethod !== undefined || !userUuid,
    work: async (deps, { uuid, userUuid, card, made }) => {
      const body = {
        user_uuid: userUuid,
        brand: card?.brand,
        last4: card?.last4,
        gateway_token: card?.token,
        billing_address_uuid: made.billingAddress ?? made.address ?? null,
      }
      const asked = { name: 'catalog', path: '/external_payment_methods', key: `${uuid}:card`, body } as const
      const { external_payment_method } = await commandService(deps.ask, { ...asked, schema: MadePaymentMethod })
      return { paymentMethod: external_payment_method.uuid }
    },
  },
  {
    isDone: ({ made }) => made.order !== undefined,
    work: async (deps, invoice) => {
      const body = { order: newOrderOf(invoice, paymentLabelOf(invoice)) }
      const asked = { name: 'order-manager', path: '/orders', key: `${invoice.uuid}:order`, body } as const
      return { order: (await commandService(deps.ask, { ...asked, schema: MadeOrder })).order }
    },
  },
  {
    isDone: ({ made, payload }) => made.subscription !== undefined || payload.subscriptions.length === 0,
    work: async (deps, invoice) => {
      const body = { subscription: newSubscriptionOf(invoice) }
      const key = `${invoice.uuid}:subscription`
      const asked = { name: 'subscription-manager', path: '/subscriptions', key, body } as const
      return {
        subscription: (await commandService(deps.ask, { ...asked, schema: MadeSubscription })).subscription.uuid,
      }
    },
  },
  {
    isDone: ({ made, payload }) => made.readingSubscription !== undefined || payload.subscription_plans.length === 0,
    work: async (deps, invoice) => {
      const [plan] = invoice.payload.subscription_plans
      const subscription = {
        user_uuid: invoice.userUuid,
        plan_anchor: plan?.plan_anchor,
        plan_installment_id: plan?.plan_installment_id,
        sku: plan?.sku,
        order_id: invoice.made.order?.id,
        payment_label: paymentLabelOf(invoice),
        currency_code: invoice.currency,
        delivery_address_uuid: invoice.made.address ?? null,
        locale: invoice.locale,
      }
      const key = `${invoice.uuid}:reading`
      const path = '/sub_engine/subscriptions'
      const asked = { name: 'subscription-manager', path, key, body: { subscription } } as const
      return {
        readingSubscription: (await commandService(deps.ask, { ...asked, schema: MadeReadingSubscription }))
          .subscription.id,
      }
    },
  },
  {
    isDone: ({ made }) => made.stock === true,
    work: async ({ takeStock }, { uuid, lines, locale }) => {
      const sales = lines.filter(({ kind }) => kind !== 'addOn').map(({ sku, quantity }) => ({ sku, quantity }))
      const taken = await takeStock({ key: `${uuid}:stock`, sales, locale })
      if (!taken.ok) throw new ServiceFailed(`the shop did not take the stock: ${taken.error.cause}`)
      return { stock: true }
    },
  },
]

/** Of who pays, where that is not where the parcel goes. */
function payerAddressOf({ shippingAddress, billingAddress }: Pick<Invoice, 'shippingAddress' | 'billingAddress'>) {
  const isOne = billingAddress && shippingAddress && isSame(billingAddress, shippingAddress)
  return isOne ? null : billingAddress
}

function newSubscriptionOf(invoice: Invoice) {
  const { payload, made, userUuid, currency, lines } = invoice
  const [bought] = payload.subscriptions
  return {
    user_uuid: userUuid,
    child_uuid: made.child,
    birthday: bought?.child.birthday,
    delivery_address_uuid: made.address,
    starting_kit_anchor: bought?.starting_kit_anchor,
    selected_language: bought?.selected_language,
    payment_option: bought?.payment_option,
    prepaid: bought?.size,
    has_books_addon: (bought?.add_ons.length ?? 0) > 0,
    customization: bought?.customization,
    currency_code: currency,
    order_id: made.order?.id,
    payment_label: paymentLabelOf(invoice),
    bundle_discount_uuid: lines.find(({ kind }) => kind === 'subscription')?.offer_id ?? null,
    source: 'WEB',
    is_partial: false,
    locale: invoice.locale,
    ordered_on: orderDayOf(invoice) ?? undefined,
    first_kit: bought?.first_kit,
    first_on: bought?.first_on,
  }
}
