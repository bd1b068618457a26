import contentExport from '~/content/contentful-export.json'
import type { Clock } from '~/services/platform/clock/clock'
import { movableClock } from '~/services/platform/clock/clock.server'
import { type Db, openedDatabase } from '~/services/platform/database/database.server'
import { env } from '~/services/platform/env/env.server'
import { withFaults } from '~/services/platform/faults/faults.server'
import { logEvent } from '~/services/platform/log/log.server'
import { keyFor, sealFor, serviceToken } from '~/services/platform/secrets/secret.server'
import { belowName, createAskService, serviceOperation } from '~/services/platform/wire/ask-service'
import { type Authenticating, createAuthenticate } from '~/services/platform/wire/caller'
import type { Embedded, Handler } from '~/services/platform/wire/embedded.server'
import { hostedAt } from '~/services/platform/wire/own-services.server'
import { type AskService, SERVICES, type ServiceDeps, type ServiceName } from '~/services/platform/wire/service-deps'
import { createAccountManagerHandler } from './account-manager/embedded/account-manager.handler'
import { seedAccountManager } from './account-manager/embedded/account-manager.seed'
import { createCatalogHandler } from './catalog/embedded/catalog.handler'
import { seedCatalog } from './catalog/embedded/catalog.seed'
import type { CheckoutDeps } from './checkout-orchestration/embedded/checkout-deps'
import { createCheckoutOrchestrationHandler } from './checkout-orchestration/embedded/checkout-orchestration.handler'
import { poolSettings } from './cognito/cognito.server'
import { codeEmail } from './cognito/embedded/code-email'
import { randomCode } from './cognito/embedded/codes'
import { operationOf as cognitoOperation, createCognitoHandler } from './cognito/embedded/cognito.handler'
import { seedCognito } from './cognito/embedded/cognito.seed'
import type { Pool } from './cognito/embedded/pool'
import { sweepCognito } from './cognito/embedded/sweep'
import { createContentfulHandler } from './contentful/embedded/contentful.handler'
import { seedContentful } from './contentful/embedded/contentful.seed'
import { contentRevision } from './contentful/embedded/snapshot'
import { flagsControl } from './flags/embedded/flags.control'
import { createEmbeddedProvider, flagRevision } from './flags/embedded/flags.provider'
import { mailboxTransport } from './mail/embedded/mailbox'
import { mailboxControl } from './mail/embedded/mailbox.control'
import { sendMail } from './mail/mail.server'
import { createMediaHandler } from './media/embedded/media.handler'
import { createOrderManagerHandler } from './order-manager/embedded/order-manager.handler'
import { createShopifyHandler } from './shopify/embedded/shopify.handler'
import { seedShopify, shopifySeed } from './shopify/embedded/shopify.seed'
import { shopRevisions } from './shopify/embedded/snapshot'
import { recordSales } from './shopify/embedded/stock'
import { stockControl } from './shopify/embedded/stock.control'
import { createSubscriptionManagerHandler } from './subscription-manager/embedded/subscription-manager.handler'
import { seedSubscriptionManager } from './subscription-manager/embedded/subscription-manager.seed'

/*
 * The composition root: the one place where the product meets the embedded ends of its wires. An upstream whose
 * embedded/ is removed is removed here, and nowhere else.
 */

type Base = { db: Db; clock: Clock; origin: string }

/** What the embedded services ask of the product: who a token is of, and what the shop asks for its variants. */
type Product = Pick<Authenticating, 'verifyIdToken'> & Pick<CheckoutDeps, 'priced'>

/** Opens the database, seeds it where it is empty, and builds the embedded upstreams: once per process. */
export async function openEmbedded(product: Product): Promise<Embedded> {
  const opened = await openedDatabase()
  const { db } = opened
  const base: Base = { db, clock: movableClock(), origin: env().publicOrigin }
  const { services, ask } = ownServices({ ...base, product })
  const pool = identityPool({ ...base, ask })
  await opened.exclusively(() => seedWhatIsEmpty({ ...base, ask, pool }))
  return {
    services,
    cognito: withFaults({ upstream: 'cognito', operationOf: cognitoOperation, handler: createCognitoHandler(pool) }),
    ...contentAndShop(base),
    flags: createEmbeddedProvider({ db: async () => db, now: () => performance.now() }),
    mailbox: mailboxTransport({ db: async () => db, clock: base.clock }),
    controls: { stock: stockControl(db), flags: flagsControl(db), mailbox: mailboxControl(db) },
    sweep: () => sweepCognito({ db, clock: base.clock }),
    revisions: () => revisionsOf(db),
  }
}

/** Changes of one process, as others on the same database see them. */
export const revisionsOf = async (db: Db): ReturnType<Embedded['revisions']> => ({
  content: await contentRevision(db),
  ...(await shopRevisions(db)),
  flags: await flagRevision(db),
})

