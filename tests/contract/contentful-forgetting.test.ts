import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { localeOf } from '~/services/domain/locale'
import { createCatalogue } from '~/services/flows/products/catalogue.server'
import { cached } from '~/services/platform/cache/cache.server'
import { onChange, type Source, tellChange } from '~/services/platform/database/changes'
import { followChanges, watchRevisions } from '~/services/platform/lifecycle/changes.server'
import { closeEverything } from '~/services/platform/process/closing.server'
import { shared } from '~/services/platform/process/shared.server'
import { createDocuments, type Documents } from '~/services/request/documents/cache/documents.server'
import { forgetAnswersFrom } from '~/services/request/documents/cache/forget-answers.server'
import { registerDocuments } from '~/services/request/documents/cache/registry.server'
import { flagsOver, revisionsOf, SEEDS, shopifyOver } from '~/services/upstreams/composition-root.server'
import { createPublishing } from '~/services/upstreams/contentful/embedded/publishing'
import { createShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { openContentful } from '../support/contentful'
import { setFlag, setStock } from '../support/controls'

const EU = localeOf('en', 'eu')
const home = { kind: 'Entry', id: 'home' } as const
const CONTEXT = { nonce: 'n', requestId: 'r', address: 'a', boot: 'now' } as const
const FLAG = 'enable-bfcm'
const TOY = { handle: 'toy-bean-bags', sku: 'TOY-BEAN-BAGS' }

let contentful: Awaited<ReturnType<typeof openContentful>>
let publishing: ReturnType<typeof createPublishing>
let documents: Documents

/** A page that is made from everything, over real upstreams and our own caches. No clock moves here. */
beforeAll(async () => {
  contentful = await openContentful()
  publishing = createPublishing(contentful)
  const { db } = contentful
  await SEEDS.shopify(db)
  shared('database', async () => ({ ...contentful.opened, close: async () => undefined }))
  await followChanges(() => revisionsOf(db), forgetAnswersFrom)
  const clock = { now: () => 0 }
  const tokens = { public: ['token'], private: [] }
  const fetch = shopifyOver({ db, clock, origin: 'http://shop.test', tokens, armor: false })
  const client = createShopifyClient({ baseUrl: 'http://shop.test', fetch, token: 'token', apiVersion: '2026-04' })
  const catalogue = createCatalogue({ client, cached })
  const flags = flagsOver(db, () => 0)
  documents = createDocuments({
    query: {},
    personal: [],
    cookies: {},
    origin: 'http://shop.test',
    policy: () => '',
    patienceMs: 5000,
    onFailure: (error) => {
      throw error
    },
    render: async () => {
      const load = async () => (await contentful.delivery.getEntries({ 'sys.id': 'home' })).items[0]?.fields.title
      const title = await cached({ key: 'content:test', seconds: 3600, load })
      const toy = await catalogue.product(TOY.handle, EU)
      const [variant] = toy.ok ? toy.value.variants : []
      const flag = await flags.resolveStringEvaluation(FLAG, 'off', {}, console)
      const page = {
        title: title ?? null,
        price: variant?.price.amountCents,
        isThere: variant?.availableForSale,
        flag: flag.value,
      }
      return new Response(JSON.stringify(page), {
        headers: { 'content-type': 'text/html', 'x-document': '3600 3600' },
      })
    },
  })
  registerDocuments(documents)
})
afterAll(async () => {
  await closeEverything((_name, error) => {
    throw error
  })
  await contentful.close()
})

async function page() {
  const request = new Request('http://shop.test/', { headers: { accept: 'text/html' } })
  return (await documents.fetch(request, CONTEXT)).json()
}
const rendered = () => documents.stats().fills

test('a document is rendered once while nothing changes', async () => {
  expect(await page()).toEqual({ title: 'Home', price: 1800, isThere: true, flag: 'off' })
  const before = rendered()
  await page()
  expect(rendered()).toBe(before)
})

test('what is published is in the next document, and gone from it once it is unpublished', async () => {
  const body = { fields: { title: { 'en-GB': 'Welcome' }, slug: { 'en-GB': 'home' } }, metadata: { tags: [] } }
  const before = rendered()
  await publishing.saveDraft({ ...home, contentType: 'page', body })
  expect((await page()).title).toBe('Home')
  expect(rendered()).toBe(before)
  await publishing.publish(home)
  expect((await page()).title).toBe('Welcome')
  await publishing.unpublish(home)
  expect((await page()).title).toBe(null)
})

test('a price, a stock and a flag are in the next document', async () => {
  const { db } = contentful
  await db.execute(sql`update shopify.variants set document = jsonb_set(document, '{priceCents,EUR}', '1234')
    where sku = ${TOY.sku}`)
  await db.execute(sql`update shopify.revisions set catalogue = catalogue + 1`)
  // as the shop tells of it once a merchant has changed something (shopify-lists.test.ts)
  tellChange('catalogue')
  expect((await page()).price).toBe(1234)
  await setStock(db, TOY.sku, 0)
  expect((await page()).isThere).toBe(false)
  await setFlag(db, FLAG, 'on')
  expect((await page()).flag).toBe('on')
})

test('an answer that was on its way when its source changed is not kept', async () => {
  const old = Promise.withResolvers<string>()
  const early = cached({ key: 'shopify:test', seconds: 3600, load: () => old.promise })
  await setStock(contentful.db, TOY.sku, 5)
  old.resolve('before')
  expect(await early).toBe('before')
  expect(await cached({ key: 'shopify:test', seconds: 3600, load: async () => 'after' })).toBe('after')
})

test('a change by another process on the same database is noticed within seconds', async () => {
  const { db } = contentful
  const stop = await watchRevisions(() => revisionsOf(db))
  const noticed: Source[] = []
  const forget = onChange((source) => noticed.push(source))
  // as other processes do it: this one is told nothing
  await db.execute(sql`update shopify.revisions set stock = stock + 1`)
  await db.execute(sql`update contentful.documents set changed_in = changed_in + 1000 where id = 'home'`)
  await db.execute(sql`insert into flags.rules values ('tariff-display', '{"value":"on"}')`)
  const told = expect.arrayContaining(['content', 'flags', 'stock'])
  await vi.waitFor(() => expect(noticed).toEqual(told), 5000)
  forget()
  stop()
})
