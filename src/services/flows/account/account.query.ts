import { getAccount } from './account.functions'

type Call<T> = (asked: { data: { as: string | null }; signal: AbortSignal }) => Promise<T>

/**
 * What a page of the account reads, by one server function: the same question for its loader and its machine.
 * `isKept`: whether an answer says what is so; one that only says why there is none is asked for again. `freshMs`: so long
 * it is shown again without a question, where nothing has changed.
 */
export type AccountQuery<T> = {
  queryKey: readonly ['account', string | null, string]
  queryFn: (asked: { signal: AbortSignal }) => Promise<T>
  isKept: (answer: T) => boolean
  freshMs: number
}

const FRESH_MS = 30_000

/** `as`: the account that the page was made for; null where it is being made. */
type Asked<T> = Pick<AccountQuery<T>, 'isKept'> & {
  name: string
  as: string | null
  call: Call<T>
  freshMs?: number
}

export const queryOf = <T>({ name, as, call, isKept, freshMs = FRESH_MS }: Asked<T>): AccountQuery<T> => ({
  queryKey: ['account', as, name],
  queryFn: ({ signal }) => call({ data: { as }, signal }),
  isKept,
  freshMs,
})

/** The frame of every page of the account. */
export const accountQuery = (as: string | null) =>
  queryOf({ name: 'frame', as, call: getAccount, isKept: ({ ok }) => ok, freshMs: Number.POSITIVE_INFINITY })
