import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { LOCALE_CODES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'
import { AddressFields } from '~/services/domain/people/address.contract'
import { CheckoutStatus, GiftActivation } from './checkout-orchestration.contract'

const cents = z.number().int()

/** What was given, and to whom as the giver wrote it; `code` is left out, for whoever has it has the gift. */
const GivenGift = z.object({
  recipient_name: z.string(),
  recipient_email: z.string(),
  deliver_on: CivilDate,
  size: z.number().int(),
  status: GiftActivation.shape.status,
  order_id: z.string(),
})

/** A gift that the person has redeemed: nothing of who gave it. */
const ReceivedGift = z.object({
  recipient_name: z.string(),
  size: z.number().int(),
  redeemed_at: z.iso.datetime().nullable(),
})

/**
 * GET /api/v1/checkout_orchestration/personal_data (that person; decided: E-101): every checkout, what was charged for it and went back,
 * gifts, withdrawals and letters. Amounts are cents; of a card its brand and its last four digits are kept, and no token is in it.
 */
export const CheckoutData = z.object({
  checkouts: z.array(
    z.object({
      uuid: Uuid,
      status: CheckoutStatus,
      locale: z.enum(LOCALE_CODES),
      email: z.string().nullable(),
      phone_number: z.string().nullable(),
      shipping_address: AddressFields.nullable(),
      billing_address: AddressFields.nullable(),
      children: z.array(z.object({ name: z.string(), birthday: CivilDate })),
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
      titles: z.array(z.string()),
      charged: z.array(z.object({ amount: cents, currency_code: Currency, charged_at: z.iso.datetime() })),
      refunded: z.array(z.object({ amount: cents, currency_code: Currency, refunded_at: z.iso.datetime() })),
      created_at: z.iso.datetime(),
      confirmed_at: z.iso.datetime().nullable(),
    }),
  ),
  gifts_given: z.array(GivenGift),
  gifts_received: z.array(ReceivedGift),
  withdrawals: z.array(z.object({ order_id: z.string(), asked_at: z.iso.datetime() })),
  letters: z.array(z.object({ kind: z.string(), due_on: z.string(), sent_at: z.iso.datetime().nullable() })),
})
export type CheckoutData = z.infer<typeof CheckoutData>
export const CheckoutDataAnswer = z.object({ personal_data: CheckoutData })
