import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isLanguage } from '~/services/domain/locale'
import { logEvent } from '~/services/platform/log/log.server'
import type { CodeMail, RequestOf } from '../cognito.contract'
import { accountManagerId } from './account-claim'
import { type Account, accountByEmail, confirm, signUpOf, writeUnconfirmed } from './accounts'
import { forgetTries, mayTry } from './attempts'
import { keptAttributes } from './attributes'
import { checkCode, newCode } from './codes'
import type { SignUp } from './cognito.tables'
import { credentialsOf, requirePolicy } from './passwords'
import { addressOf, isoIn, ownerOf, type Pool } from './pool'
import { CognitoRefusal, expiredCode, invalid, notDelivered, tooManyTries, wrongCode } from './refusals'

const Email = z.email().max(254)

/**
 * For an address that has an account already everything looks and costs the same; its owner gets an email that says so
 * instead of a code (security.md T12). Of several tries each has its own code, which confirms its own password.
 */
export async function signUp(pool: Pool, request: RequestOf<'SignUp'>) {
  const email = Email.safeParse(addressOf(request.Username))
  if (!email.success) throw invalid('Username should be an email.')
  requirePolicy(request.Password, email.data)
  await requireMail(pool, email.data)
  const account = await newAccount(pool, { ...request, Username: email.data })
  const { code, isNew } = await pool.db.transaction(async (tx) => ({
    isNew: await writeUnconfirmed(tx, account),
    code: await newCode(pool, { email: email.data, kind: 'signUp', signUp: signUpOf(account) }, tx),
  }))
  const mail = { to: email.data, language: languageOf(account) }
  const sent = await pool.sendCode(isNew ? { ...mail, kind: 'signUp', code } : { ...mail, kind: 'known' })
  if (!sent.ok) throw notDelivered()
  return { UserConfirmed: false, UserSub: account.sub, CodeDeliveryDetails: deliveryTo(email.data) }
}

async function newAccount(pool: Pool, request: RequestOf<'SignUp'>): Promise<Account> {
  const attributes = keptAttributes(request.UserAttributes)
  const sub = randomUUID()
  return {
    sub,
    email: request.Username,
    status: 'UNCONFIRMED',
    attributes: { ...(request.ClientMetadata.locale && { locale: request.ClientMetadata.locale }), ...attributes },
    groups: [],
    accountManagerId: null,
    createdAt: isoIn(pool),
    ...(await credentialsOf(pool, { email: request.Username, password: request.Password })),
  }
}

export async function confirmSignUp(pool: Pool, { Username, ConfirmationCode: code }: RequestOf<'ConfirmSignUp'>) {
  const { signUp } = await withCode(pool, { email: Username, kind: 'signUp', code })
  if (!signUp) throw wrongCode()
  const account = await confirm(pool, Username, signUp)
  if (!account)
    throw new CognitoRefusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED')
  await accountManagerId(pool, account)
  return {}
}

export async function resendCode(pool: Pool, { Username: email }: RequestOf<'ResendConfirmationCode'>) {
  await requireMail(pool, email)
  const account = await accountByEmail(pool, email)
  const signUp = signUpOf(account)
  const code = await newCode(pool, { email, kind: 'signUp', signUp })
  if (account && signUp) sendLater(pool, { kind: 'signUp', code, ...mailTo(account) })
  return { CodeDeliveryDetails: deliveryTo(email) }
}

type Coded = { email: string; kind: 'signUp' | 'reset'; code: string }

type WithCode = { account: Account; signUp: SignUp | null }

/** The account whose code this is, and what it confirms; an unknown address is refused as a wrong code is. */
export async function withCode(pool: Pool, coded: Coded): Promise<WithCode> {
  const tries = { owner: ownerOf(pool, coded.email), kind: 'code' } as const
  if (!(await mayTry(pool, tries))) throw tooManyTries()
  const judged = await checkCode(pool, coded)
  const account = await accountByEmail(pool, coded.email)
  if (judged.outcome === 'wrong' || !account) throw wrongCode()
  await forgetTries(pool, tries)
  if (judged.outcome === 'expired') throw expiredCode()
  return { account, signUp: judged.signUp }
}

/** Five emails an hour to one address, whoever asks for them. */
export async function requireMail(pool: Pool, email: string) {
  if (!(await mayTry(pool, { owner: ownerOf(pool, email), kind: 'mail' }))) throw tooManyTries()
}

/** An email that is sent after the answer: how long it takes would tell whether there is an account. */
export function sendLater(pool: Pool, mail: CodeMail) {
  const failed = (error?: unknown) => logEvent('identity.code-not-sent', { kind: mail.kind, error })
  setImmediate(() => {
    pool.sendCode(mail).then(({ ok }) => ok || failed(), failed)
  })
}

export const mailTo = (account: Account) => ({ to: account.email, language: languageOf(account) })

function languageOf({ attributes }: Account): string {
  const language = attributes.locale?.slice(0, 2).toLowerCase()
  return isLanguage(language) ? language : 'en'
}

/** Where the code went, as Amazon says it: 'p***@p***'. */
export function deliveryTo(email: string) {
  const [name = '', host = ''] = addressOf(email).split('@')
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${name.slice(0, 1)}***@${host.slice(0, 1)}***`,
  }
}
