import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { logEvent } from '~/services/platform/log/log.server'
import type { Account } from './accounts'
import { users } from './cognito.tables'
import type { Pool } from './pool'

/** Nobody waits longer than that for a token: the next one asks again. */
const PATIENCE_MS = 2500

const Answer = z.object({ user: z.object({ uuid: z.uuid() }) })

/** The account manager's id of an account, which that service makes once per `sub`; null while it does not answer (S-266). */
export async function accountManagerId(pool: Pool, account: Account): Promise<string | null> {
  if (account.accountManagerId || account.status !== 'CONFIRMED') return account.accountManagerId
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref())
  const asking = askForIt(pool, account).catch((error: unknown) => {
    logEvent('identity.account-not-made', { error })
    return null
  })
  return Promise.race([asking, late])
}

async function askForIt(pool: Pool, { sub, email, attributes }: Account): Promise<string> {
  const { given_name, family_name, name } = attributes
  const user = { external_id: sub, email, first_name: cut(given_name ?? name), last_name: cut(family_name) }
  const answer = await pool.ask('account-manager', { method: 'POST', path: '/users', body: { user } })
  if (!answer.ok) throw new Error(`the account manager answered ${answer.status}`)
  const { uuid } = Answer.parse(await answer.json()).user
  await pool.db.update(users).set({ accountManagerId: uuid }).where(eq(users.sub, sub))
  return uuid
}

const LONGEST_NAME = 60
const cut = (name = '') => name.trim().slice(0, LONGEST_NAME)
