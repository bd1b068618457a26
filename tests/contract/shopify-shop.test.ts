import { describe, expect, test } from 'vitest'
import { setStock } from '~/services/upstreams/shopify/embedded/stock'
import { Any, ORIGIN, openShop } from '../support/shopify-shop'

const shop = openShop()
const ask = (query: string, variables = {}) => shop.ask(Any, query, variables)

describe('the shop', () => {
  test('stands on its own origin, sells where it sells and says in what money', async () => {
    const { shop: own } = await ask(
      '{ shop { name description primaryDomain { url host } shipsToCountries paymentSettings { currencyCode enabledPresentmentCurrencies } privacyPolicy { title url body } termsOfService { id } } }',
    )
    expect(own).toEqual({
      name: 'Playchart',
      description: 'Play',
      primaryDomain: { url: ORIGIN, host: 'play.test' },
      shipsToCountries: ['US', 'GB', 'AU', 'NL', 'DE', 'FR', 'ES', 'BE', 'AT', 'IE'],
      paymentSettings: { currencyCode: 'USD', enabledPresentmentCurrencies: ['USD', 'GBP', 'AUD', 'EUR'] },
      privacyPolicy: { title: 'Privacy', url: `${ORIGIN}/policies/privacy-policy`, body: '<p>Little is kept.</p>' },
      termsOfService: null,
    })
  })

  test('names countries and languages in the language of the question', async () => {
    const { localization } = await ask(
      'query @inContext(country: BE, language: NL) { localization { country { isoCode name currency { isoCode symbol } defaultLanguage { isoCode } } language { isoCode endonymName } availableCountries { isoCode } availableLanguages { isoCode } } }',
    )
    expect(localization).toMatchObject({
      country: {
        isoCode: 'BE',
        name: 'België',
        currency: { isoCode: 'EUR', symbol: '€' },
        defaultLanguage: { isoCode: 'NL' },
      },
      language: { isoCode: 'NL', endonymName: 'Nederlands' },
    })
    expect(localization.availableCountries).toHaveLength(10)
    expect(localization.availableLanguages.map(({ isoCode }: { isoCode: string }) => isoCode)).toEqual([
      'EN',
      'NL',
      'FR',
      'DE',
      'ES',
    ])
  })

  test('menu items are absolute on the shop’s domain and know their target', async () => {
    const { menu } = await ask(
      'query @inContext(language: DE) { menu(handle: "main-menu") { itemsCount items { title url type resource { ... on Collection { handle } ... on Product { handle } ... on Page { handle } } } } none: menu(handle: "none") { id } }',
    )
    expect(menu.items).toEqual([
      { title: 'Home', url: ORIGIN, type: 'FRONTPAGE', resource: null },
      {
        title: 'Spielzeug',
        url: `${ORIGIN}/collections/all-toys`,
        type: 'COLLECTION',
        resource: { handle: 'all-toys' },
      },
      { title: 'Doll', url: `${ORIGIN}/products/soft-doll`, type: 'PRODUCT', resource: { handle: 'soft-doll' } },
      { title: 'About', url: `${ORIGIN}/pages/about`, type: 'PAGE', resource: { handle: 'about' } },
      { title: 'Elsewhere', url: `${ORIGIN}/gift`, type: 'HTTP', resource: null },
    ])
  })

  test('a 404 page finds its redirect', async () => {
    const redirects = (query: string) =>
      ask('query ($query: String) { urlRedirects(first: 1, query: $query) { nodes { path target } } }', { query })
    expect((await redirects('path:/old-doll')).urlRedirects.nodes).toEqual([
      { path: '/old-doll', target: '/products/soft-doll' },
    ])
    expect((await redirects('path:/nothing?x=1')).urlRedirects.nodes).toEqual([])
  })

  test('the sitemap counts pages of every type', async () => {
    const counts: Record<string, number> = {}
    for (const type of ['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE', 'BLOG', 'METAOBJECT']) {
      const { sitemap } = await ask(
        `{ sitemap(type: ${type}) { pagesCount { count } resources(page: 1) { hasNextPage items { handle updatedAt } } } }`,
      )
      counts[type] = sitemap.pagesCount.count
      if (type === 'PAGE') expect(sitemap.resources.items).toMatchObject([{ handle: 'about' }])
    }
    expect(counts).toEqual({ PRODUCT: 1, COLLECTION: 1, PAGE: 1, ARTICLE: 0, BLOG: 0, METAOBJECT: 0 })
  })
})

