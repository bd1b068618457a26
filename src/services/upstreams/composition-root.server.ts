import { movableClock } from '~/services/platform/clock/clock.server'
import { openedDatabase } from '~/services/platform/database/database.server'
import { env } from '~/services/platform/env/env.server'
import { withFaults } from '~/services/platform/faults/faults.server'
import { sharedPromise } from '~/services/platform/lifecycle/shared.server'
import type { ServiceName } from '~/services/platform/wire/service-deps'
import { seedCognito } from '~/services/upstreams/cognito/embedded/cognito.seed'
import { createContentfulHandler } from '~/services/upstreams/contentful/embedded/contentful.handler'
import { seedContentful } from '~/services/upstreams/contentful/embedded/contentful.seed'
import { createMediaHandler } from '~/services/upstreams/media/embedded/media.handler'
import { createShopifyHandler } from '~/services/upstreams/shopify/embedded/shopify.handler'
import { seedShopify, shopifySeed } from '~/services/upstreams/shopify/embedded/shopify.seed'
import contentExport from '../../content/contentful-export.json'
import { embeddedCognito, embeddedPool } from './embedded-cognito.server'
import { askServices, embeddedServices, seedServices } from './embedded-services.server'

export type Handler = (request: Request) => Promise<Response>

/** The other end of every wire, in this process: fetch handlers over the same database. */
export type Embedded = {
  contentful: Handler
  shopify: Handler
  /** the network entrance of the shop: with limits on depth and cost */
  shopifyEntrance: Handler
  media: Handler
  /** for browsers and our server alike */
  cognito: Handler
  /** the shop's own services, each below its name's path: '/order-manager/…' */
  services: Record<ServiceName, Handler>
}

/** Opens the database, sows the seed where it is empty, and builds the embedded upstreams: once per process. */
export const embedded = () => sharedPromise('embedded', open)

async function open(): Promise<Embedded> {
  const opened = await openedDatabase()
  const { db } = opened
  const clock = movableClock()
  const { publicOrigin: origin, MEDIA_DIR, DATA_DIR, ...variables } = env()
  const services = embeddedServices({ db, clock, origin })
  const ask = askServices(services, origin)
  const pool = embeddedPool({ db, clock, origin, ask })
  await opened.exclusively(async () => {
    if (!variables.CONTENTFUL_BASE_URL) await seedContentful(db, contentExport)
    if (!variables.SHOPIFY_BASE_URL) await seedShopify(db, shopifySeed())
    await seedServices({ db, clock, ask })
    if (!variables.COGNITO_BASE_URL) await seedCognito(pool)
  })
  const shop = {
    db,
    clock,
    origin,
    tokens: { public: [variables.SHOPIFY_PUBLIC_TOKEN], private: [variables.SHOPIFY_PRIVATE_TOKEN] },
  }
  const content = createContentfulHandler({
    db,
    clock,
    origin,
    deliveryToken: variables.CONTENTFUL_DELIVERY_TOKEN,
    previewToken: variables.CONTENTFUL_PREVIEW_TOKEN,
    space: variables.CONTENTFUL_SPACE,
    environment: variables.CONTENTFUL_ENVIRONMENT,
  })
  const media = createMediaHandler({ mediaDir: MEDIA_DIR, cacheDir: DATA_DIR, clock })
  const graph = { upstream: 'shopify', operationOf: operationName }
  return {
    services,
    cognito: embeddedCognito(pool),
    contentful: withFaults({ upstream: 'contentful', operationOf: resourceOf, handler: content }),
    shopify: withFaults({ ...graph, handler: createShopifyHandler({ ...shop, armor: false }) }),
    shopifyEntrance: withFaults({ ...graph, handler: createShopifyHandler({ ...shop, armor: true }) }),
    media: withFaults({ upstream: 'media', operationOf: () => 'image', handler: media }),
  }
}

/** The GraphQL operation of a request, for fault rules: "cartLinesAdd" in `mutation cartLinesAdd(…)`. */
async function operationName(request: Request): Promise<string> {
  const text = await request.clone().text()
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'anonymous'
}

const resourceOf = (request: Request) =>
  /\/(entries|assets|content_types|locales|tags|sync)/.exec(request.url)?.[1] ?? 'space'
