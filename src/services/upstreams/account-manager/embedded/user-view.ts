import { and, eq, getTableColumns, not, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PaymentMethod } from '~/services/domain/payment/payment-method.contract'
import { Address } from '~/services/domain/people/address.contract'
import type { Db } from '~/services/platform/database/database.server'
import { rowsOf } from '~/services/platform/database/nested'
import { onceBuilt } from '~/services/platform/database/once-built'
import { Child, type User } from '../account-manager.contract'
import { visibleChildren } from './account-manager.rules'
import { addresses, children, preferences, users } from './account-manager.tables'

type Order = readonly AnyPgColumn[]

const own = <T extends typeof children | typeof addresses | typeof preferences>(table: T, by: Order, which?: SQL) =>
  rowsOf(table, { where: and(eq(table.userUuid, users.uuid), which), by })
const userBy = onceBuilt((db) =>
  db
    .select({
      ...getTableColumns(users),
      children: own(children, [children.createdAt, children.uuid]),
      addresses: own(addresses, [addresses.createdAt, addresses.uuid], not(addresses.isBilling)),
      preferences: own(preferences, [preferences.name]),
    })
    .from(users)
    .where(eq(users.uuid, sql.placeholder('uuid'))),
)

/** The account with all that belongs to it; null where there is none. */
export async function readUser(db: Db, uuid: string): Promise<Omit<User, 'primaryPaymentMethod'> | null> {
  const [user] = await userBy(db).execute({ uuid })
  if (!user) return null
  const family = user.children.map(childOf)
  return {
    uuid,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone_number: user.phoneNumber,
    children: family,
    visibleChildren: visibleChildren(family),
    addresses: user.addresses.map(addressOf),
    user_preferences: user.preferences.map(({ uuid, name, value }) => ({
      uuid,
      preference_name: name,
      preference_value: value,
    })),
  }
}

export const withPaymentMethod = (
  user: Omit<User, 'primaryPaymentMethod'>,
  primaryPaymentMethod: PaymentMethod | null,
): User => ({ ...user, primaryPaymentMethod })

export const childOf = (row: typeof children.$inferSelect): Child =>
  Child.parse({ ...row, is_hidden: row.isHidden, verified_dob: row.verifiedDob })

export const addressOf = (row: typeof addresses.$inferSelect): Address =>
  Address.parse({
    uuid: row.uuid,
    first_name: row.firstName,
    last_name: row.lastName,
    company: row.company,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    state: row.state,
    zip_code: row.zipCode,
    country: row.country,
  })
