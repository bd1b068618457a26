import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '~/services/platform/database/columns'

export const cognitoSchema = pgSchema('cognito')

export const users = cognitoSchema.table(
  'users',
  {
    sub: text().primaryKey(),
    /** lower case */
    email: text().notNull().unique(),
    status: text().$type<'UNCONFIRMED' | 'CONFIRMED'>().notNull(),
    /** name, given_name, family_name, locale: what signing up told */
    attributes: jsonb().$type<Record<string, string>>().notNull(),
    groups: jsonb().$type<string[]>().notNull(),
    /** argon2id in PHC form */
    passwordHash: text('password_hash').notNull(),
    srpSalt: text('srp_salt').notNull(),
    /** sealed: who has a verifier can guess at SHA-256's speed */
    srpVerifier: text('srp_verifier').notNull(),
    /** the account manager's id, once it has answered */
    accountManagerId: text('account_manager_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('users_never_confirmed').on(table.createdAt).where(sql`status = 'UNCONFIRMED'`)],
)

/** What signing up brings along: an account in all but its address and its proof. */
export type SignUp = Pick<
  typeof users.$inferSelect,
  'sub' | 'attributes' | 'passwordHash' | 'srpSalt' | 'srpVerifier' | 'createdAt'
>

/** Codes for an address, whether it has an account or not: both cost the same. */
export const codes = cognitoSchema.table(
  'codes',
  {
    /** an address, as its keyed hash */
    owner: text().notNull(),
    kind: text().$type<'signUp' | 'reset'>().notNull(),
    /** of the sign-up that it confirms, for each has its own; empty where it belongs to none */
    sub: text().notNull().default(''),
    /** what it confirms: exactly that, whoever signed up with the same address since */
    signUp: jsonb('sign_up').$type<SignUp>(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('codes_of_sign_ups').on(table.owner, table.kind, table.sub), index().on(table.expiresAt)],
)

/** How often something was tried without success, and until when it rests. */
export const attempts = cognitoSchema.table(
  'attempts',
  {
    owner: text().notNull(),
    kind: text().notNull(),
    failures: integer().notNull(),
    lastAt: instant('last_at').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.owner, table.kind] }), index().on(table.lastAt)],
)

/** One sign-in per row: its refresh token as a hash, and the `origin_jti` of every token that comes from it. */
export const signIns = cognitoSchema.table(
  'sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    originJti: text('origin_jti').notNull().unique(),
    sub: text()
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    startedAt: instant('started_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.expiresAt), index('sign_ins_of_user').on(table.sub)],
)

/** SRP sign-ins between their two steps; each is answered once. */
export const challenges = cognitoSchema.table(
  'challenges',
  {
    blockHash: text('block_hash').primaryKey(),
    /** what the second step computes with, sealed */
    sealed: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Signing keys; the private half is sealed. */
export const keys = cognitoSchema.table('keys', {
  kid: text().primaryKey(),
  publicJwk: jsonb('public_jwk').$type<{ n: string; e: string }>().notNull(),
  sealed: text().notNull(),
  createdAt: instant('created_at').notNull(),
})
