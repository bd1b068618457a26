import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { Address } from '~/services/domain/people/address.contract'
import { Child, PreferenceName } from './account-manager.contract'

const created_at = z.iso.datetime()

/** GET /users/{uuid}/personal_data (that person; decided: E-101): all that is kept of them, hidden children and addresses of payers too. */
export const AccountData = z.object({
  user: z.object({
    uuid: Uuid,
    first_name: z.string(),
    last_name: z.string(),
    email: z.email(),
    phone_number: z.string().nullable(),
    created_at,
  }),
  children: z.array(Child.extend({ created_at })),
  addresses: z.array(Address.extend({ is_billing: z.boolean(), created_at })),
  user_preferences: z.array(z.object({ preference_name: PreferenceName, preference_value: z.boolean() })),
})
export type AccountData = z.infer<typeof AccountData>
export const AccountDataAnswer = z.object({ personal_data: AccountData })
