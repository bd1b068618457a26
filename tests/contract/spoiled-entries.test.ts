import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localeOf } from '~/services/domain/locale'
import { type Content, createContent } from '~/services/flows/content/content-views.server'
import { createCache } from '~/services/platform/cache/cache.server'
import { UpstreamFailed } from '~/services/platform/http/upstream-failed'
import { createContentfulClient } from '~/services/upstreams/contentful/contentful.server'
import { seedFile } from '../support/content'
import { openContentful, TOKENS } from '../support/contentful'

/*
 * Contentful's own interface asks for nothing that our model asks for: each entry, one after the other, with something
 * else in all its fields (docs/decisions/0034-content-that-cannot-be-shown.md).
 */

const en = localeOf('en', 'eu')
const VIEWS: Record<string, (content: Content) => Promise<unknown>> = {
  shell: (content) => content.shell(en),
  home: (content) => content.homePage(en),
  kits: (content) => content.kitsPage(en),
  age: (content) => content.ageLanding(en, '1-2-years'),
  kit: (content) => content.kitPage(en, 'kit-the-babbler'),
  cards: (content) => content.kitCards(en),
  box: (content) => content.readingBox(en, 'erc-box-3-4'),
  page: (content) => content.contentPage(en, 'about'),
  cart: (content) => content.cart(en),
  'words of the cart': (content) => content.cartTranslations(en, ['kit-the-babbler']),
  'first step': (content) => content.childInfo(en),
  'later step': (content) => content.subscriptionStep(en, 'order-review'),
  account: (content) => content.accountPage(en, 'account'),
  errors: (content) => content.errors(en),
}
/** What a view is about, and cannot be without. */
const NEEDED: Record<string, readonly string[]> = { home: ['home-page', 'hero-home-block'] }

type Fields = Record<string, unknown>
const every = (value: unknown) => (fields: Fields) => Object.fromEntries(Object.keys(fields).map((key) => [key, value]))
const SPOILT: ((fields: Fields, id: string) => Fields)[] = [
  every(42),
  every({ sys: 'x' }),
  every([null, 7, { fields: null }]),
  every(''),
  every('javascript:alert(1)'),
  (fields, id) => every({ sys: { type: 'Link', linkType: 'Entry', id } })(fields),
  () => ({}),
]

type Resource = { sys: { id: string }; fields?: Fields }
type Answer = { items?: Resource[]; includes?: { Entry?: Resource[] } }
const entriesIn = ({ items = [], includes }: Answer) => [...items, ...(includes?.Entry ?? [])]

let contentful: Awaited<ReturnType<typeof openContentful>>
/** what it answered, by address */
const answers = new Map<string, { status: number; text: string }>()
beforeAll(async () => {
  contentful = await openContentful(seedFile())
})
afterAll(() => contentful.close())

async function answered(request: Request) {
  const known = answers.get(request.url)
  if (known) return known
  const answer = await contentful.handler(request)
  const kept = { status: answer.status, text: await answer.text() }
  answers.set(request.url, kept)
  return kept
}

/** The shop's content where one entry holds something else; `seen` are the entries that were asked for. */
function contentWith(
  spoil: { id: string; by: (fields: Fields, id: string) => Fields } | null,
  seen = new Set<string>(),
) {
  const handler = async (request: Request) => {
    const { status, text } = await answered(request)
    const answer: Answer = JSON.parse(text)
    for (const found of entriesIn(answer)) {
      seen.add(found.sys.id)
      if (found.sys.id === spoil?.id) found.fields = spoil.by(found.fields ?? {}, found.sys.id)
    }
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } })
  }
  const client = createContentfulClient({
    handler,
    space: 'playchart',
    environment: 'master',
    token: TOKENS.delivery,
    preview: false,
    deadline: 10_000,
  })
  return createContent({ client, cached: createCache().cached, onSkip: () => {} })
}

describe.each(Object.entries(VIEWS))('%s', (name, read) => {
  test('is made of whatever its entries hold, but for those that it is about', async () => {
    const seen = new Set<string>()
    await read(contentWith(null, seen))
    const failed = new Map<string, unknown>()
    const ids = [...seen]
    for (const [index, id] of ids.entries())
      for (const by of SPOILT.filter((_, kind) => ids.length < 20 || kind === index % SPOILT.length))
        await read(contentWith({ id, by })).catch((error: unknown) => failed.set(id, error))
    expect(ids.length).toBeGreaterThan(1)
    expect([...failed.values()].filter((error) => !(error instanceof UpstreamFailed))).toEqual([])
    expect([...failed.keys()].filter((id) => !NEEDED[name]?.includes(id))).toEqual([])
  })
})
