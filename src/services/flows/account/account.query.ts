import { getAccount } from './account.functions'

type Call<T> = (asked: { data: { as: string | null }; signal: AbortSignal }) => Promise<T>

/**
 * What a page of the account reads, by one server function: the same question for its loader and its machine.
 * `isKept`: whether an answer says what is so; one that only says why there is none is asked for again.
 */
export type AccountQuery<T> = {
  queryKey: readonly ['account', string | null, string]
  queryFn: (asked: { signal: AbortSignal }) => Promise<T>
  isKept: (answer: T) => boolean
}

/** `as`: the account that the page was made for; null where it is being made. */
type Asked<T> = { name: string; as: string | null; call: Call<T>; isKept: (answer: T) => boolean }

export const queryOf = <T>({ name, as, call, isKept }: Asked<T>): AccountQuery<T> => ({
  queryKey: ['account', as, name],
  queryFn: ({ signal }) => call({ data: { as }, signal }),
  isKept,
})

/** The frame of every page of the account. */
export const accountQuery = (as: string | null) =>
  queryOf({ name: 'frame', as, call: getAccount, isKept: ({ ok }) => ok })
