import { afterAll, beforeAll, expect, test } from 'vitest'
import { localeOf } from '~/services/domain/locale'
import { UpstreamFailed } from '~/services/platform/http/upstream-failed'
import { createPublishing } from '~/services/upstreams/contentful/embedded/publishing'
import { openContent } from '../support/content'

/*
 * An answer that is not in Contentful's form, whatever its status, is an outage: never "there is no such page", and
 * never kept.
 */

const en = localeOf('en', 'eu')
const KIT = 'kit-the-babbler'
const json = (body: unknown, status = 200) => Response.json(body, { status })
const list = (fields: object) => ({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 1, items: [], ...fields })
const kitOf = (sys: object) => ({
  sys: { id: '1', type: 'Entry', contentType: { sys: { id: 'kit' } }, ...sys },
  fields: {},
})

let shop: Awaited<ReturnType<typeof openContent>>
beforeAll(async () => {
  shop = await openContent()
})
afterAll(() => shop.close())

const NOT_CONTENTFUL: [string, () => Response][] = [
  ['{}', () => json({})],
  ['null', () => json(null)],
  ['a text', () => json('kits')],
  ['[]', () => json([])],
  ['items: null', () => json({ items: null })],
  ['a list without a total', () => json({ sys: { type: 'Array' }, items: [] })],
  ['a list of another kind', () => json(list({ sys: { type: 'Space' }, total: 0 }))],
  ['an empty page of a list that is not empty', () => json(list({}))],
  ['an entry without sys', () => json(list({ items: [{}] }))],
  ['an asset in a list of entries', () => json(list({ items: [kitOf({ type: 'Asset' })] }))],
  ['an entry of another type', () => json(list({ items: [kitOf({})] }))],
  ['linked entries that are none', () => json(list({ total: 0, includes: { Entry: [null] } }))],
  ['half an answer', () => new Response('{"sys":{"type":"Array"},"total":0,"items"')],
  ['an empty answer', () => new Response('')],
  ['a page', () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } })],
  ['a page of somebody else with 404', () => new Response('<h1>404</h1>', { status: 404 })],
  ['a 404 that is not Contentful’s', () => json({ error: 'no route' }, 404)],
]

test.each(NOT_CONTENTFUL)('%s is an outage, and the page is there with the next good answer', async (_, answer) => {
  const kept = shop.anew()
  kept.spoil(answer)
  await expect(kept.content.kitPage(en, KIT)).rejects.toBeInstanceOf(UpstreamFailed)
  await expect(kept.content.product(en, KIT)).rejects.toMatchObject({ outage: { kind: 'invalid' } })
  kept.spoil(null)
  expect(await kept.content.kitPage(en, KIT)).toMatchObject({ anchor: KIT })
})

test.each(NOT_CONTENTFUL)('%s leaves the good copy of a page where it is', async (_, answer) => {
  const kept = shop.anew()
  const good = await kept.content.product(en, KIT)
  kept.spoil(answer)
  kept.pass(14_401)
  expect(await kept.content.product(en, KIT)).toEqual(good)
  // the question went out meanwhile, and its answer was refused
  await new Promise((refused) => setTimeout(refused, 20))
  expect(await kept.content.product(en, KIT)).toEqual(good)
})

test('what is published a moment after somebody asked for it is there within a minute', async () => {
  const kept = shop.anew()
  const publishing = createPublishing(shop)
  const { items } = await shop.delivery.getEntries({ content_type: 'page', 'fields.slug': 'about' })
  const about = { kind: 'Entry', id: items[0]?.sys.id ?? 'none' } as const
  await publishing.unpublish(about)
  shop.wait()
  expect(await kept.content.contentPage(en, 'about')).toBeNull()
  const asked = kept.requests()
  expect(await kept.content.contentPage(en, 'about')).toBeNull()
  expect(kept.requests()).toBe(asked)
  expect(await publishing.publish(about)).toMatchObject({ ok: true })
  shop.wait()
  kept.pass(60)
  // asked for once in the meantime: an old absence is not repeated even once
  expect(await kept.content.contentPage(en, 'about')).toMatchObject({ slug: 'about' })
})
