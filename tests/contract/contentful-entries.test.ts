import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { link } from '../support/content-fixture'
import { openContentful, TOKENS } from '../support/contentful'

let contentful: Awaited<ReturnType<typeof openContentful>>
beforeAll(async () => {
  contentful = await openContentful()
})
afterAll(() => contentful.close())

const at = async (path: string) => (await contentful.get(path)).json()

describe('links of an entry', () => {
  test('one level is included unless more is asked, and nothing twice', async () => {
    const body = await at('entries?sys.id=home')
    expect(body.includes.Entry.map(({ sys }: { sys: { id: string } }) => sys.id)).toEqual(['card-one'])
    expect(body.includes.Asset.map(({ sys }: { sys: { id: string } }) => sys.id)).toEqual(['hero'])
    expect((await at('entries?sys.id=home&include=0')).includes).toBeUndefined()
    const deep = await at('entries?sys.id=about&include=10')
    expect(deep.includes.Entry.map(({ sys }: { sys: { id: string } }) => sys.id)).toEqual(['home', 'card-one'])
  })

  test('a link that leads nowhere is listed in errors', async () => {
    expect((await at('entries?sys.id=home')).errors).toEqual([
      { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'not-there' } },
    ])
  })

  test('the client resolves circles and can leave dead links out', async () => {
    const home = await contentful.delivery.withoutUnresolvableLinks.getEntry('home', { include: 10 })
    expect(home.fields.blocks).toHaveLength(1)
    expect(home).toHaveProperty('fields.blocks[0].fields.page.fields.slug', 'home')
  })
})

describe('fields by locale', () => {
  const title = async (locale?: string) => (await at(`entries/home${locale ? `?locale=${locale}` : ''}`)).fields.title

  test('a missing value comes from the fallback locale, along the whole chain', async () => {
    expect(await title()).toBe('Home')
    expect(await title('nl')).toBe('Home')
    expect(await title('de')).toBe('Startseite')
    expect(await title('de-AT')).toBe('Startseite')
  })

  test('without a fallback the field is absent; a field that is not localised is there in every locale', async () => {
    const { fields, sys } = await at('entries/home?locale=fr')
    expect(fields).not.toHaveProperty('title')
    expect(fields.slug).toBe('home')
    expect(sys.locale).toBe('fr')
  })

  test('locale=* answers all of them', async () => {
    const home = await contentful.delivery.withAllLocales.getEntry('home')
    expect(home.fields.title).toEqual({ 'en-GB': 'Home', de: 'Startseite' })
    expect(home.sys).not.toHaveProperty('locale')
    const found = await contentful.delivery.withAllLocales.getEntries({ content_type: 'page', 'fields.title': 'Home' })
    expect(found.total).toBe(1)
  })

  test('an unknown locale is a BadRequest', async () => {
    const response = await contentful.get("entries?locale=en'%20OR%201=1--")
    expect(response.status).toBe(400)
    expect((await response.json()).sys.id).toBe('BadRequest')
  })
})

