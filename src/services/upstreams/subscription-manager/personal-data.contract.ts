import { z } from 'zod'
import { CANCEL_REASONS } from '~/services/domain/changes/change'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { Currency } from '~/services/domain/money/money.contract'
import {
  BILLING_STATUSES,
  PROCESS_STATUSES,
  RECORD_STATUSES,
  SHIPPING_STATUSES,
  SUBSCRIPTION_STATUSES,
} from '~/services/domain/subscriptions/vocabulary'

/** A kit or a month's box: what it is, on which day, how far it is, and on which order it stands. */
const Box = z.object({
  uuid: Uuid,
  anchor: z.string(),
  scheduled_date: CivilDate,
  process_status: z.enum(PROCESS_STATUSES),
  billing_status: z.enum(BILLING_STATUSES),
  shipping_status: z.enum(SHIPPING_STATUSES),
  order_id: z.string().nullable(),
})

/** That it was cancelled, and what was said of it. */
const Cancellation = z.object({
  reason: z.enum(CANCEL_REASONS).nullable(),
  note: z.string().nullable(),
  cancelled_at: z.iso.datetime(),
})

/** GET /users/{uuid}/personal_data (that person; decided: E-101): every subscription with its boxes and its cancellations. */
export const SubscriptionData = z.object({
  play_kits: z.array(
    z.object({
      uuid: Uuid,
      child_uuid: Uuid,
      birthday: CivilDate,
      subscription_status: z.enum(SUBSCRIPTION_STATUSES),
      delivery_address_uuid: Uuid,
      payment_label: z.string(),
      currency_code: Currency,
      is_gift: z.boolean(),
      customization: z.record(z.string(), z.string()),
      created_at: z.iso.datetime(),
      boxes: z.array(Box),
      cancellations: z.array(Cancellation),
    }),
  ),
  reading_club: z.array(
    z.object({
      id: Uuid,
      plan_anchor: z.string(),
      status: z.enum(RECORD_STATUSES),
      delivery_address_uuid: Uuid.nullable(),
      payment_label: z.string(),
      currency_code: Currency,
      created_at: z.iso.datetime(),
      boxes: z.array(Box),
      cancellations: z.array(Cancellation),
    }),
  ),
})
export type SubscriptionData = z.infer<typeof SubscriptionData>
export const SubscriptionDataAnswer = z.object({ personal_data: SubscriptionData })
