import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { beginningOf } from '~/services/domain/text/text.rules'
import { inTime } from '~/services/platform/clock/in-time'
import { logEvent } from '~/services/platform/log/log.server'
import { commandService } from '~/services/platform/wire/service-calls'
import type { Account } from './accounts'
import { users } from './cognito.tables'
import type { Pool } from './pool'

/** Nobody waits longer than that for a token: the next one asks again. */
const PATIENCE_MS = 2500

/** Of the account manager's answer, what a pool keeps. */
const KnownUser = z.object({ user: z.object({ uuid: Uuid }) })

/** The account manager's id of an account, which that service makes once per `sub`; null while it does not answer (S-266). */
export async function accountManagerId(pool: Pool, account: Account): Promise<string | null> {
  if (account.accountManagerId || account.status !== 'CONFIRMED') return account.accountManagerId
  const asking = askForIt(pool, account).catch((error: unknown) => {
    logEvent('identity.account-not-made', { error })
    return null
  })
  return inTime(asking, { milliseconds: PATIENCE_MS, otherwise: () => null })
}

async function askForIt({ ask, db }: Pool, { sub, email, attributes }: Account): Promise<string> {
  const { given_name, family_name, name } = attributes
  const user = { external_id: sub, email, first_name: cut(given_name ?? name), last_name: cut(family_name) }
  const answer = await commandService(ask, {
    name: 'account-manager',
    path: '/users',
    body: { user },
    schema: KnownUser,
  })
  const { uuid } = answer.user
  await db.update(users).set({ accountManagerId: uuid }).where(eq(users.sub, sub))
  return uuid
}

const LONGEST_NAME = 60
const cut = (name = '') => beginningOf(name.trim(), LONGEST_NAME)
