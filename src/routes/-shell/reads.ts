import type { QueryClient } from '@tanstack/query-core'
import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { answersOf, newCache } from '~/services/browser/account-cache'
import { type KeptAnswer, keepAnswers } from '~/services/browser/kept-answers'
import { withoutPrefix } from '~/services/domain/locale'

/** What this request has read of the account; null in the browser, where the tab has one, and on the pages of the shop. */
export type Reads = QueryClient | null

/** Pages of the account read through a cache, which no other page carries (docs/decisions/0066-account-reads.md). */
export const readsOfRequest = createIsomorphicFn()
  .server((): Reads => {
    const path = withoutPrefix(getGlobalStartContext()?.path ?? '/')
    return /^\/account(\/|$)/.test(path) ? newCache() : null
  })
  .client((): Reads => null)

type Dehydrated = { answers?: KeptAnswer[] } | undefined

/** On the server its contents go with the document; in the browser they are kept until somebody asks. */
export const dehydrateReads = createIsomorphicFn()
  .server((router: AnyRouter, reads: Reads) => {
    if (reads) router.options.dehydrate = () => ({ answers: answersOf(reads) })
  })
  .client((router: AnyRouter) => {
    router.options.hydrate = (dehydrated: Dehydrated) => keepAnswers(dehydrated?.answers)
  })
