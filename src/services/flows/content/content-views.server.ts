import type { Locale } from '~/services/domain/locale'
import type { Cached } from '~/services/platform/cache/cache.server'
import type { ContentfulClient } from '~/services/upstreams/contentful/contentful.server'
import type { AccountPage, AccountPageSlug } from './account-page.contract'
import { createFind, createKeep, FRESH, firstOf, type Reader, selecting, theOne } from './entries.server'
import type { ProductContent } from './kit-pages.contract'
import { type KitViews, kitViews } from './kit-views.server'
import { accountPageOf } from './mappers/account'
import type { Skipped } from './mappers/entry'
import { emptyStateFrom } from './mappers/parts'
import { productOf } from './mappers/product'
import { shellOf } from './mappers/shell'
import {
  cartContentOf,
  cartTranslationsOf,
  childInfoOf,
  contentPageOf,
  errorsOf,
  keyValueListsOf,
  subscriptionStepOf,
} from './mappers/texts'
import type {
  CartContent,
  CartTranslations,
  ChildInfoContent,
  ContentPage,
  ErrorContent,
  NotFoundContent,
  ShellContent,
} from './pages.contract'
import type { KeyValues } from './parts.contract'
import type { SubscriptionStep, SubscriptionStepSlug } from './subscription-step.contract'

/**
 * What the shop says, in the visitor's locale: views of entries, kept for S-402's times. Null: there is no such page.
 * Throws UpstreamFailed when Contentful is out and nothing older is kept. Kit pages are asked by anchor.
 */
export type Content = KitViews & {
  shell(locale: Locale): Promise<ShellContent>
  product(locale: Locale, handle: string): Promise<ProductContent | null>
  contentPage(locale: Locale, slug: string): Promise<ContentPage | null>
  cart(locale: Locale): Promise<CartContent>
  /** of the products with these handles; one that no editor wrote about is left out */
  cartTranslations(locale: Locale, handles: readonly string[]): Promise<CartTranslations>
  childInfo(locale: Locale): Promise<ChildInfoContent>
  subscriptionStep(locale: Locale, slug: SubscriptionStepSlug): Promise<SubscriptionStep>
  /** the words of a page of the account; who may see the page is its route's business */
  accountPage(locale: Locale, slug: AccountPageSlug): Promise<AccountPage>
  errors(locale: Locale): Promise<ErrorContent[]>
  notFound(locale: Locale): Promise<NotFoundContent>
  /** an unknown list is empty */
  keyValueList(locale: Locale, id: string): Promise<KeyValues>
}

type ContentOptions = {
  client: ContentfulClient
  cached: Cached
  /** told of entries that are left out: unknown menu types, blocks that no screen draws (S-051) */
  onSkip: (skipped: Skipped) => void
}

/**
 * Reads Contentful's Delivery API and maps entries to views.
 * @see https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/entries
 */
export function createContent({ client, cached, onSkip }: ContentOptions): Content {
  const reader: Reader = {
    find: createFind(client),
    keep: createKeep(cached),
    contextOf: (locale) => ({ locale, skip: onSkip }),
  }
  const keyValueList = keyValueListsFrom(reader)
  return {
    keyValueList,
    ...kitViews(reader, keyValueList),
    ...singlePages(reader, keyValueList),
    ...productViews(reader),
  }
}

function keyValueListsFrom({ find, keep }: Reader): Content['keyValueList'] {
  return async (locale, id) => {
    const load = async () => keyValueListsOf(await find(locale, { content_type: 'keyValueList' }))
    return (await keep({ name: 'key-value-lists', locale, load }))[id] ?? {}
  }
}

type Pages = Omit<Content, keyof KitViews | 'keyValueList' | 'product' | 'cartTranslations'>

