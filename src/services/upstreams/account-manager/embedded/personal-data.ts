import { eq } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import type { AccountData } from '../personal-data.contract'
import { addresses, children, preferences, users } from './account-manager.tables'
import { addressOf, childOf } from './user-view'

/** All that is kept of a person; null where there is none. */
export async function accountDataOf(db: Db, uuid: string): Promise<AccountData | null> {
  const [user] = await db.select().from(users).where(eq(users.uuid, uuid))
  if (!user) return null
  const [family, places, wanted] = await Promise.all([
    db.select().from(children).where(eq(children.userUuid, uuid)).orderBy(children.createdAt),
    db.select().from(addresses).where(eq(addresses.userUuid, uuid)).orderBy(addresses.createdAt),
    db.select().from(preferences).where(eq(preferences.userUuid, uuid)).orderBy(preferences.name),
  ])
  return {
    user: {
      uuid,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      phone_number: user.phoneNumber,
      created_at: user.createdAt,
    },
    children: family.map((row) => ({ ...childOf(row), created_at: row.createdAt })),
    addresses: places.map((row) => ({ ...addressOf(row), is_billing: row.isBilling, created_at: row.createdAt })),
    user_preferences: wanted.map(({ name, value }) => ({ preference_name: name, preference_value: value })),
  }
}
