import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openContentful } from '../support/contentful'

let contentful: Awaited<ReturnType<typeof openContentful>>
beforeAll(async () => {
  contentful = await openContentful()
})
afterAll(() => contentful.close())

const ids = async (query: Record<string, string | number | boolean>) =>
  (await contentful.delivery.getEntries(query)).items.map(({ sys }) => sys.id)
const pages = (query: Record<string, string | number | boolean>) =>
  ids({ content_type: 'page', order: 'sys.id', ...query })

describe('Contentful operators narrow a collection', () => {
  test.each([
    [{ 'fields.slug': 'home' }, ['home']],
    [{ 'fields.slug[ne]': 'home' }, ['about', 'shop']],
    [{ 'fields.slug[in]': 'home,about' }, ['about', 'home']],
    [{ 'fields.slug[nin]': 'home,about' }, ['shop']],
    [{ 'fields.keywords': 'wood' }, ['about', 'home']],
    [{ 'fields.keywords[all]': 'wood,baby' }, ['home']],
    [{ 'fields.keywords[exists]': false }, ['shop']],
    [{ 'fields.keywords[exists]': true }, ['about', 'home']],
    [{ 'fields.intro[match]': 'cafe curi' }, ['home']],
    [{ 'fields.intro[match]': 'orning' }, []],
    [{ 'fields.position[lt]': 2 }, ['home']],
    [{ 'fields.position[lte]': 2 }, ['about', 'home']],
    [{ 'fields.position[gt]': 2 }, ['shop']],
    [{ 'fields.position[gte]': 2 }, ['about', 'shop']],
    [{ 'fields.startsAt[gte]': '2026-06-01T00:00:00Z' }, ['about']],
    [{ 'fields.startsAt': '2026-06-01T00:00:00+00:00' }, ['about']],
    [{ 'sys.id[in]': 'home,shop' }, ['home', 'shop']],
    [{ 'sys.updatedAt[lt]': '2026-02-03' }, []],
    [{ 'fields.parent.sys.id': 'home' }, ['about']],
    [{ 'fields.parent.sys.contentType.sys.id': 'page', 'fields.parent.fields.slug': 'home' }, ['about']],
    [{ 'fields.parent.sys.contentType.sys.id': 'page', 'fields.parent.fields.slug': 'shop' }, []],
    [{ 'metadata.tags.sys.id[in]': 'spring,autumn' }, ['home']],
    [{ query: 'about' }, ['about']],
    [{ links_to_asset: 'hero' }, ['home']],
    [{ links_to_entry: 'card-one' }, ['home']],
  ])('%o → %o', async (query, expected) => {
    expect(await pages(query)).toEqual(expected)
  })

  test('the text of a rich text field is searched, its node names are not', async () => {
    expect(await ids({ content_type: 'card', query: 'rattle' })).toEqual(['card-one'])
    expect(await ids({ content_type: 'card', query: 'paragraph' })).toEqual([])
  })

  test('assets are found by their media group', async () => {
    const { items } = await contentful.delivery.getAssets({ mimetype_group: 'image' })
    expect(items.map(({ sys }) => sys.id)).toEqual(['hero'])
  })
})

describe('Contentful orders, pages and selects', () => {
  test('numbers order as numbers, both ways, and several terms count in turn', async () => {
    expect(await pages({ order: 'fields.position' })).toEqual(['home', 'about', 'shop'])
    expect(await pages({ order: '-fields.position' })).toEqual(['shop', 'about', 'home'])
    expect(await pages({ order: 'sys.createdAt,-sys.id' })).toEqual(['shop', 'home', 'about'])
  })

  test('an entry without the value comes last', async () => {
    expect(await pages({ order: 'fields.startsAt' })).toEqual(['home', 'about', 'shop'])
  })

  test('skip and limit cut a page, total counts all', async () => {
    const page = await contentful.delivery.getEntries({ content_type: 'page', order: ['sys.id'], skip: 1, limit: 1 })
    expect(page.items.map(({ sys }) => sys.id)).toEqual(['home'])
    expect(page).toMatchObject({ total: 3, skip: 1, limit: 1 })
    expect((await contentful.delivery.getEntries({ limit: 0 })).items).toEqual([])
  })

  test('select keeps what it names; the client adds sys.id and sys.type', async () => {
    const { items } = await contentful.delivery.getEntries({
      content_type: 'page',
      'sys.id': 'home',
      select: ['fields.title'],
    })
    expect(items[0]?.fields).toEqual({ title: 'Home' })
    expect(items[0]?.sys).toEqual({ id: 'home', type: 'Entry' })
    expect(items[0]).not.toHaveProperty('metadata')
  })

  test('without sys selected, the wire carries none', async () => {
    const body = await (await contentful.get('entries?content_type=page&sys.id=home&select=fields.slug')).json()
    expect(body.items).toEqual([{ fields: { slug: 'home' } }])
    expect(body.includes).toBeUndefined()
  })
})

describe('Contentful refuses what it cannot answer with 400 InvalidQuery', () => {
  test.each([
    ['entries?content_type=nothing', 'unknownContentType'],
    ['entries?fields.slug=home', 'contentTypeRequired'],
    ['entries?select=fields.slug', 'contentTypeRequired'],
    ['entries?content_type=page&fields.nothing=1', 'unknown'],
    ['entries?content_type=page&fields.slug[nearly]=1', 'unknownOperator'],
    ['entries?content_type=page&fields.slug[constructor]=1', 'unknownOperator'],
    ['entries?content_type=page&fields.slug[near]=1,2', 'unsupportedOperator'],
    ['entries?content_type=page&fields.slug[within]=1,2,3', 'unsupportedOperator'],
    ['entries?content_type=page&order=fields.intro', 'invalidOrder'],
    ['entries?content_type=page&select=fields.hero.sys', 'select'],
    ['entries?limit=1001', 'limit'],
    ['entries?skip=-1', 'skip'],
    ['entries?include=11', 'include'],
    ['entries?sys.id=home&sys.id=about', 'duplicate'],
    ["entries?whatever=en'%20OR%201=1--", 'unknown'],
  ])('%s', async (path, name) => {
    const response = await contentful.get(path)
    const body = await response.json()
    expect(response.status).toBe(400)
    expect(body.sys).toEqual({ type: 'Error', id: 'InvalidQuery' })
    expect(body.details.errors.map((issue: { name: string }) => issue.name)).toContain(name)
    expect(body.requestId).toBe(response.headers.get('x-contentful-request-id'))
  })
})