function singlePages(reader: Reader, labels: Content['keyValueList']): Pages {
  const { find, keep, contextOf } = reader
  return {
    shell: (locale) =>
      keep({
        name: 'shell',
        locale,
        load: async () => {
          const shell = await theOne(reader, locale, { type: 'shell', include: 4 })
          return shellOf(shell, await labels(locale, 'shell'), contextOf(locale))
        },
      }),
    childInfo: (locale) =>
      keep({
        name: 'child-info',
        locale,
        load: async () => childInfoOf(await theOne(reader, locale, { type: 'childInfoPage' })),
      }),
    subscriptionStep: (locale, slug) => loadSubscriptionStep({ reader, locale, slug }),
    accountPage: (locale, slug) => loadAccountPage({ reader, locale, slug }),
    cart: (locale) =>
      keep({
        name: 'cart',
        locale,
        load: async () => cartContentOf(await theOne(reader, locale, { type: 'cartPage' }), contextOf(locale)),
      }),
    notFound: (locale) => keep({ name: 'not-found', locale, load: () => loadNotFound(reader, locale) }),
    errors: (locale) =>
      keep({
        name: 'errors',
        locale,
        load: async () =>
          errorsOf(await find(locale, { content_type: 'errorDirective', include: 2 }), contextOf(locale)),
      }),
    contentPage: (locale, slug) =>
      keep({ name: `page:${slug}`, locale, load: () => loadContentPage({ reader, locale, slug, labels }) }),
  }
}

type StepQuestion = { reader: Reader; locale: Locale; slug: SubscriptionStepSlug }

const loadSubscriptionStep = ({ reader, locale, slug }: StepQuestion) =>
  reader.keep({
    name: `subscription:${slug}`,
    locale,
    load: async () =>
      subscriptionStepOf(await theOne(reader, locale, { type: 'subscriptionStep', where: { 'fields.slug': slug } })),
  })

type AccountQuestion = { reader: Reader; locale: Locale; slug: AccountPageSlug }

const loadAccountPage = ({ reader, locale, slug }: AccountQuestion) =>
  reader.keep({
    name: `account:${slug}`,
    locale,
    load: async () => {
      const page = await theOne(reader, locale, { type: 'accountPage', where: { 'fields.slug': slug } })
      return accountPageOf(page, reader.contextOf(locale))
    },
  })

type PageQuestion = { reader: Reader; locale: Locale; slug: string; labels: Content['keyValueList'] }

async function loadContentPage({ reader, locale, slug, labels }: PageQuestion): Promise<ContentPage | null> {
  const page = await firstOf(reader, locale, { type: 'page', where: { 'fields.slug': slug } })
  if (!page) return null
  const { home = 'Home' } = await labels(locale, 'shell')
  return contentPageOf(page, { context: reader.contextOf(locale), home })
}

async function loadNotFound(reader: Reader, locale: Locale): Promise<NotFoundContent> {
  const entry = await theOne(reader, locale, { type: 'emptyDirective', where: { 'sys.id': 'not-found-state' } })
  return emptyStateFrom(entry.fields, reader.contextOf(locale))
}

function productViews(reader: Reader): Pick<Content, 'product' | 'cartTranslations'> {
  const { keep, contextOf } = reader
  return {
    product: (locale, handle) =>
      keep({
        name: `product:${handle}`,
        locale,
        seconds: FRESH.product,
        load: async () => {
          const entry = await firstOf(reader, locale, { type: 'product', where: { 'fields.shopifyProduct': handle } })
          return entry && productOf(entry, contextOf(locale))
        },
      }),
    async cartTranslations(locale, handles) {
      const seconds = FRESH.cartTranslations
      const load = () => loadCartTranslations(reader, locale)
      const { products, pdpUrls } = await keep({ name: 'cart-translations', locale, seconds, load })
      const isAsked = ({ id }: { id: string }) => handles.includes(id)
      return { products: products.filter(isAsked), pdpUrls: pdpUrls.filter(isAsked) }
    },
  }
}

async function loadCartTranslations({ find, contextOf }: Reader, locale: Locale): Promise<CartTranslations> {
  const shown = selecting(['shopifyProduct', 'title', 'ageRange', 'cartTranslations', 'hidden'])
  const [products, pages] = await Promise.all([
    find(locale, { content_type: 'product', select: shown }),
    find(locale, { content_type: 'productPage', select: selecting(['slug']) }),
  ])
  return cartTranslationsOf({ products, pages }, contextOf(locale))
}
