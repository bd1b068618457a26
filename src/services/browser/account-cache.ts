import { hashKey, QueryClient } from '@tanstack/query-core'
import { changesElsewhere, tellScheduleChanged, watchLooks, watchScheduleChanges } from './account'
import { type KeptAnswer, takeAnswers } from './kept-answers'
import { watchReturns } from './returns'

type Query<T> = {
  queryKey: readonly ['account', string | null, string]
  queryFn: (asked: { signal: AbortSignal }) => Promise<T>
  isKept: (answer: T) => boolean
  freshMs: number
}

type Watched = Pick<Query<unknown>, 'queryKey' | 'freshMs'>

/** For one request, or for one document. */
export const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

/** What a request has read of the account, by the names of its questions; what failed is asked again by the page. */
export const answersOf = (from: QueryClient): KeptAnswer[] =>
  from
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [{ name: String(queryKey[2]), answer: state.data }] : [],
    )

let cache: QueryClient | null = null
/** of the changes that a page without a machine was told of, perhaps before there was a cache */
let known = 0

/**
 * What this tab has read of the account whose pages its document shows (docs/decisions/0066-account-reads.md). It is
 * gone with the document, which every sign-in and sign-out replaces.
 */
export function accountCache(): QueryClient {
  cache ??= cacheOfDocument()
  if (known !== changesElsewhere()) {
    known = changesElsewhere()
    outdateReads()
  }
  return cache
}

function cacheOfDocument(): QueryClient {
  const made = newCache()
  const owner = ownerOfDocument()
  // read when the document was made, by this clock: the server's may be another one
  const updatedAt = performance.timeOrigin
  for (const { name, answer } of takeAnswers()) made.setQueryData(['account', owner, name], answer, { updatedAt })
  watchScheduleChanges(outdateReads)
  return made
}

/** Whose document this is; null for a guest's. */
export const ownerOfDocument = () => document.documentElement.dataset.owner ?? null

/** Whatever is known may be shown, and is asked again. */
const outdateReads = () => void accountCache().invalidateQueries({ refetchType: 'none' })

/** A command has changed something of the account: for every page of it, in this tab and in the others. */
export function tellAccountChanged() {
  outdateReads()
  tellScheduleChanged()
}

/**
 * Calls back when what a page shows may be so no more: at once where its answer is an old one, when another tab has changed
 * something, and when the page is looked at again. The answer ends it.
 */
export function watchAccount({ queryKey, freshMs }: Watched, onChange: () => void): () => void {
  const ends = [watchScheduleChanges(onChange), watchReturns(onChange), watchLooks(onChange)]
  if (accountCache().getQueryCache().find({ queryKey })?.isStaleByTime(freshMs)) onChange()
  return () => {
    for (const end of ends) end()
  }
}

/**
 * Tells what is known of a page's answer, at once and whenever it was asked again; null: it could not be read. Asks nothing
 * itself. The answer ends it.
 */
export function watchKnown<T>(
  { queryKey }: { queryKey: Query<T>['queryKey']; queryFn: Query<T>['queryFn'] },
  tell: (answer: T | null) => void,
): () => void {
  const cache = accountCache().getQueryCache()
  const name = hashKey(queryKey)
  const say = () => {
    const state = accountCache().getQueryState<T>(queryKey)
    tell(state?.status === 'success' ? (state.data ?? null) : null)
  }
  say()
  return cache.subscribe((change) => {
    if (change.type !== 'updated' || change.query.queryHash !== name) return
    if (change.action.type === 'success' || change.action.type === 'error') say()
  })
}

/** What is known and may still be so; asked for where it is old, or something has changed since. */
export const readFresh = <T>(from: QueryClient, query: Query<T>): Promise<T> =>
  ask(from, { ...query, staleTime: query.freshMs })

/** What is known, however old it is: of a page that asks again by itself (`watchAccount`). */
export const readKnown = <T>(from: QueryClient, query: Query<T>): Promise<T> =>
  ask(from, { ...query, staleTime: 'static' })

/** Asks whatever is known. An older question still on its way may be answered with what was before a change. */
export function readAnew<T>(query: Query<T>, signal: AbortSignal): Promise<T> {
  const { queryKey } = query
  void accountCache().cancelQueries({ queryKey }, { silent: true })
  signal.addEventListener('abort', () => void accountCache().cancelQueries({ queryKey }))
  return ask(accountCache(), { ...query, staleTime: 0 })
}

/** An answer that only says why there is none leaves in its place what was known before. */
async function ask<T>(
  from: QueryClient,
  { isKept, queryFn, freshMs: _, ...query }: Query<T> & { staleTime: number | 'static' },
) {
  try {
    return await from.query({
      ...query,
      queryFn: async ({ signal }) => {
        const answer = await queryFn({ signal })
        if (!isKept(answer)) throw new NotKept(answer)
        return answer
      },
    })
  } catch (failure) {
    // the cache does not know which type its errors carry: this one is of this very question
    if (failure instanceof NotKept) return failure.answer as T
    throw failure
  }
}

class NotKept extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('the answer says why there is none')
    this.answer = answer
  }
}
