import { type ConnectionArguments, connect, MAX_PAGE } from './connection'
import { gid, shopifyNumber } from './ids'
import { paymentSettings } from './localization'
import { COUNTRIES, textIn } from './market'
import { pageViews } from './pages'
import { policyView } from './policies'
import type { Call, Scope } from './scope'
import { matches, parseQuery } from './search-syntax'
import { isSameText } from './words'

const SHOP_GID = gid('Shop', shopifyNumber('Shop', 'playchart'))

export function shopView(scope: Scope) {
  const { catalogue, market, origin } = scope
  const { name, description, policies } = catalogue.shop
  const { protocol, host } = new URL(origin)
  const slogan = textIn(description, market)
  return {
    __typename: 'Shop',
    id: SHOP_GID,
    name,
    description: slogan,
    moneyFormat: '{{amount}}',
    primaryDomain: { url: origin, host, sslEnabled: protocol === 'https:' },
    brand: {
      colors: { primary: [], secondary: [] },
      logo: null,
      squareLogo: null,
      coverImage: null,
      slogan,
      shortDescription: slogan,
    },
    paymentSettings: paymentSettings(origin),
    shipsToCountries: Object.keys(COUNTRIES),
    socialLoginProviders: [],
    customerAccountUrl: null,
    privacyPolicy: () => policyView(policies.privacyPolicy, scope),
    refundPolicy: () => policyView(policies.refundPolicy, scope),
    shippingPolicy: () => policyView(policies.shippingPolicy, scope),
    termsOfService: () => policyView(policies.termsOfService, scope),
    metafield: null,
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  }
}

type SitemapRow = { handle: string; updatedAt: string; title: string; image: string | null }

/** What a search engine should know of. The shop keeps no blog and no metaobjects. */
function sitemapRows(type: string, scope: Scope): SitemapRow[] {
  const { catalogue, market } = scope
  if (type === 'PRODUCT')
    return catalogue.products.map(({ handle, updatedAt, document }) => ({
      handle,
      updatedAt,
      title: textIn(document.title, market),
      image: document.images[0] ?? null,
    }))
  if (type === 'COLLECTION')
    return catalogue.collections.map(({ handle, updatedAt, document }) => ({
      handle,
      updatedAt,
      title: textIn(document.title, market),
      image: document.image ?? null,
    }))
  if (type === 'PAGE')
    return pageViews(scope).map(({ handle, updatedAt, title }) => ({ handle, updatedAt, title, image: null }))
  return []
}

function sitemap(_root: unknown, { type }: { type: string }, { scope }: Call) {
  const rows = sitemapRows(type, scope)
  const view = ({ image, ...row }: SitemapRow) => ({
    __typename: 'SitemapResource',
    ...row,
    image: image && { alt: row.title, filepath: image, updatedAt: row.updatedAt },
  })
  return {
    pagesCount: { count: Math.ceil(rows.length / MAX_PAGE), precision: 'EXACT' },
    resources: ({ page }: { page: number }) => {
      const start = (Math.max(page, 1) - 1) * MAX_PAGE
      return {
        hasNextPage: start + MAX_PAGE < rows.length,
        items: rows.slice(start, start + MAX_PAGE).map(view),
      }
    },
  }
}

export const redirectViews = ({ catalogue }: Scope) =>
  catalogue.shop.redirects.map(({ path, target }) => ({
    __typename: 'UrlRedirect' as const,
    id: gid('UrlRedirect', shopifyNumber('UrlRedirect', path)),
    path,
    target,
  }))

function urlRedirects(
  _root: unknown,
  { query, ...args }: ConnectionArguments & { query?: string | null },
  { scope }: Call,
) {
  const wanted = parseQuery(query)
  const found = redirectViews(scope).filter(({ path, target }) =>
    matches(wanted, (term) => {
      if (term.field === 'path') return isSameText(term, path)
      return term.field === 'target' ? isSameText(term, target) : true
    }),
  )
  return connect(found, args, (redirect) => redirect)
}

/** Shopify keeps a version for a year; any other is answered like the oldest of these. */
const VERSIONS = ['2026-04', '2026-01', '2025-10', '2025-07']

export const shopRoots = {
  shop: (_root: unknown, _args: unknown, { scope }: Call) => shopView(scope),
  paymentSettings: (_root: unknown, _args: unknown, { scope }: Call) => paymentSettings(scope.origin),
  publicApiVersions: () => [
    ...VERSIONS.map((handle) => ({ handle, displayName: handle, supported: true })),
    { handle: 'unstable', displayName: 'unstable', supported: false },
  ],
  sitemap,
  urlRedirects,
}
