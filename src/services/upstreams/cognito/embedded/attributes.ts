import { eq } from 'drizzle-orm'
import { beginningOf } from '~/services/domain/text/text.rules'
import type { RequestOf } from '../cognito.contract'
import { users } from './cognito.tables'
import type { Pool } from './pool'
import type { Tokens } from './tokens'

const KEPT_ATTRIBUTES = ['name', 'given_name', 'family_name', 'locale']

/** What the pool keeps of what it is told about somebody: nothing empty, and nothing longer than a name. */
export const keptAttributes = (told: RequestOf<'UpdateUserAttributes'>['UserAttributes']): Record<string, string> =>
  Object.fromEntries(
    told
      .filter(({ Name, Value }) => KEPT_ATTRIBUTES.includes(Name) && Value.trim())
      .map(({ Name, Value }) => [Name, beginningOf(Value.trim(), 200)]),
  )

/**
 * Whoever holds a living access token is called so by the tokens that come after it. An attribute that is not named stays.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_UpdateUserAttributes.html
 */
export async function updateAttributes(pool: Pool, tokens: Tokens, request: RequestOf<'UpdateUserAttributes'>) {
  const { account } = await tokens.byAccess(request.AccessToken)
  const attributes = { ...account.attributes, ...keptAttributes(request.UserAttributes) }
  await pool.db.update(users).set({ attributes }).where(eq(users.sub, account.sub))
  return {}
}
