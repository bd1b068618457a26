import { PERSONAS, PERSONAS_PASSWORD } from '~/content/seed/personas'
import { users } from './cognito.tables'
import { credentialsOf } from './passwords'
import { isoIn, type Pool } from './pool'

/** Fills an empty pool with the people of the seed; leaves a filled one alone. */
export async function seedCognito(pool: Pool): Promise<void> {
  const [known] = await pool.db.select({ sub: users.sub }).from(users).limit(1)
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
  await pool.db.insert(users).values(await Promise.all(rows))
}
