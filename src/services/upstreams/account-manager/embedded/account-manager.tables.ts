import { boolean, index, pgSchema, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { instant } from '~/services/platform/database/columns'

export const accountManagerSchema = pgSchema('account_manager')

export const users = accountManagerSchema.table('users', {
  uuid: uuid().primaryKey(),
  /** the id at the identity provider: one account for each */
  externalId: text('external_id').notNull().unique(),
  email: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneNumber: text('phone_number'),
  createdAt: instant('created_at').notNull(),
})

const owner = () =>
  uuid('user_uuid')
    .notNull()
    .references(() => users.uuid)

export const children = accountManagerSchema.table(
  'children',
  {
    uuid: uuid().primaryKey(),
    userUuid: owner(),
    name: text().notNull(),
    birthday: text().$type<CivilDate>().notNull(),
    isHidden: boolean('is_hidden').notNull(),
    verifiedDob: boolean('verified_dob').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('children_of_user').on(table.userUuid)],
)

export const addresses = accountManagerSchema.table(
  'addresses',
  {
    uuid: uuid().primaryKey(),
    userUuid: owner(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text('zip_code').notNull(),
    country: text().notNull(),
    /** of who pays alone: nothing is sent to it */
    isBilling: boolean('is_billing').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('addresses_of_user').on(table.userUuid)],
)

export const preferences = accountManagerSchema.table(
  'preferences',
  {
    uuid: uuid().primaryKey(),
    userUuid: owner(),
    name: text().$type<'marketing_sms' | 'transactional_sms'>().notNull(),
    value: boolean().notNull(),
  },
  (table) => [unique('one_preference_of_a_name').on(table.userUuid, table.name)],
)
