import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { CHILD_NAME_LENGTH, isChildName } from '~/services/domain/people/child-name.rules'
import { PersonName } from '~/services/domain/people/person-text.contract'
import type { Result } from '~/services/domain/result'
import type { IdentityRefusal } from '~/services/platform/wire/wire.contract'
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

/** One line with a letter in it. */
const ChildName = PersonName(CHILD_NAME_LENGTH).refine(isChildName)

/** A-257, once by its key. */
export const AddChild = z.strictObject({ as: Uuid, idempotencyKey: Uuid, name: ChildName, birthday: CivilDate })
export type AddChild = z.infer<typeof AddChild>
/** a verified birth date comes as it is (decided: E-88). */
export const ChangeChild = z.strictObject({
  as: Uuid,
  uuid: Uuid,
  name: ChildName,
  birthday: CivilDate,
  verified_dob: z.boolean(),
})
export type ChangeChild = z.infer<typeof ChangeChild>

/** Which child it is. `notFound`: not this person's, or gone. */
export type ChildSaved = Result<{ uuid: string }, AccountManagerError>

const Name = PersonName(60)

/** S-345: both names and the number. */
export const SaveContactDetails = z.strictObject({ as: Uuid, first_name: Name, last_name: Name, phone_number: Phone })
export type SaveContactDetails = z.infer<typeof SaveContactDetails>

/** Both as they were typed, and no longer than the pool takes. The pool's policy has the last word on the new one. */
const Password = z.string().min(1).max(256)
export const ChangePassword = z.strictObject({ as: Uuid, previous: Password, proposed: Password })
export type ChangePassword = z.infer<typeof ChangePassword>

/**
 * `wrong`: not the password of before. `weakPassword`: the pool's own policy asks for more. `tooMany`: nobody may try for a
 * while.
 */
export type ChangePasswordAnswer = Result<
  null,
  IdentityRefusal | { kind: 'wrong' } | { kind: 'weakPassword' } | { kind: 'tooMany' } | { kind: 'unreachable' }
>
