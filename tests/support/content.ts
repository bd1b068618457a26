import { readFileSync } from 'node:fs'
import { createContent } from '~/services/flows/content/content-views.server'
import { createCache } from '~/services/platform/cache/cache.server'
import { createContentfulClient } from '~/services/upstreams/contentful/contentful.server'
import { openContentful, TOKENS } from './contentful'

const file = new URL('../../src/content/contentful-export.json', import.meta.url)

type Resource = { sys: { id: string; [key: string]: unknown }; fields: Record<string, Record<string, unknown>> }
export type SeedFile = {
  contentTypes: { sys: { id: string }; fields: { id: string; type: string; linkType?: string; items?: unknown }[] }[]
  entries: Resource[]
  assets: Resource[]
}

/** The seed, a fresh copy for every test that edits it. */
export const seedFile = (): SeedFile => JSON.parse(readFileSync(file, 'utf8'))

export const entryLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** An entry as an editor would publish it: each field in English, so that every locale falls back to it. */
export function entry(type: string, id: string, fields: Record<string, unknown>): Resource {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type } }
  const localised = Object.entries(fields).map(([key, value]) => [key, { 'en-GB': value }])
  return { sys: { id, type: 'Entry', publishedVersion: 1, contentType }, fields: Object.fromEntries(localised) }
}

type Skipped = { reason: string; contentType: string; id: string }

/** The shop's content over the real client and the embedded Contentful, filled with the seed or an edited copy. */
export async function openContent(seed: SeedFile = seedFile()) {
  const contentful = await openContentful(seed)
  return { ...contentful, ...reader(contentful.handler), anew: () => reader(contentful.handler) }
}

/** Reads through a cache of its own, whose clock and whose upstream the test controls. */
function reader(handler: (request: Request) => Promise<Response>) {
  const skipped: Skipped[] = []
  let time = 0
  let requests = 0
  let answering = handler
  const client = createContentfulClient({
    handler: async (request) => {
      requests += 1
      return answering(request)
    },
    space: 'playchart',
    environment: 'master',
    token: TOKENS.delivery,
    preview: false,
    deadline: 5_000,
  })
  const { cached } = createCache({ now: () => time })
  return {
    content: createContent({ client, cached, onSkip: (entryLeftOut) => skipped.push(entryLeftOut) }),
    skipped,
    requests: () => requests,
    breakDown: () => {
      answering = () => Promise.reject(new Error('connection refused'))
    },
    /** from now on it answers this, whatever is asked; null: as it does */
    spoil: (answer: (() => Response) | null) => {
      answering = answer ? async () => answer() : handler
    },
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}