describe('a collection', () => {
  const handles = (nodes: { handle: string }[]) => nodes.map(({ handle }) => handle)
  const listed = async (given: string, handle = 'all-toys') => {
    const { collection } = await ask(
      `{ collection(handle: "${handle}") { products(first: 9, ${given}) { nodes { handle } } } }`,
    )
    return handles(collection.products.nodes)
  }

  test('shows its products in its own order or in the one that is asked for', async () => {
    expect(await listed('')).toEqual(['soft-doll', 'ball', 'blocks', 'abacus'])
    expect(await listed('sortKey: TITLE')).toEqual(['abacus', 'ball', 'blocks', 'soft-doll'])
    expect(await listed('sortKey: PRICE, reverse: true')).toEqual(['blocks', 'soft-doll', 'abacus', 'ball'])
    expect(await listed('sortKey: CREATED, reverse: true')).toEqual(['soft-doll', 'abacus', 'blocks', 'ball'])
  })

  test('filters: one group gives alternatives, groups narrow each other on one and the same variant', async () => {
    expect(await listed('filters: [{ available: false }]')).toEqual(['soft-doll', 'blocks'])
    expect(await listed('filters: [{ tag: "soft" }, { price: { max: 15 } }]')).toEqual(['ball'])
    expect(await listed('filters: [{ productType: "Dolls" }, { productType: "Toys" }, { available: true }]')).toEqual([
      'soft-doll',
      'ball',
      'abacus',
    ])
    const red = '{ variantOption: { name: "Colour", value: "Red" } }'
    expect(await listed(`filters: [${red}, { variantOption: { name: "Size", value: "S" } }]`)).toEqual(['soft-doll'])
    expect(await listed(`filters: [${red}, { variantOption: { name: "Size", value: "L" } }]`)).toEqual([])
    expect(
      await listed('filters: [{ productMetafield: { namespace: "custom", key: "min_months", value: "6" } }]'),
    ).toEqual(['soft-doll'])
  })

  test('offers its filters with counts, and what each offers works as an input', async () => {
    const { collection } = await ask(
      '{ collection(handle: "all-toys") { products(first: 1) { filters { id type values { label count input } } } } }',
    )
    const facets: { id: string; values: { label: string; count: number; input: string }[] }[] =
      collection.products.filters
    expect(facets.map(({ id }) => id)).toEqual([
      'filter.v.availability',
      'filter.v.price',
      'filter.p.product_type',
      'filter.p.tag',
      'filter.v.option.colour',
      'filter.v.option.size',
    ])
    for (const { label, count, input } of facets.flatMap(({ values }) => values)) {
      const answer = await ask(
        'query ($filter: ProductFilter!) { collection(handle: "all-toys") { products(first: 9, filters: [$filter]) { nodes { id } } } }',
        {
          filter: JSON.parse(input),
        },
      )
      expect({ label, count: answer.collection.products.nodes.length }).toEqual({ label, count })
    }
  })

  test('collections are listed, sorted, searched and paged', async () => {
    const { all, some } = await ask(
      '{ all: collections(first: 9, sortKey: TITLE, reverse: true) { totalCount nodes { handle title } } some: collections(last: 1, query: "plans") { nodes { handle image { url } } } }',
    )
    expect(handles(all.nodes)).toEqual(['plans', 'all-toys'])
    expect(some.nodes).toEqual([{ handle: 'plans', image: { url: `${ORIGIN}/upstream/media/ball-1` } }])
  })
})

