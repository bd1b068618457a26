import type { AddressFields } from '../../account-manager/account-manager.contract'
import type { CivilDate } from '../../civil-date'
import { MadeAddress, MadeChild } from '../neighbours.contract'
import type { CheckoutDeps } from './checkout-deps'
import { familyOf, make } from './neighbours'

type Child = { name: string; birthday: CivilDate; child_uuid: string | null }
type For<T> = { userUuid: string; key: string } & T

/** The child of a subscription: one that the account has, else a new one, made once per key. */
export async function childFor(deps: CheckoutDeps, { userUuid, key, child }: For<{ child: Child }>): Promise<string> {
  if (child.child_uuid) return child.child_uuid
  const { name, birthday } = child
  const known = (await familyOf(deps, userUuid))?.children.find((one) => one.name === name && one.birthday === birthday)
  if (known) return known.uuid
  const body = { relationship: { relationship_type: 'unknown', child: { name, birthday } } }
  const asked = { of: 'account-manager', path: `/users/${userUuid}/relationships`, key, body } as const
  return (await make(deps, { ...asked, schema: MadeChild })).child.uuid
}

/** The address of a delivery, which stands in an account once. */
export async function addressFor(
  deps: CheckoutDeps,
  { userUuid, key, address }: For<{ address: AddressFields }>,
): Promise<string> {
  const known = (await familyOf(deps, userUuid))?.addresses.find((one) => isSame(one, address))
  if (known) return known.uuid
  const asked = { of: 'account-manager', path: `/users/${userUuid}/addresses`, key, body: { address } } as const
  return (await make(deps, { ...asked, schema: MadeAddress })).address.uuid
}

const FIELDS = [
  'first_name',
  'last_name',
  'company',
  'line1',
  'line2',
  'city',
  'state',
  'zip_code',
  'country',
] as const satisfies readonly (keyof AddressFields)[]

const isSame = (one: AddressFields, other: AddressFields) => FIELDS.every((field) => one[field] === other[field])
