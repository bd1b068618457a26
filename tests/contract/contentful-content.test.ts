import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaSource } from '~/services/domain/pictures/picture-address.rules'
import { mediaOver } from '~/services/upstreams/composition-root.server'
import { openContentful } from '../support/contentful'

const exported = new URL('../../src/content/contentful-export.json', import.meta.url)
const mediaDir = fileURLToPath(new URL('../../src/content/media/', import.meta.url))

let contentful: Awaited<ReturnType<typeof openContentful>>
let cacheDir: string
beforeAll(async () => {
  contentful = await openContentful(JSON.parse(await readFile(exported, 'utf8')))
  cacheDir = await mkdtemp(join(tmpdir(), 'media-cache-'))
})
afterAll(async () => {
  await contentful.close()
  await rm(cacheDir, { recursive: true })
})

test.each(['en-GB', 'nl', 'de', 'fr', 'es'])(
  'in %s every entry is answered and every link leads somewhere',
  async (locale) => {
    const found = await contentful.delivery.getEntries({ locale, include: 10, limit: 1000 })
    expect(found.items).toHaveLength(found.total)
    expect(found.total).toBeGreaterThan(100)
    expect(found.errors ?? []).toEqual([])
  },
)

test('every picture of the content is at the image endpoint, in the version that browsers may keep', async () => {
  const media = mediaOver({ mediaDir, cacheDir, clock: { now: () => 0 } })
  const { items } = await contentful.delivery.getAssets({ limit: 1000, mimetype_group: 'image' })
  expect(items.length).toBeGreaterThan(100)
  const answers = await Promise.all(
    items.map(async ({ fields }) => {
      const url = new URL(mediaSource(fields.file?.url ?? ''), 'http://localhost:3000')
      const { status, headers } = await media(new Request(url, { method: 'HEAD' }))
      return [url.pathname, status, headers.get('cache-control')]
    }),
  )
  expect(answers.filter(([, status, cache]) => status !== 200 || !String(cache).includes('immutable'))).toEqual([])
})

const ABOUT = { content_type: 'page', 'fields.slug': 'about' }
const leadIn = (found: { items: { fields: { [key: string]: unknown } }[] }) => String(found.items[0]?.fields.lead)

test('editors’ drafts are seen in the preview alone: a page that nobody has published, and new words of one that is', async () => {
  const { delivery, preview } = contentful
  const guide = { content_type: 'page', 'fields.slug': 'gift-guide' }
  expect((await delivery.getEntries(guide)).total).toBe(0)
  expect((await preview.getEntries({ ...guide, locale: 'nl' })).items[0]?.fields.title).toBe('Een cadeau dat past')
  expect(leadIn(await delivery.getEntries(ABOUT))).toContain('a short stretch of time')
  expect(leadIn(await preview.getEntries(ABOUT))).toContain('to be handed on')
})
