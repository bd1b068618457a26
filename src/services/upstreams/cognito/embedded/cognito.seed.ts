import { eq } from 'drizzle-orm'
import { PERSONAS, PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { users } from './cognito.tables'
import { credentialsOf } from './passwords'
import { isoIn, type Pool } from './pool'

/** Adds the people of the seed to a pool that has never had them. */
export async function seedCognito(pool: Pool): Promise<void> {
  const [known] = await pool.db
    .select({ sub: users.sub })
    .from(users)
    .where(eq(users.sub, persona('parent').sub))
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
