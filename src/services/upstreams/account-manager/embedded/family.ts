import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import { ACCOUNT_ROOM } from '~/services/domain/people/account.rules'
import { type Address, AddressFields } from '~/services/domain/people/address.contract'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { Child, ChildChange } from '../account-manager.contract'
import { isPlausibleBirthday, refusalOfChange } from './account-manager.rules'
import { addresses, children, users } from './account-manager.tables'
import { addressOf, childOf } from './user-view'

const FIELDS = AddressFields.keyof().options

type Adding<T> = { tx: Db; clock: Clock; userUuid: string; fields: T }

/** a child of this account, inside the transaction of its key. */
export async function addChild({ tx, clock, userUuid, fields }: Adding<{ name: string; birthday: CivilDate }>) {
  await lockUser(tx, userUuid)
  const [known] = await tx.select({ n: count() }).from(children).where(eq(children.userUuid, userUuid))
  if ((known?.n ?? 0) >= ACCOUNT_ROOM.children || !isPlausibleBirthday(fields.birthday, shopDay(clock.now())))
    throw new ServiceRefusal(422, 'invalid')
  const row = {
    uuid: randomUUID(),
    userUuid,
    ...fields,
    isHidden: false,
    verifiedDob: false,
    createdAt: new Date(clock.now()).toISOString(),
  }
  await tx.insert(children).values(row)
  return childOf(row)
}

/** `owner` is null where our own server asks. */
type Owned = { uuid: string; owner: string | null }
type Changing = Owned & { db: Db; clock: Clock; change: ChildChange['child'] }

/** whose child it is stands in the query itself; null where it is nobody's or another one's. */
export function changeChild({ db, clock, uuid, owner, change }: Changing): Promise<Child | null> {
  return db.transaction(async (tx) => {
    const which = and(eq(children.uuid, uuid), owner === null ? undefined : eq(children.userUuid, owner))
    const [row] = await tx.select().from(children).where(which).for('update')
    if (!row) return null
    const refusal = refusalOfChange({ birthday: row.birthday, verified_dob: row.verifiedDob }, change)
    if (refusal) throw new ServiceRefusal(422, refusal)
    const isMoved = change.birthday !== row.birthday
    if (isMoved && !isPlausibleBirthday(change.birthday, shopDay(clock.now()))) throw new ServiceRefusal(422, 'invalid')
    const { name, birthday } = change
    await tx.update(children).set({ name, birthday }).where(which)
    return childOf({ ...row, name, birthday })
  })
}

export async function readAddress(db: Db, { uuid, owner }: Owned): Promise<Address | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.uuid, uuid), owner === null ? undefined : eq(addresses.userUuid, owner)))
  return row ? addressOf(row) : null
}

/** An address of this account, inside the transaction of its key. The same one again is the one that is there. */
export async function addAddress({
  tx,
  clock,
  userUuid,
  fields,
  isBilling,
}: Adding<AddressFields> & { isBilling: boolean }) {
  await lockUser(tx, userUuid)
  const rows = await tx.select().from(addresses).where(eq(addresses.userUuid, userUuid))
  const ofKind = rows.filter((row) => row.isBilling === isBilling).map(addressOf)
  const same = ofKind.find((address) => FIELDS.every((field) => address[field] === fields[field]))
  if (same) return same
  if (ofKind.length >= ACCOUNT_ROOM.addresses) throw new ServiceRefusal(422, 'invalid')
  const createdAt = new Date(clock.now()).toISOString()
  const row = { uuid: randomUUID(), userUuid, ...columnsOf(fields), isBilling, createdAt }
  await tx.insert(addresses).values(row)
  return addressOf(row)
}

/** Whose address it is stands in the query itself; null where it is nobody's or another one's. */
export async function changeAddress(
  db: Db,
  { uuid, owner, fields }: Owned & { fields: AddressFields },
): Promise<Address | null> {
  const which = and(eq(addresses.uuid, uuid), owner === null ? undefined : eq(addresses.userUuid, owner))
  const [row] = await db.update(addresses).set(columnsOf(fields)).where(which).returning()
  return row ? addressOf(row) : null
}

const columnsOf = ({ first_name, last_name, zip_code, ...rest }: AddressFields) => ({
  ...rest,
  firstName: first_name,
  lastName: last_name,
  zipCode: zip_code,
})

async function lockUser(tx: Db, uuid: string) {
  const [found] = await tx.select({ uuid: users.uuid }).from(users).where(eq(users.uuid, uuid)).for('update')
  if (!found) throw new ServiceRefusal(404, 'notFound')
}
