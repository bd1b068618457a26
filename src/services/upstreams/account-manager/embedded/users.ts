import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { type NewUser, PreferenceName, type UserChange } from '../account-manager.contract'
import { isPhoneNumber, phoneNumberOf } from './account-manager.rules'
import { preferences, users } from './account-manager.tables'

/** One account for each id at the identity provider: whoever comes second gets the one that is there. */
export function addUser(db: Db, { user, now }: { user: NewUser['user']; now: string }): Promise<string> {
  return db.transaction(async (tx) => {
    const row = {
      uuid: randomUUID(),
      externalId: user.external_id,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      phoneNumber: null,
      createdAt: now,
    }
    const [added] = await tx
      .insert(users)
      .values(row)
      .onConflictDoNothing({ target: users.externalId })
      .returning({ uuid: users.uuid })
    if (added) {
      await tx.insert(preferences).values(noPreferences(added.uuid))
      return added.uuid
    }
    const [known] = await tx.select({ uuid: users.uuid }).from(users).where(eq(users.externalId, user.external_id))
    if (!known) throw new Error('an account vanished while it was added')
    return known.uuid
  })
}

/** Nobody gets messages on a phone who has not asked for them. */
export const noPreferences = (userUuid: string) =>
  PreferenceName.options.map((name) => ({ uuid: randomUUID(), userUuid, name, value: false }))

/** Only what is named changes. False where there is no such account. */
export function changeUser(db: Db, { uuid, change }: { uuid: string; change: UserChange['user'] }): Promise<boolean> {
  const phoneNumber = change.phone_number === undefined ? undefined : phoneNumberOf(change.phone_number)
  if (phoneNumber !== undefined && !isPhoneNumber(phoneNumber)) throw new ServiceRefusal(422, 'invalid')
  return db.transaction(async (tx) => {
    const [locked] = await tx.select({ uuid: users.uuid }).from(users).where(eq(users.uuid, uuid)).for('update')
    if (!locked) return false
    const columns = { firstName: change.first_name, lastName: change.last_name, phoneNumber }
    if (Object.values(columns).some((value) => value !== undefined))
      await tx.update(users).set(columns).where(eq(users.uuid, uuid))
    for (const { preference_name, preference_value } of change.user_preferences ?? [])
      await tx
        .insert(preferences)
        .values({ uuid: randomUUID(), userUuid: uuid, name: preference_name, value: preference_value })
        .onConflictDoUpdate({
          target: [preferences.userUuid, preferences.name],
          set: { value: sql`excluded.value` },
        })
    return true
  })
}
