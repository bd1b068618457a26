import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPublishing } from '~/services/upstreams/contentful/embedded/publishing'
import { openContentful } from '../support/contentful'

let contentful: Awaited<ReturnType<typeof openContentful>>
let publishing: ReturnType<typeof createPublishing>
beforeEach(async () => {
  contentful = await openContentful()
  publishing = createPublishing(contentful)
})
afterEach(() => contentful.close())

const home = { kind: 'Entry', id: 'home' } as const
const draft = (title: string | null) => ({
  ...home,
  contentType: 'page',
  body: { fields: { title: { 'en-GB': title }, slug: { 'en-GB': 'home' } }, metadata: { tags: [] } },
})
const titleOn = async (api: 'delivery' | 'preview') => {
  contentful.wait()
  return (await contentful[api].getEntry('home')).fields.title
}

describe('an entry has a draft and a published version', () => {
  test('Preview shows the draft at once, Delivery when it is published', async () => {
    await publishing.saveDraft(draft('Welcome'))
    expect(await titleOn('preview')).toBe('Welcome')
    expect(await titleOn('delivery')).toBe('Home')
    await publishing.publish(home)
    expect(await titleOn('delivery')).toBe('Welcome')
  })

  test('publishing counts revision and dates the change', async () => {
    await publishing.saveDraft(draft('Welcome'))
    await publishing.publish(home)
    contentful.wait()
    expect((await contentful.delivery.getEntry('home')).sys).toMatchObject({
      revision: 3,
      publishedVersion: 6,
      createdAt: '2026-01-03T00:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
    })
  })

  test('what was never published is on Preview alone', async () => {
    expect((await contentful.preview.getEntries({ 'sys.id': 'coming' })).total).toBe(1)
    expect((await contentful.delivery.getEntries({ 'sys.id': 'coming' })).total).toBe(0)
  })

  test('unpublished it is gone for visitors and stays a draft; archived it is gone for editors too', async () => {
    expect(await publishing.archive(home)).toEqual({ ok: false, error: { kind: 'published' } })
    await publishing.unpublish(home)
    contentful.wait()
    expect((await contentful.get('entries/home')).status).toBe(404)
    expect((await contentful.preview.getEntry('home')).sys.id).toBe('home')
    await publishing.archive(home)
    contentful.wait()
    expect((await contentful.preview.getEntries({ 'sys.id': 'home' })).total).toBe(0)
    expect(await publishing.publish(home)).toEqual({ ok: false, error: { kind: 'archived' } })
    expect(await publishing.saveDraft(draft('No'))).toEqual({ ok: false, error: { kind: 'archived' } })
    expect(await publishing.unarchive(home)).toMatchObject({ ok: true })
  })

  test('a new entry begins as a draft', async () => {
    const fresh = { ...draft('New'), id: 'new' }
    expect(await publishing.saveDraft(fresh)).toMatchObject({
      ok: true,
      value: { version: 1, published: null },
    })
    expect(await publishing.publish({ kind: 'Entry', id: 'new' })).toMatchObject({ ok: true })
    contentful.wait()
    expect((await contentful.delivery.getEntry('new')).sys.revision).toBe(1)
  })

  test('an older version does not overwrite a newer one, and a required field must have a value', async () => {
    expect(await publishing.saveDraft({ ...draft('Old'), version: 4 })).toEqual({
      ok: false,
      error: { kind: 'version-mismatch', version: 5 },
    })
    await publishing.saveDraft(draft(null))
    expect(await publishing.publish(home)).toEqual({
      ok: false,
      error: { kind: 'incomplete', fields: ['title'] },
    })
    expect(await publishing.publish({ kind: 'Entry', id: 'nobody' })).toEqual({
      ok: false,
      error: { kind: 'not-found' },
    })
  })

  test('a snapshot is trusted for 250 ms, whichever way the clock is moved, but not past a publication', async () => {
    expect(await titleOn('preview')).toBe('Home')
    await publishing.saveDraft(draft('Welcome'))
    expect((await contentful.preview.getEntry('home')).fields.title).toBe('Home')
    contentful.wait(-86_400_000)
    expect((await contentful.preview.getEntry('home')).fields.title).toBe('Welcome')
    expect((await contentful.delivery.getEntry('home')).fields.title).toBe('Home')
    await publishing.publish(home)
    expect((await contentful.delivery.getEntry('home')).fields.title).toBe('Welcome')
  })
})

describe('synchronization', () => {
  const idsOf = (items: { sys: { id: string } }[]) => items.map(({ sys }) => sys.id).toSorted()

  test('brings everything first, page by page, and then only what changed', async () => {
    const first = await contentful.delivery.sync({ initial: true, limit: 2 })
    expect(idsOf(first.entries)).toEqual(['about', 'card-one', 'home', 'shop'])
    expect(idsOf(first.assets)).toEqual(['hero', 'leaflet'])
    expect(first.entries.find(({ sys }) => sys.id === 'about')?.fields.title).toEqual({ 'en-GB': 'About us' })

    await publishing.publish({ kind: 'Entry', id: 'coming' })
    await publishing.unpublish({ kind: 'Entry', id: 'shop' })
    await publishing.saveDraft(draft('Draft only'))
    contentful.wait()
    const second = await contentful.delivery.sync({ nextSyncToken: first.nextSyncToken ?? '' })
    expect(idsOf(second.entries)).toEqual(['coming'])
    expect(second.deletedEntries).toMatchObject([
      { sys: { type: 'DeletedEntry', id: 'shop', deletedAt: '2026-11-21T09:00:00.000Z' } },
    ])
    const third = await contentful.delivery.sync({ nextSyncToken: second.nextSyncToken ?? '' })
    expect([...third.entries, ...third.assets, ...third.deletedEntries]).toEqual([])
  })

  test('can be narrowed to a type or a content type', async () => {
    const assets = await contentful.delivery.sync({ initial: true, type: 'Asset' })
    expect([idsOf(assets.entries), idsOf(assets.assets)]).toEqual([[], ['hero', 'leaflet']])
    const cards = await contentful.delivery.sync({ initial: true, content_type: 'card' })
    expect(idsOf(cards.entries)).toEqual(['card-one'])
  })

  test.each(['sync', 'sync?sync_token=garbage', 'sync?initial=true&type=Nothing', 'sync?initial=true&limit=0'])(
    '%s → 400',
    async (path) => {
      expect((await contentful.get(path)).status).toBe(400)
    },
  )
})
