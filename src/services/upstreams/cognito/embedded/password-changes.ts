import { eq } from 'drizzle-orm'
import type { RequestOf } from '../cognito.contract'
import { accountByEmail } from './accounts'
import { forgetTries, mayTry } from './attempts'
import { newCode, spendCode } from './codes'
import { users } from './cognito.tables'
import { credentialsOf, isPassword, requirePolicy } from './passwords'
import { ownerOf, type Pool } from './pool'
import { tooManyTries, wrongCode, wrongPassword } from './refusals'
import { deliveryTo, mailTo, requireMail, sendLater, withCode } from './signing-up'
import { revokeAll, type Tokens } from './tokens'

/** A code for a new password, mailed where there is an account; the answer does not tell. */
export async function forgotPassword(pool: Pool, { Username: email }: RequestOf<'ForgotPassword'>) {
  await requireMail(pool, email)
  const account = await accountByEmail(pool, email)
  const code = await newCode(pool, { email, kind: 'reset' })
  if (account) sendLater(pool, { kind: 'reset', code, ...mailTo(account) })
  return { CodeDeliveryDetails: deliveryTo(email) }
}

/** Whoever read the email owns the address: the account is confirmed, and every sign-in of before ends. */
export async function confirmForgotPassword(pool: Pool, request: RequestOf<'ConfirmForgotPassword'>) {
  const { Username: email, ConfirmationCode: code, Password: password } = request
  requirePolicy(password, email)
  const { account } = await withCode(pool, { email, kind: 'reset', code })
  const credentials = await credentialsOf(pool, { email: account.email, password })
  await pool.db.transaction(async (tx) => {
    if (!(await spendCode(pool, { email, kind: 'reset' }, tx))) throw wrongCode()
    await tx
      .update(users)
      .set({ ...credentials, status: 'CONFIRMED' })
      .where(eq(users.sub, account.sub))
    await revokeAll(pool, { sub: account.sub }, tx)
  })
  await forgetTries(pool, { owner: ownerOf(pool, email), kind: 'password' })
  return {}
}

/** The current sign-in stays valid; all others end. */
export async function changePassword(pool: Pool, tokens: Tokens, request: RequestOf<'ChangePassword'>) {
  const { account, originJti } = await tokens.byAccess(request.AccessToken)
  const tries = { owner: ownerOf(pool, account.email), kind: 'password' } as const
  requirePolicy(request.ProposedPassword, account.email)
  if (!(await mayTry(pool, tries))) throw tooManyTries()
  if (!(await isPassword(account.passwordHash, request.PreviousPassword))) throw wrongPassword()
  const credentials = await credentialsOf(pool, { email: account.email, password: request.ProposedPassword })
  await pool.db.transaction(async (tx) => {
    await tx.update(users).set(credentials).where(eq(users.sub, account.sub))
    await revokeAll(pool, { sub: account.sub, except: originJti }, tx)
  })
  await forgetTries(pool, tries)
  return {}
}