describe('an entry as a whole', () => {
  test('carries the sys, metadata and fields of the Delivery API and no omitted field', async () => {
    expect(await at('entries/home')).toMatchObject({
      sys: {
        space: { sys: { type: 'Link', linkType: 'Space', id: 'playchart' } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        contentType: link('ContentType', 'page'),
        id: 'home',
        type: 'Entry',
        createdAt: '2026-01-03T00:00:00.000Z',
        updatedAt: '2026-02-03T00:00:00.000Z',
        publishedVersion: 4,
        revision: 2,
        locale: 'en-GB',
      },
      metadata: { tags: [link('Tag', 'spring')] },
      fields: { title: 'Home', hero: link('Asset', 'hero') },
    })
    expect((await at('entries/home')).fields).not.toHaveProperty('internalNote')
  })

  test('a picture lives at the image endpoint with its version, other files stay where they are', async () => {
    const hero = await contentful.delivery.getAsset('hero')
    expect(hero.fields.file?.url).toBe('//localhost:3000/upstream/media/kit-01-open?v=3fa9c1d2')
    const leaflet = await contentful.delivery.getAsset('leaflet')
    expect(leaflet.fields.file?.url).toBe('//images.ctfassets.net/playchart/leaflet/3fa9c1d2/leaflet.pdf')
  })
})

describe('the rest of the API', () => {
  test('space, locales, content types and tags', async () => {
    const { delivery } = contentful
    expect(await delivery.getSpace()).toMatchObject({ sys: { type: 'Space', id: 'playchart' } })
    expect((await delivery.getLocales()).items.map(({ code }) => code)).toEqual(['en-GB', 'nl', 'de', 'de-AT', 'fr'])
    expect((await delivery.getContentTypes()).total).toBe(2)
    expect((await delivery.getContentType('page')).displayField).toBe('title')
    expect((await delivery.getTags()).items).toHaveLength(1)
    expect(await delivery.getTag('spring')).toMatchObject({ name: 'Spring' })
  })

  test('content types come in pages, in the order that is asked for', async () => {
    const idsOf = async (query: string) => {
      const { items, ...page } = await at(`content_types${query}`)
      return [items.map(({ sys }: { sys: { id: string } }) => sys.id), page]
    }
    const page = (paging: object) => ({ sys: { type: 'Array' }, total: 2, skip: 0, limit: 100, ...paging })
    expect(await idsOf('')).toEqual([['card', 'page'], page({})])
    expect(await idsOf('?limit=1')).toEqual([['card'], page({ limit: 1 })])
    expect(await idsOf('?limit=1&skip=1')).toEqual([['page'], page({ limit: 1, skip: 1 })])
    expect(await idsOf('?skip=2')).toEqual([[], page({ skip: 2 })])
    expect(await idsOf('?order=-sys.id&limit=1')).toEqual([['page'], page({ limit: 1 })])
    for (const query of ['?limit=1001', '?skip=-1', '?order=colour'])
      expect((await contentful.get(`content_types${query}`)).status).toBe(400)
  })

  test.each([
    'entries/nothing',
    'assets/nothing',
    'content_types/nothing',
    'tags/nothing',
    'nothing',
    'entries/a%2f..%2fb',
    '..%2f..%2fentries',
  ])('%s → 404 NotFound', async (path) => {
    const response = await contentful.get(path)
    expect(response.status).toBe(404)
    expect((await response.json()).sys).toEqual({ type: 'Error', id: 'NotFound' })
  })

  test('a foreign space or environment is not found', async () => {
    const headers = { authorization: `Bearer ${TOKENS.delivery}` }
    for (const path of ['spaces/other/entries', 'spaces/playchart/environments/staging/entries']) {
      const response = await contentful.handler(new Request(`http://contentful.embedded/${path}`, { headers }))
      expect(response.status).toBe(404)
    }
  })

  test.each(['', 'Bearer', 'Bearer wrong', `Basic ${TOKENS.delivery}`])(
    'authorization "%s" → 401',
    async (authorization) => {
      const response = await contentful.get('entries', { authorization })
      expect(response.status).toBe(401)
      expect((await response.json()).sys.id).toBe('AccessTokenInvalid')
    },
  )

  test('each host takes its own token only', async () => {
    const ask = (host: string, token: string) =>
      contentful.handler(
        new Request(`http://${host}.contentful.embedded/spaces/playchart/entries?access_token=${token}`),
      )
    expect((await ask('cdn', TOKENS.delivery)).status).toBe(200)
    expect((await ask('cdn', TOKENS.preview)).status).toBe(401)
    expect((await ask('preview', TOKENS.preview)).status).toBe(200)
    expect((await ask('preview', TOKENS.delivery)).status).toBe(401)
  })

  test('nothing is written here', async () => {
    const response = await contentful.handler(
      new Request('http://contentful.embedded/spaces/playchart/entries', { method: 'POST' }),
    )
    expect(response.status).toBe(405)
  })

  test('the same body again is 304', async () => {
    const first = await contentful.get('entries?content_type=page')
    const etag = first.headers.get('etag') ?? ''
    const second = await contentful.get('entries?content_type=page', { 'if-none-match': etag })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    const other = await contentful.get('entries?content_type=card', { 'if-none-match': etag })
    expect(other.status).toBe(200)
  })
})
