import { inArray } from 'drizzle-orm'
import { PERSONAS, PERSONAS_PASSWORD } from '~/content/seed/personas'
import { users } from './cognito.tables'
import { credentialsOf } from './passwords'
import { isoIn, type Pool } from './pool'

/** Adds the people of the seed to a pool that has never had them. */
export async function seedCognito(pool: Pool): Promise<void> {
  const [known] = await pool.db
    .select({ sub: users.sub })
    .from(users)
    .where(
      inArray(
        users.sub,
        PERSONAS.map(({ sub }) => sub),
      ),
    )
    .limit(1)
  // whoever of them is missing has had their account erased
  if (known) return
  const rows = PERSONAS.map(async ({ sub, email, firstName, groups, playchartId }) => ({
    sub,
    email,
    status: 'CONFIRMED' as const,
    attributes: { name: firstName, given_name: firstName },
    groups,
    accountManagerId: playchartId,
    createdAt: isoIn(pool),
    ...(await credentialsOf(pool, { email, password: PERSONAS_PASSWORD })),
  }))
  // an address that somebody has signed up with is theirs
  await pool.db
    .insert(users)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
}
