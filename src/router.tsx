import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { ErrorPage } from '~/routes/-shell/error-page'
import { currentLocale } from '~/routes/-shell/locale'
import { NotFoundPage } from '~/routes/-shell/not-found-page'
import { focusFollowing, pageChanges } from '~/routes/-shell/page-changes'
import { dehydrateReads, readsOfRequest } from '~/routes/-shell/reads'
import { routeTree } from './routeTree.gen'

export function getRouter() {
  // the server's request middleware puts the nonce there; in the browser the document carries it
  const nonce = getGlobalStartContext()?.nonce
  const reads = readsOfRequest()
  const router = createRouter({
    routeTree,
    context: { locale: currentLocale(), reads },
    ...pageChanges(),
    // a query holds texts: 007 stays 007, and a code that looks like a number stays as it was scanned
    parseSearch: searchOf,
    stringifySearch: queryText,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    ...(nonce ? { ssr: { nonce } } : {}),
  })
  dehydrateReads(router, reads)
  focusFollowing(router)
  return router
}

/** Said twice, the last one counts; but of several recipes that follow one another all are kept (docs/decisions/0062-page-states-by-their-recipes.md). */
function searchOf(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text)
  const recipes = query.getAll('stage')
  return { ...Object.fromEntries(query), ...(recipes.length > 1 ? { stage: recipes } : {}) }
}

function queryText(search: Record<string, unknown>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const text of [value].flat()) if (typeof text === 'string') query.append(name, text)
  return query.size > 0 ? `?${query}` : ''
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
