import { eq } from 'drizzle-orm'
import type { RequestOf } from '../cognito.contract'
import { attempts, codes, users } from './cognito.tables'
import { ownerOf, type Pool } from './pool'
import { revokeAll, type Tokens } from './tokens'

/**
 * Whoever holds a living access token deletes the account that it is of; its address may sign up anew.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_DeleteUser.html
 */
export async function deleteUser(pool: Pool, tokens: Tokens, { AccessToken }: RequestOf<'DeleteUser'>) {
  const { account } = await tokens.byAccess(AccessToken)
  const owner = ownerOf(pool, account.email)
  await pool.db.transaction(async (tx) => {
    // whoever believes its tokens by their signatures is told
    await revokeAll(pool, { sub: account.sub }, tx)
    await tx.delete(codes).where(eq(codes.owner, owner))
    await tx.delete(attempts).where(eq(attempts.owner, owner))
    await tx.delete(users).where(eq(users.sub, account.sub))
  })
  return {}
}
