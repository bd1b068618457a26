import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { Result } from '~/services/domain/result'
import type { AccountManagerError } from '~/services/upstreams/account-manager/account-manager.contract'

/** A telephone number as somebody types it; null: none. */
const Phone = z.string().trim().min(1).max(32).nullable()

/** both preferences and the number, whatever of them has changed. `as`: whose page it was. */
export const SavePreferences = z.strictObject({
  as: Uuid,
  phone_number: Phone,
  marketing_sms: z.boolean(),
  transactional_sms: z.boolean(),
})
export type SavePreferences = z.infer<typeof SavePreferences>

/** `refused`: the account does not take it so. A number is judged by the page; the account has the last word. */
export type SaveAnswer = Result<null, AccountManagerError>
