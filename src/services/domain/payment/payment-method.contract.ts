import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'

/** How a person pays; `localized_label` is ready to be shown, e.g. "Visa ending in 4242". */
export const PaymentMethod = z.object({
  uuid: Uuid,
  is_primary: z.boolean(),
  localized_label: z.string(),
  billing_address_uuid: Uuid.nullable(),
  /** it is the balance of GET /credit_summary; a service that says nothing has other ways to pay */
  is_credit: z.boolean().default(false),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>
