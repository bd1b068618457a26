import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import { ACCOUNT_ROOM } from '~/services/domain/people/account.rules'
import type { AddressFields } from '~/services/domain/people/address.contract'
import { continuationOf } from '~/services/domain/plans/continuation.rules'
import { hasCome } from '~/services/domain/subscriptions/status.rules'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { commandService, tryCommand } from '~/services/platform/wire/service-calls'
import { type KnownFamily, MadeAddress, MadeChild } from '../other-services.contract'
import type { CheckoutDeps } from './checkout-deps'
import { everyKitOfChild, familyOf, subscribedChildren, unavailable } from './other-services'

type Child = { name: string; birthday: CivilDate; child_uuid: string | null }
type For<T> = { userUuid: string; key: string } & T

type Wanted = { child: Child | null; address: AddressFields | null }

/** Whom a purchase is for, read once before anything is done; null: unknown to the account manager. */
export const readFamily = (deps: CheckoutDeps, userUuid: string) => familyOf(deps, userUuid).catch(unavailable)

/** A child that is named has to be one of that account's: another one is not there. */
export function refuseForeignChild(family: KnownFamily | null, child: Child) {
  if (child.child_uuid === null) return
  if (!family?.children.some(({ uuid }) => uuid === child.child_uuid)) throw new ServiceRefusal(422, 'invalid')
}

/**
 * What a purchase would put into an account has to fit there: asked before money moves, for afterwards nothing could be
 * done about it.
 */
export function refuseFullAccount(family: KnownFamily | null, { child, address }: Wanted) {
  if (!family) throw new ServiceRefusal(422, 'invalid')
  const isKnownChild = !child || child.child_uuid !== null || childIn(family, child) !== undefined
  const isKnownAddress = !address || addressIn(family, address) !== undefined
  if (!isKnownChild && family.children.length >= ACCOUNT_ROOM.children) throw new ServiceRefusal(422, 'accountFull')
  if (!isKnownAddress && family.addresses.length >= ACCOUNT_ROOM.addresses) throw new ServiceRefusal(422, 'accountFull')
}

type Buying = { userUuid: string; family: KnownFamily | null; child: Child }

/** One child, one subscription: a second one would send every kit twice. Asked before money moves. */
export async function refuseSecondSubscription(deps: CheckoutDeps, { userUuid, family, child }: Buying) {
  const uuid = knownChildOf(family, child)
  if (!uuid) return
  const subscribed = await subscribedChildren(deps, userUuid).catch(unavailable)
  if (subscribed.includes(uuid)) throw new ServiceRefusal(422, 'subscribed')
}

/** How the kits go on for a child who has had some; null: a child without any. Asked before money moves. */
export async function continuationFor(deps: CheckoutDeps, { userUuid, family, child }: Buying) {
  const kits = await kitsHadBy(deps, { userUuid, family, child })
  return continuationOf(kits, { birthDate: child.birthday, today: shopDay(deps.clock.now()) })
}

/** Since the checkout was started a gift may have brought the kit with which it begins. */
export async function refuseKitTwice(
  deps: CheckoutDeps,
  { anchor, ...buying }: Buying & { anchor: string | undefined },
) {
  const kits = await kitsHadBy(deps, buying)
  if (kits.some((kit) => kit.anchor === anchor && hasCome(kit))) throw new ServiceRefusal(422, 'invalid')
}

async function kitsHadBy(deps: CheckoutDeps, { userUuid, family, child }: Buying) {
  const childUuid = knownChildOf(family, child)
  return childUuid ? everyKitOfChild(deps, { userUuid, childUuid }).catch(unavailable) : []
}

/** The child of the account that is meant; null: a new one. */
export const knownChildOf = (family: KnownFamily | null, child: Child): string | null =>
  child.child_uuid ?? (family && childIn(family, child)?.uuid) ?? null

const childIn = ({ children }: KnownFamily, { name, birthday }: Child) =>
  children.find((one) => one.name === name && one.birthday === birthday)
const addressIn = ({ addresses }: KnownFamily, address: AddressFields) => addresses.find((one) => isSame(one, address))

/** The child of a subscription: one that the account has, else a new one, made once per key. */
export async function childFor(deps: CheckoutDeps, { userUuid, key, child }: For<{ child: Child }>): Promise<string> {
  if (child.child_uuid) return child.child_uuid
  const { name, birthday } = child
  const family = await familyOf(deps, userUuid)
  const known = family && childIn(family, child)
  if (known) return known.uuid
  const body = { relationship: { relationship_type: 'unknown', child: { name, birthday } } }
  const asked = { name: 'account-manager', path: `/users/${userUuid}/relationships`, key, body } as const
  return (await commandService(deps.ask, { ...asked, schema: MadeChild })).child.uuid
}

/** The address of a delivery, which stands in an account once. */
export async function addressFor(
  deps: CheckoutDeps,
  { userUuid, key, address }: For<{ address: AddressFields }>,
): Promise<string> {
  const family = await familyOf(deps, userUuid)
  const known = family && addressIn(family, address)
  if (known) return known.uuid
  const asked = { name: 'account-manager', path: `/users/${userUuid}/addresses`, key, body: { address } } as const
  return (await commandService(deps.ask, { ...asked, schema: MadeAddress })).address.uuid
}

/** The address of who pays, which is none of the account's own; null where the account has no room for it. */
export async function billingAddressFor(
  deps: CheckoutDeps,
  { userUuid, key, address }: For<{ address: AddressFields }>,
): Promise<string | null> {
  const path = `/users/${userUuid}/addresses`
  const asked = { name: 'account-manager', path, key, body: { address, is_billing: true }, refusedWith: 422 } as const
  const made = await tryCommand(deps.ask, { ...asked, schema: MadeAddress })
  return made.ok ? made.value.address.uuid : null
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

export const isSame = (one: AddressFields, other: AddressFields) => FIELDS.every((field) => one[field] === other[field])
