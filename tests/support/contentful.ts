import { createClient } from 'contentful'
import { contentfulOver, SEEDS } from '~/services/upstreams/composition-root.server'
import { createAdapter } from '~/services/upstreams/contentful/transport.server'
import { contentFixture } from './content-fixture'
import { openTestDatabase } from './database'

export const TOKENS = { delivery: 'the-delivery-token', preview: 'the-preview-token' }

/** The embedded Contentful over a fresh database, with the real client on either API and a clock to turn. */
export async function openContentful(content: unknown = contentFixture()) {
  const opened = await openTestDatabase()
  const { db, close } = opened
  await SEEDS.contentful(db, async () => content)
  let now = Date.parse('2026-11-21T09:00:00.000Z')
  const clock = { now: () => now }
  const handler = contentfulOver({
    db,
    clock,
    deliveryToken: TOKENS.delivery,
    previewToken: TOKENS.preview,
    space: 'playchart',
    environment: 'master',
    origin: 'http://localhost:3000',
  })
  const client = (accessToken: string) =>
    createClient({
      space: 'playchart',
      accessToken,
      host: 'contentful.embedded',
      insecure: true,
      retryLimit: 0,
      adapter: createAdapter(handler, 5_000),
      logHandler: () => {},
    })
  const get = (path: string, headers: Record<string, string> = {}) =>
    handler(
      new Request(`http://contentful.embedded/spaces/playchart/environments/master/${path}`, {
        headers: { authorization: `Bearer ${TOKENS.delivery}`, ...headers },
      }),
    )
  return {
    opened,
    db,
    handler,
    get,
    close,
    delivery: client(TOKENS.delivery),
    preview: client(TOKENS.preview),
    clock,
    /** lets the snapshot grow old, so that the next request looks at the revision */
    wait: (ms = 300) => {
      now += ms
    },
  }
}
