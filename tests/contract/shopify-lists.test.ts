import { describe, expect, test } from 'vitest'
import { onChange, type Source } from '~/services/platform/database/changes'
import { shopifyNumber } from '~/services/upstreams/shopify/embedded/ids'
import { changeProduct, recordSales, setStock, stockOf } from '~/services/upstreams/shopify/embedded/stock'
import { Any, openShop } from '../support/shopify-shop'

const shop = openShop()

const handles = async (given: string): Promise<string[]> => {
  const { products } = await shop.ask(Any, `{ products(${given}) { nodes { handle } } }`)
  return products.nodes.map(({ handle }: { handle: string }) => handle)
}

describe('lists of products', () => {
  test('are sorted by each key and reversed', async () => {
    expect(await handles('first: 2, sortKey: TITLE')).toEqual(['abacus', 'ball'])
    expect(await handles('first: 2, sortKey: PRICE')).toEqual(['ball', 'abacus'])
    expect(await handles('first: 1, sortKey: PRICE, reverse: true')).toEqual(['play-plan'])
    expect(await handles('first: 1, sortKey: CREATED_AT, reverse: true')).toEqual(['soft-doll'])
    expect(await handles('first: 1, sortKey: PRODUCT_TYPE')).toEqual(['course'])
    for (const key of ['ID', 'VENDOR', 'RELEVANCE', 'UPDATED_AT'])
      expect(await handles(`first: 9, sortKey: ${key}`)).toHaveLength(7)
  })

  test('UPDATED_AT and BEST_SELLING move with changes and sales', async () => {
    shop.clock.time += 60_000
    const change = { db: shop.db(), clock: shop.clock, handle: 'abacus' }
    const told: Source[] = []
    const forget = onChange((source) => told.push(source))
    await changeProduct({ ...change, change: (document) => ({ ...document, tags: ['counting'] }) })
    forget()
    expect(told).toEqual(['catalogue'])
    await recordSales(shop.db(), [{ variant: shopifyNumber('ProductVariant', 'BALL'), quantity: 2 }])
    expect(await handles('first: 1, sortKey: UPDATED_AT, reverse: true')).toEqual(['abacus'])
    expect(await handles('first: 1, query: "tag:counting"')).toEqual(['abacus'])
    expect(await handles('first: 1, sortKey: BEST_SELLING')).toEqual(['ball'])
    expect((await stockOf(shop.db(), 'BALL'))?.stock).toBe(1)
    await setStock(shop.db(), 'BALL', 3)
  })

  test('understand Shopify’s search syntax', async () => {
    const found = (query: string) => handles(`first: 9, sortKey: TITLE, query: ${JSON.stringify(query)}`)
    expect(await found('tag:soft')).toEqual(['ball', 'soft-doll'])
    expect(await found("product_type:'Course Pack'")).toEqual(['course'])
    expect(await found('product_type:Toys AND NOT tag:soft')).toEqual(['abacus', 'blocks'])
    expect(await found('title:ball OR title:blocks')).toEqual(['ball', 'blocks'])
    expect(await found('(tag:soft OR handle:course) -product_type:Toys')).toEqual(['course', 'soft-doll'])
    expect(await found('variants.price:>=50')).toEqual(['course', 'gift-card', 'play-plan'])
    expect(await found('variants.price:<12')).toEqual(['ball'])
    expect(await found('available_for_sale:false')).toEqual(['blocks'])
    expect(await found('vendor:playchart tag:best*')).toEqual(['soft-doll'])
    expect(await found(`id:${shopifyNumber('Product', 'ball')}`)).toEqual(['ball'])
    expect(await found('"soft doll"')).toEqual(['soft-doll'])
    expect(await found('created_at:>2026-02-15')).toEqual(['soft-doll'])
    expect(await found('nothing-like-it')).toEqual([])
    expect(await found(')(( OR -')).toBeInstanceOf(Array)
  })

  test('are walked by cursors forwards and backwards', async () => {
    const page = async (given: string) => {
      const { products } = await shop.ask(
        Any,
        `{ products(sortKey: TITLE, ${given}) { edges { cursor node { handle } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      )
      return {
        ...products.pageInfo,
        handles: products.edges.map((edge: { node: { handle: string } }) => edge.node.handle),
      }
    }
    const first = await page('first: 3')
    expect(first).toMatchObject({ handles: ['abacus', 'ball', 'blocks'], hasNextPage: true, hasPreviousPage: false })
    const second = await page(`first: 3, after: "${first.endCursor}"`)
    expect(second).toMatchObject({ handles: ['course', 'gift-card', 'play-plan'], hasPreviousPage: true })
    const back = await page(`last: 2, before: "${second.startCursor}"`)
    expect(back).toMatchObject({ handles: ['ball', 'blocks'], hasNextPage: true, hasPreviousPage: true })
    expect((await page('last: 1')).handles).toEqual(['soft-doll'])
    const { errors } = await shop.request('{ products(first: 1, after: "junk") { nodes { id } } }')
    expect(errors?.graphQLErrors?.[0]?.message).toContain('Invalid cursor')
  })
})
