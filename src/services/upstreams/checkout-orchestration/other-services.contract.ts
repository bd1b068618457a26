import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { Order } from '~/services/domain/orders/order.contract'
import { Address } from '~/services/domain/people/address.contract'
import { BILLING_STATUSES, PROCESS_STATUSES, SUBSCRIPTION_STATUSES } from '~/services/domain/subscriptions/vocabulary'

/** Of the answers of other services, what a checkout needs of them. */
export const KnownFamily = z.object({
  user: z.object({
    email: z.email(),
    children: z.array(z.object({ uuid: Uuid, name: z.string(), birthday: z.string() })),
    addresses: z.array(Address),
  }),
})
export type KnownFamily = z.infer<typeof KnownFamily>['user']
export const MadeChild = z.object({ child: z.object({ uuid: Uuid }) })
export const MadeAddress = z.object({ address: z.object({ uuid: Uuid }) })
export const MadePaymentMethod = z.object({ external_payment_method: z.object({ uuid: Uuid }) })
export const MadeOrder = z.object({ order: Order })
/** Of a person's play kit subscriptions: which child has one that runs, and which kits it holds. */
export const KnownSubscriptions = z.object({
  subscriptions: z.array(
    z.object({
      uuid: Uuid,
      child_uuid: Uuid,
      subscription_status: z.enum(SUBSCRIPTION_STATUSES),
      partial_subscription: z.boolean(),
      scheduled_items: z.array(
        z.object({
          uuid: Uuid,
          product: z.object({ anchor: z.string() }),
          scheduled_date: CivilDate,
          process_status: z.enum(PROCESS_STATUSES),
          billing_status: z.enum(BILLING_STATUSES),
        }),
      ),
    }),
  ),
})
export const MadeSubscription = z.object({ subscription: z.object({ uuid: Uuid }) })
export const MadeReadingSubscription = z.object({ subscription: z.object({ id: Uuid }) })
export const EndedSubscription = z.object({ withdrawal: z.object({ subscription_id: Uuid }) })
export const ReturnedCredit = z.object({ credit_return: z.object({ amount: z.number().int() }) })
export const KnownOffers = z.object({
  discounts: z.array(
    z.object({ id: z.string(), size: z.number().int(), amount: z.number().int(), full_amount: z.number().int() }),
  ),
})
export type KnownOffer = z.infer<typeof KnownOffers>['discounts'][number]
export const KnownPlan = z.object({
  subscription_plan: z.object({ installments: z.array(z.object({ id: z.string(), sku: z.string() })) }),
})