async function seedWhatIsEmpty({ db, clock, ask, pool }: Base & { ask: AskService; pool: Pool }) {
  const { CONTENTFUL_BASE_URL, SHOPIFY_BASE_URL, COGNITO_BASE_URL } = env()
  if (!CONTENTFUL_BASE_URL) await seedContentful(db, contentExport)
  if (!SHOPIFY_BASE_URL) await seedShopify(db, shopifySeed())
  if (!hostedAt('account-manager')) await seedAccountManager(db, clock)
  if (!hostedAt('catalog')) await seedCatalog(db, clock)
  // subscriptions stand on what the other services know of the personas
  if (!SERVICES.some(hostedAt)) await seedSubscriptionManager({ db, clock, ask })
  if (!COGNITO_BASE_URL) await seedCognito(pool)
}

function contentAndShop({
  db,
  clock,
  origin,
}: Base): Pick<Embedded, 'contentful' | 'shopify' | 'shopifyEntrance' | 'media'> {
  const { MEDIA_DIR, DATA_DIR, ...variables } = env()
  const tokens = { public: [variables.SHOPIFY_PUBLIC_TOKEN], private: [variables.SHOPIFY_PRIVATE_TOKEN] }
  const content = createContentfulHandler({
    db,
    clock,
    origin,
    deliveryToken: variables.CONTENTFUL_DELIVERY_TOKEN,
    previewToken: variables.CONTENTFUL_PREVIEW_TOKEN,
    space: variables.CONTENTFUL_SPACE,
    environment: variables.CONTENTFUL_ENVIRONMENT,
  })
  const storefront = (armor: boolean) =>
    withFaults({
      upstream: 'shopify',
      operationOf: graphOperation,
      handler: createShopifyHandler({ db, clock, origin, tokens, armor }),
    })
  const media = createMediaHandler({ mediaDir: MEDIA_DIR, cacheDir: DATA_DIR, clock })
  return {
    contentful: withFaults({ upstream: 'contentful', operationOf: resourceOf, handler: content }),
    shopify: storefront(false),
    shopifyEntrance: storefront(true),
    media: withFaults({ upstream: 'media', operationOf: () => 'image', handler: media }),
  }
}

const CREATE: Record<ServiceName, (deps: ServiceDeps, product: Product) => Handler> = {
  'account-manager': createAccountManagerHandler,
  catalog: createCatalogHandler,
  'subscription-manager': createSubscriptionManagerHandler,
  'order-manager': createOrderManagerHandler,
  'checkout-orchestration': (deps, { priced }) =>
    createCheckoutOrchestrationHandler({ ...deps, ...checkoutExtras, priced }),
}

/** The shop's own services over one database. Each answers below its name; fault rules name its operation 'METHOD /path'. */
function ownServices({ product, ...base }: Base & { product: Product }): {
  services: Record<ServiceName, Handler>
  ask: AskService
} {
  const token = serviceToken()
  const authenticate = createAuthenticate({ ...product, serviceToken: token })
  const ask = createAskService({ handlers: () => services, origin: base.origin, token })
  const deps: ServiceDeps = { ...base, authenticate, ask }
  const handlers = SERVICES.map((name) => {
    const handler = belowName(name, CREATE[name](deps, product))
    return [name, withFaults({ upstream: name, operationOf: serviceOperation, handler })]
  })
  // every name of SERVICES has its handler
  const services = Object.fromEntries(handlers) as Record<ServiceName, Handler>
  return { services, ask }
}

/** What the embedded checkout needs beside the other services: the stock of the shop that sells, and the mail. */
const checkoutExtras: Pick<CheckoutDeps, 'takeStock' | 'send' | 'report'> = {
  takeStock: async (tx, sales) => {
    if (!env().SHOPIFY_BASE_URL) await recordSales(tx, sales)
  },
  send: async (email) => (await sendMail(email)).ok,
  report: logEvent,
}

/** The embedded pool: seals with this installation's key, and mails its codes like any other mail. */
function identityPool({ db, clock, ask, origin }: Base & { ask: AskService }): Pool {
  const { poolId, clientId, issuer } = poolSettings()
  return {
    db,
    clock,
    ask,
    poolId,
    clientId,
    issuer,
    seal: sealFor('cognito'),
    pepper: keyFor('cognito-hashes'),
    drawCode: randomCode,
    sendCode: (mail) => sendMail(codeEmail(mail, origin)),
  }
}

/** The GraphQL operation of a request, for fault rules: "cartLinesAdd" in `mutation cartLinesAdd(…)`. */
async function graphOperation(request: Request): Promise<string> {
  const text = await request.clone().text()
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'anonymous'
}

const resourceOf = (request: Request) =>
  /\/(entries|assets|content_types|locales|tags|sync)/.exec(request.url)?.[1] ?? 'space'