describe('searching', () => {
  const found = async (query: string, rest = '') => {
    const { search } = await ask(
      `query ($query: String!) { search(query: $query, first: 9 ${rest}) { totalCount nodes { __typename ... on Product { handle } ... on Page { handle } } } }`,
      { query },
    )
    return search.nodes.map(({ handle }: { handle: string }) => handle)
  }

  test('ranks titles before labels before text, and finds pages too', async () => {
    expect(await found('doll')).toEqual(['soft-doll'])
    expect((await found('soft'))[0]).toBe('soft-doll')
    expect(await found('kits')).toEqual(['about'])
    expect(await found('kits', ', types: [PRODUCT]')).toEqual([])
  })

  test('matches beginnings only when asked to', async () => {
    expect(await found('bloc')).toEqual([])
    expect(await found('bloc', ', prefix: LAST')).toEqual(['blocks'])
  })

  test('puts the sold out last, hides or shows it', async () => {
    expect(await found('toys', ', types: [PRODUCT]')).toEqual(['ball', 'abacus', 'blocks'])
    expect(await found('toys', ', types: [PRODUCT], unavailableProducts: HIDE')).toEqual(['ball', 'abacus'])
    await setStock(shop.db(), 'BLOCKS', 1)
    expect(await found('toys', ', types: [PRODUCT], sortKey: PRICE, reverse: true')).toEqual([
      'blocks',
      'abacus',
      'ball',
    ])
    await setStock(shop.db(), 'BLOCKS', 0)
  })

  test('speaks the asked language', async () => {
    const { products } = await ask(
      'query @inContext(language: DE) { products(first: 9, query: "klotze") { nodes { title } } }',
    )
    expect(products.nodes).toEqual([{ title: 'Klötze' }])
  })

  test('suggests products, collections, pages and words while someone types', async () => {
    const { predictiveSearch } = await ask(
      '{ predictiveSearch(query: "pla", limit: 3, limitScope: EACH) { products { handle } collections { handle } pages { handle } queries { text styledText } articles { id } } }',
    )
    expect(predictiveSearch).toEqual({
      products: [{ handle: 'play-plan' }],
      collections: [{ handle: 'plans' }],
      pages: [{ handle: 'about' }],
      queries: [
        { text: 'play', styledText: '<mark>pla</mark><span>y</span>' },
        { text: 'plan', styledText: '<mark>pla</mark><span>n</span>' },
      ],
      articles: [],
    })
    const shared = await ask(
      '{ predictiveSearch(query: "pla", limit: 2) { products { handle } collections { handle } pages { handle } } }',
    )
    expect(shared.predictiveSearch).toEqual({
      products: [{ handle: 'play-plan' }],
      collections: [{ handle: 'plans' }],
      pages: [],
    })
  })

  test('recommends what is near, sold out last, never the product itself', async () => {
    const { productRecommendations } = await ask(
      'query ($handle: String) { productRecommendations(productHandle: $handle) { handle } }',
      { handle: 'ball' },
    )
    expect(productRecommendations).toEqual([{ handle: 'soft-doll' }, { handle: 'abacus' }, { handle: 'blocks' }])
  })
})

test('selling plans stand on the product, on its variants and on a line', async () => {
  const { product } = await ask(
    '{ product(handle: "play-plan") { requiresSellingPlan sellingPlanGroups(first: 1) { nodes { name sellingPlans(first: 5) { nodes { id name recurringDeliveries deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } } } } } } variants(first: 1) { nodes { id sellingPlanAllocations(first: 1) { nodes { priceAdjustments { price { amount } } } } } } } }',
  )
  const [plan] = product.sellingPlanGroups.nodes[0].sellingPlans.nodes
  expect(plan).toMatchObject({
    name: 'Every 2 months',
    recurringDeliveries: true,
    deliveryPolicy: { interval: 'MONTH', intervalCount: 2 },
  })
  const [variant] = product.variants.nodes
  expect(variant.sellingPlanAllocations.nodes[0].priceAdjustments[0].price.amount).toBe('85.0')
  const { cartCreate } = await ask(
    'mutation ($line: CartLineInput!) { cartCreate(input: { lines: [$line] }) { cart { lines(first: 1) { nodes { sellingPlanAllocation { sellingPlan { id } } } } } } }',
    { line: { merchandiseId: variant.id, sellingPlanId: plan.id } },
  )
  expect(cartCreate.cart.lines.nodes[0].sellingPlanAllocation.sellingPlan.id).toBe(plan.id)
})
