import { inArray } from 'drizzle-orm'
import { PERSONAS } from '~/content/seed/personas'
import { plusMonths, shopDay } from '~/services/domain/dates/civil-date'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { addresses, children, preferences, users } from './account-manager.tables'
import { noPreferences } from './users'

/** Adds the people of the seed to a store that has never had them. Birthdays are counted from the shop's day. */
export async function seedAccountManager(db: Db, clock: Clock): Promise<void> {
  if (await knowsAny(db)) return
  const createdAt = new Date(clock.now()).toISOString()
  const today = shopDay(clock.now())
  await db.transaction(async (tx) => {
    await tx.insert(users).values(
      PERSONAS.map(({ playchartId, sub, email, firstName }) => ({
        uuid: playchartId,
        externalId: sub,
        email,
        firstName,
        lastName: LAST_NAME,
        phoneNumber: null,
        createdAt,
      })),
    )
    await tx.insert(preferences).values(PERSONAS.flatMap(({ playchartId }) => noPreferences(playchartId)))
    await tx
      .insert(addresses)
      .values(PERSONAS.map((persona) => ({ uuid: persona.addressUuid, ...addressOf(persona), createdAt })))
    const family = PERSONAS.flatMap(({ playchartId, children }) =>
      children.map(({ uuid, name, ageMonths, verifiedDob }) => ({
        uuid,
        userUuid: playchartId,
        name,
        birthday: plusMonths(today, -ageMonths),
        isHidden: false,
        verifiedDob,
        createdAt,
      })),
    )
    await tx.insert(children).values(family)
  })
}

const LAST_NAME = 'Sample'

const addressOf = ({ playchartId, firstName }: (typeof PERSONAS)[number]) => ({
  userUuid: playchartId,
  firstName,
  lastName: LAST_NAME,
  company: '',
  line1: 'Sample Street 1',
  line2: '',
  city: 'Amsterdam',
  state: '',
  zipCode: '1012 AB',
  country: 'NL',
})

/** Whoever of them is missing then has had their account erased. */
async function knowsAny(db: Db): Promise<boolean> {
  const ids = PERSONAS.map(({ playchartId }) => playchartId)
  const known = await db.select({ uuid: users.uuid }).from(users).where(inArray(users.uuid, ids)).limit(1)
  return known.length > 0
}
