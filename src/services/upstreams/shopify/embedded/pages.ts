import { type ConnectionArguments, connect, emptyConnection } from './connection'
import { gid, shopifyNumber } from './ids'
import { textIn } from './market'
import type { Call, Scope } from './scope'
import { matches, parseQuery } from './search-syntax'
import { holds, isSameText, plainText, truncated, wordsOf } from './words'

export type PageView = ReturnType<typeof pageViews>[number]

const SUMMARY_LENGTH = 150

export function pageViews({ catalogue, market, origin }: Scope) {
  return catalogue.shop.pages.map(({ handle, title, bodyHtml }) => {
    const body = textIn(bodyHtml, market)
    return {
      __typename: 'Page' as const,
      id: gid('Page', shopifyNumber('Page', handle)),
      handle,
      title: textIn(title, market),
      body,
      bodySummary: () => truncated(plainText(body), SUMMARY_LENGTH),
      createdAt: catalogue.updatedAt,
      updatedAt: catalogue.updatedAt,
      onlineStoreUrl: `${origin}/pages/${handle}`,
      seo: { title: textIn(title, market), description: () => truncated(plainText(body), SUMMARY_LENGTH) },
      trackingParameters: null,
      metafield: null,
      metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
    }
  })
}

export function searchPages(pages: readonly PageView[], text: string | null | undefined): PageView[] {
  const query = parseQuery(text)
  return pages.filter(({ handle, title, body }) =>
    matches(query, (term) => {
      if (term.field === 'handle') return isSameText(term, handle)
      if (term.field === 'title') return holds(wordsOf(title), term, true)
      return holds([...wordsOf(title), ...wordsOf(plainText(body))], term, true)
    }),
  )
}

type Named = { handle?: string | null; id?: string | null }
type Listing = ConnectionArguments & { query?: string | null; sortKey: 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT' }

const findPage = ({ handle, id }: Named, scope: Scope) =>
  pageViews(scope).find((page) => (id != null ? page.id === id : page.handle === handle)) ?? null

export const pageRoots = {
  page: (_root: unknown, named: Named, { scope }: Call) => findPage(named, scope),
  pageByHandle: (_root: unknown, named: Named, { scope }: Call) => findPage(named, scope),
  pages: (_root: unknown, { query, sortKey, ...args }: Listing, { scope }: Call) => {
    const found = searchPages(pageViews(scope), query)
    const key = (page: PageView) => (sortKey === 'TITLE' ? page.title : page.id)
    const isSorted = sortKey === 'TITLE' || sortKey === 'ID'
    return connect(isSorted ? found.sort((a, b) => key(a).localeCompare(key(b))) : found, args, (page) => page)
  },
  // the shop keeps no blog: its stories are Contentful's
  blog: () => null,
  blogByHandle: () => null,
  blogs: (_root: unknown, args: ConnectionArguments) => emptyConnection(args),
  article: () => null,
  articles: (_root: unknown, args: ConnectionArguments) => emptyConnection(args),
  metaobject: () => null,
  metaobjects: (_root: unknown, args: ConnectionArguments) => emptyConnection(args),
  locations: (_root: unknown, args: ConnectionArguments) => emptyConnection(args),
}
