import { and, asc, count, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { CUSTOMERS } from '~/services/domain/people/customer-search.rules'
import type { Db } from '~/services/platform/database/database.server'
import type { CustomersAnswer, CustomersQuery } from '../account-manager.contract'
import { children, users } from './account-manager.tables'

const NAME = sql`${users.firstName} || ' ' || ${users.lastName}`

/** A page of the accounts with that text in their email or name, whatever case it has, by email. */
export async function findCustomers(db: Db, { search, page }: CustomersQuery): Promise<CustomersAnswer> {
  const pattern = `%${literally(search)}%`
  const isMeant = or(ilike(users.email, pattern), ilike(NAME, pattern))
  const [counted] = await db.select({ total: count() }).from(users).where(isMeant)
  const found = await db
    .select()
    .from(users)
    .where(isMeant)
    .orderBy(asc(users.email), asc(users.uuid))
    .limit(CUSTOMERS.pageSize)
    .offset((page - 1) * CUSTOMERS.pageSize)
  const family = await visibleChildrenOf(
    db,
    found.map(({ uuid }) => uuid),
  )
  return {
    total: counted?.total ?? 0,
    users: found.map(({ uuid, email, firstName, lastName }) => ({
      uuid,
      email,
      first_name: firstName,
      last_name: lastName,
      birthdays: family.flatMap(({ userUuid, birthday }) => (userUuid === uuid ? [birthday] : [])),
    })),
  }
}

const visibleChildrenOf = (db: Db, uuids: string[]) =>
  db
    .select({ userUuid: children.userUuid, birthday: children.birthday })
    .from(children)
    .where(and(inArray(children.userUuid, uuids), eq(children.isHidden, false)))
    .orderBy(asc(children.birthday))

/** What a pattern would read as more than itself. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')
