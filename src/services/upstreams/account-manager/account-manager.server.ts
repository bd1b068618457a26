import type { Language } from '~/services/domain/locale'
import type { Address, AddressFields } from '~/services/domain/people/address.contract'
import { type Outage, ok, type Result } from '~/services/domain/result'
import type { Http } from '~/services/platform/http/http.server'
import { accountRefusal } from '~/services/platform/wire/account-refusal'
import { askErasure } from '~/services/platform/wire/erasing-calls'
import type { NewErasure } from '~/services/platform/wire/erasure.contract'
import { ownService } from '~/services/platform/wire/own-services.server'
import { IDEMPOTENCY_HEADER } from '~/services/platform/wire/wire.contract'
import {
  type AccountManagerError,
  AddressAnswer,
  type Child,
  ChildAnswer,
  type ChildChange,
  CustomersAnswer,
  type CustomersQuery,
  type NewRelationship,
  type NewUser,
  OkAnswer,
  type User,
  UserAnswer,
  type UserChange,
} from './account-manager.contract'
import { type AccountData, AccountDataAnswer } from './personal-data.contract'

/** Whose call it is: a person's own token, or our server's. */
type As = { headers: { authorization: string } }
type Keyed = As & { key: string }
type Answered<T> = Promise<Result<T, AccountManagerError>>

type AccountManagerClient = ReturnType<typeof createAccountManagerClient>

/**
 * Speaks the account manager's wire. Every call ends in a value, an outage, or a refusal: `unauthorised` without a
 * living token, `notFound` for what does not exist or is another person's, `refused` for what the rules do not allow.
 */
export function createAccountManagerClient(http: Http) {
  return { ...account(http), ...customers(http), ...children(http), ...addresses(http), ...privacy(http) }
}

const account = (http: Http) => ({
  /** For our own server: the account of an id at the identity provider, made where there is none. */
  addUser: async (asked: As & NewUser): Answered<User> =>
    mapped(await http.read({ ...write(asked), ...POST_USERS, body: { user: asked.user } }), ({ user }) => user),
  /** In whose words the way to pay is; null: it is not asked for, and the answer has none. */
  user: async ({ headers, uuid, language }: As & { uuid: string; language: Language | null }): Answered<User> =>
    mapped(
      await http.read({
        path: `/users/${encodeURIComponent(uuid)}`,
        query: language ? { language } : { without: 'payment_method' },
        operation: 'user',
        headers,
        schema: UserAnswer,
        refusal,
      }),
      ({ user }) => user,
    ),
  changeUser: async (asked: As & { uuid: string } & UserChange): Answered<User> =>
    mapped(
      await http.read({
        ...write(asked),
        method: 'PUT',
        path: `/users/${encodeURIComponent(asked.uuid)}`,
        body: { user: asked.user },
        operation: 'changeUser',
        schema: OkAnswer,
      }),
      ({ user }) => user,
    ),
})

const customers = (http: Http) => ({
  /** For our own server: the accounts that have `search` in their email or name. */
  customers: ({ headers, search, page }: As & CustomersQuery): Answered<CustomersAnswer> =>
    http.read({
      path: '/users',
      query: { search, page },
      operation: 'customers',
      headers,
      schema: CustomersAnswer,
      refusal,
    }),
})

const children = (http: Http) => ({
  addChild: async (
    asked: Keyed & { userUuid: string; child: NewRelationship['relationship']['child'] },
  ): Answered<Child> =>
    mapped(
      await http.read({
        ...keyed(asked),
        path: `/users/${encodeURIComponent(asked.userUuid)}/relationships`,
        body: { relationship: { relationship_type: 'unknown', child: asked.child } },
        operation: 'addChild',
        schema: ChildAnswer,
      }),
      ({ child }) => child,
    ),
  changeChild: async (asked: As & { uuid: string } & ChildChange): Answered<Child> =>
    mapped(
      await http.read({
        ...write(asked),
        method: 'PUT',
        path: `/children/${encodeURIComponent(asked.uuid)}`,
        body: { child: asked.child },
        operation: 'changeChild',
        schema: ChildAnswer,
      }),
      ({ child }) => child,
    ),
})

const addresses = (http: Http) => ({
  address: async ({ headers, uuid }: As & { uuid: string }): Answered<Address> =>
    mapped(
      await http.read({
        path: `/addresses/${encodeURIComponent(uuid)}`,
        operation: 'address',
        headers,
        schema: AddressAnswer,
        refusal,
      }),
      ({ address }) => address,
    ),
  addAddress: async (
    asked: Keyed & { userUuid: string; address: AddressFields; isBilling?: boolean },
  ): Answered<Address> =>
    mapped(
      await http.read({
        ...keyed(asked),
        path: `/users/${encodeURIComponent(asked.userUuid)}/addresses`,
        body: { address: asked.address, ...(asked.isBilling && { is_billing: true }) },
        operation: 'addAddress',
        schema: AddressAnswer,
      }),
      ({ address }) => address,
    ),
  changeAddress: async (asked: As & { uuid: string; address: AddressFields }): Answered<Address> =>
    mapped(
      await http.read({
        ...write(asked),
        method: 'PUT',
        path: `/addresses/${encodeURIComponent(asked.uuid)}`,
        body: { address: asked.address },
        operation: 'changeAddress',
        schema: AddressAnswer,
      }),
      ({ address }) => address,
    ),
})

const privacy = (http: Http) => ({
  /** For our own server: nothing of this person is kept any more. */
  erase: ({ headers, userUuid, ...body }: As & { userUuid: string } & NewErasure) =>
    askErasure(http, { path: `/users/${encodeURIComponent(userUuid)}/erasures`, headers, body }),
  /** All that is kept of a person. */
  personalData: async ({ headers, uuid }: As & { uuid: string }): Answered<AccountData> =>
    mapped(
      await http.read({
        path: `/users/${encodeURIComponent(uuid)}/personal_data`,
        operation: 'personalData',
        headers,
        schema: AccountDataAnswer,
        refusal,
      }),
      ({ personal_data }) => personal_data,
    ),
})

const POST_USERS = { method: 'POST', path: '/users', operation: 'addUser', schema: UserAnswer } as const

/** Each of these may be repeated: by its key, by its id, or because it says what shall be. */
const write = ({ headers }: As) => ({ method: 'POST' as const, headers, isRepeatable: true, refusal })
const keyed = ({ headers, key }: Keyed) => ({
  ...write({ headers }),
  headers: { ...headers, [IDEMPOTENCY_HEADER]: key },
})

function refusal(answer: { status: number; body: unknown }): Exclude<AccountManagerError, Outage> | null {
  if (answer.status === 422) {
    const isVerified = JSON.stringify(answer.body ?? '').includes('"verifiedBirthday"')
    return { kind: 'refused', code: isVerified ? 'verifiedBirthday' : 'invalid' }
  }
  return accountRefusal(answer)
}

const mapped = <T, U, E>(result: Result<T, E>, value: (from: T) => U): Result<U, E> =>
  result.ok ? ok(value(result.value)) : result

/** The account manager of this shop, embedded or hosted. */
export const accountManager = async (): Promise<AccountManagerClient> =>
  createAccountManagerClient(await ownService('account-manager'))
