import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { PaymentMethod } from '~/services/domain/payment/payment-method.contract'
import { Address, AddressFields } from '~/services/domain/people/address.contract'
import { CUSTOMERS } from '~/services/domain/people/customer-search.rules'
import { PersonName, PersonText } from '~/services/domain/people/person-text.contract'
import type { AccountError } from '~/services/platform/wire/wire.contract'

/** A child. `birthday` is a calendar day. With `verified_dob` it can no longer change (decided: E-88). */
export const Child = z.object({
  uuid: Uuid,
  name: z.string(),
  birthday: CivilDate,
  is_hidden: z.boolean(),
  verified_dob: z.boolean(),
})
export type Child = z.infer<typeof Child>

/** Both are booleans. */
export const PreferenceName = z.enum(['marketing_sms', 'transactional_sms'])
const UserPreference = z.object({ uuid: Uuid, preference_name: PreferenceName, preference_value: z.boolean() })

/**
 * The account. `visibleChildren` are the children without `is_hidden`; `addresses` those that something is
 * sent to.
 */
export const User = z.object({
  uuid: Uuid,
  first_name: z.string(),
  last_name: z.string(),
  email: z.email(),
  phone_number: z.string().nullable(),
  children: z.array(Child),
  visibleChildren: z.array(Child),
  primaryPaymentMethod: PaymentMethod.nullable(),
  addresses: z.array(Address),
  user_preferences: z.array(UserPreference),
})
export type User = z.infer<typeof User>

/** GET /users/{uuid}?language; with ?without=payment_method `primaryPaymentMethod` is null, whatever there is. */
export const UserAnswer = z.object({ user: User })

/** GET /users?search&page (services only): accounts with `search` in their email or name; pages count from 1. */
export const CustomersQuery = z.strictObject({
  search: z.string().trim().min(CUSTOMERS.leastText).max(CUSTOMERS.mostText),
  page: z.coerce.number().int().min(1).max(CUSTOMERS.mostPages).default(1),
})
export type CustomersQuery = z.infer<typeof CustomersQuery>

/** A customer as a list shows one; `birthdays` are those of the visible children, the eldest first. */
const Customer = z.object({
  uuid: Uuid,
  email: z.email(),
  first_name: z.string(),
  last_name: z.string(),
  birthdays: z.array(CivilDate),
})
export type Customer = z.infer<typeof Customer>

/** By email; `total` counts all pages. */
export const CustomersAnswer = z.object({ users: z.array(Customer).max(CUSTOMERS.pageSize), total: z.number().int() })
export type CustomersAnswer = z.infer<typeof CustomersAnswer>

/** POST /users (services only): idempotent by `external_id`, the id at the identity provider. */
export const NewUser = z.strictObject({
  user: z.strictObject({
    external_id: z.string().min(1).max(64),
    email: z.email(),
    first_name: PersonText(60).default(''),
    last_name: PersonText(60).default(''),
  }),
})
export type NewUser = z.infer<typeof NewUser>

/** PUT /users/{uuid} (S-345, A-266): only what is named changes; anything else in it is refused (T4). */
export const UserChange = z.strictObject({
  user: z.strictObject({
    first_name: PersonText(60).optional(),
    last_name: PersonText(60).optional(),
    phone_number: z.string().trim().max(32).nullable().optional(),
    user_preferences: z
      .array(z.strictObject({ preference_name: PreferenceName, preference_value: z.boolean() }))
      .max(2)
      .optional(),
  }),
})
export type UserChange = z.infer<typeof UserChange>
export const OkAnswer = z.object({ ok: z.literal(true), user: User })

const ChildFields = z.strictObject({ name: PersonName(100), birthday: CivilDate })

/** POST /users/{uuid}/relationships, with an idempotency key. */
export const NewRelationship = z.strictObject({
  relationship: z.strictObject({ relationship_type: z.literal('unknown'), child: ChildFields }),
})
export type NewRelationship = z.infer<typeof NewRelationship>
/** PUT /children/{uuid}: 422 where it would change a verified birth date (decided: E-88). */
export const ChildChange = z.strictObject({ child: ChildFields.extend({ verified_dob: z.boolean().optional() }) })
export type ChildChange = z.infer<typeof ChildChange>
export const ChildAnswer = z.object({ child: Child })

/**
 * GET /addresses/{uuid} (S-346); POST /users/{uuid}/addresses, with an idempotency key. `is_billing`: of who pays alone, so
 * that it is none of the account's `addresses`.
 */
export const NewAddress = z.strictObject({ address: AddressFields, is_billing: z.boolean().default(false) })
/** PUT /addresses/{uuid}: what it is now is written over; orders keep the one that they were sent to. */
export const AddressChange = z.strictObject({ address: AddressFields })
export type NewAddress = z.infer<typeof NewAddress>
export const AddressAnswer = z.object({ address: Address })

/** `verifiedBirthday`: the birth date cannot change any more. */
export type AccountManagerError = AccountError | { kind: 'refused'; code: 'verifiedBirthday' | 'invalid' }
