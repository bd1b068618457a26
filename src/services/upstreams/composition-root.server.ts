import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isPersona } from '~/content/seed/personas'
import type { Clock } from '~/services/platform/clock/clock'
import { movableClock } from '~/services/platform/clock/clock.server'
import { type Db, openedDatabase } from '~/services/platform/database/database.server'
import type { Lease } from '~/services/platform/database/lease'
import { env } from '~/services/platform/env/env.server'
import { type Faults, underFaults, withFaults } from '~/services/platform/faults/faults.server'
import { logEvent } from '~/services/platform/log/log.server'
import { jsonOfBuild } from '~/services/platform/process/own-build.server'
import { hasQa, qaState } from '~/services/platform/qa/qa-state.server'
import { keyFor, sealFor, serviceToken } from '~/services/platform/secrets/secret.server'
import { belowName, createAskService, serviceOperation } from '~/services/platform/wire/ask-service'
import { type Authenticating, createAuthenticate } from '~/services/platform/wire/caller'
import type { Embedded, Handler } from '~/services/platform/wire/embedded.server'
import { hostedAt } from '~/services/platform/wire/own-services.server'
import { type AskService, SERVICES, type ServiceName } from '~/services/platform/wire/service-deps'
import { createAccountManagerHandler } from './account-manager/embedded/account-manager.handler'
import { seedAccountManager } from './account-manager/embedded/account-manager.seed'
import { createAnalyticsHandler } from './analytics/embedded/analytics.handler'
import { ANALYTICS_SWEEPS } from './analytics/embedded/sweep'
import { createCatalogHandler } from './catalog/embedded/catalog.handler'
import { seedCatalog } from './catalog/embedded/catalog.seed'
import type { CheckoutDeps } from './checkout-orchestration/embedded/checkout-deps'
import { createCheckoutOrchestrationHandler } from './checkout-orchestration/embedded/checkout-orchestration.handler'
import { observeCheckouts } from './checkout-orchestration/embedded/observe-checkouts'
import { CHECKOUT_SWEEPS } from './checkout-orchestration/embedded/sweep'
import { poolSettings } from './cognito/cognito.server'
import { codeEmail } from './cognito/embedded/code-email'
import { randomCode } from './cognito/embedded/codes'
import { operationOf as cognitoOperation, createCognitoHandler } from './cognito/embedded/cognito.handler'
import { seedCognito } from './cognito/embedded/cognito.seed'
import { moveSignIns } from './cognito/embedded/move-sign-ins'
import type { Pool } from './cognito/embedded/pool'
import { COGNITO_SWEEPS } from './cognito/embedded/sweep'
import { createContentfulHandler } from './contentful/embedded/contentful.handler'
import { seedContentful } from './contentful/embedded/contentful.seed'
import { contentRevision } from './contentful/embedded/snapshot'
import { flagsControl } from './flags/embedded/flags.control'
import { createEmbeddedProvider, flagRevision } from './flags/embedded/flags.provider'
import { forgetEmails, mailboxTransport } from './mail/embedded/mailbox'
import { mailboxControl } from './mail/embedded/mailbox.control'
import { MAIL_SWEEPS } from './mail/embedded/sweep'
import { sendMail } from './mail/mail.server'
import { createMediaHandler } from './media/embedded/media.handler'
import { createOrderManagerHandler } from './order-manager/embedded/order-manager.handler'
import { createShopifyHandler, type ShopifyHandlerDeps } from './shopify/embedded/shopify.handler'
import { seedShopify, shopifySeed } from './shopify/embedded/shopify.seed'
import { shopRevisions } from './shopify/embedded/snapshot'
import { stockControl } from './shopify/embedded/stock.control'
import { SHOPIFY_SWEEPS } from './shopify/embedded/sweep'
import { createSubscriptionManagerHandler } from './subscription-manager/embedded/subscription-manager.handler'
import { seedSubscriptionManager } from './subscription-manager/embedded/subscription-manager.seed'

/*
 * The composition root: the one place where the product meets the embedded ends of its wires. An upstream whose
 * embedded/ is removed is removed here, and nowhere else.
 */

type Base = { db: Db; clock: Clock; origin: string }

/**
 * What the embedded services ask of the product: who a token is of, what the shop asks for its variants and sells, and
 * what becomes of sessions whose sign-in the pool ends.
 */
type Product = Pick<Authenticating, 'verifyIdToken'> &
  Pick<CheckoutDeps, 'priced' | 'quote' | 'takeStock'> & { endSignIns: Pool['onEnded'] }

/** Opens the database, seeds it where it is empty, and builds the embedded upstreams: once per process. */
export async function openEmbedded(product: Product): Promise<Embedded> {
  const opened = await openedDatabase()
  const { db } = opened
  // before anything is asked what day it is
  if (hasQa()) await qaState()
  const base: Base = { db, clock: movableClock(), origin: env().publicOrigin }
  const { services, ask } = servicesOver({ ...base, ...product, ...OUTSIDE, serviceToken: serviceToken() })
  const { pool, handler } = poolOver(poolOfThisProcess({ ...base, ask, onEnded: product.endSignIns }))
  await opened.exclusively(({ ensure }) => seedWhatIsEmpty({ ...base, ask, pool, ensure }))
  if (!hostedAt('checkout-orchestration')) observeCheckouts(base)
  return {
    services,
    cognito: withFaults({ upstream: 'cognito', operationOf: cognitoOperation, handler }),
    ...contentAndShop(base),
    flags: flagsOver(db),
    mailbox: mailboxTransport({ db: async () => db, clock: base.clock }),
    forgetEmails: (forgotten) => forgetEmails(db, forgotten),
    controls: controlsOver(db),
    moveSignIns: (ms) => moveSignIns(db, ms),
    sweeps: SWEEPS,
    revisions: () => revisionsOf(db),
  }
}

/** Rows of the embedded upstreams that have ended. */
export const SWEEPS: Embedded['sweeps'] = {
  identity: COGNITO_SWEEPS,
  shop: [...SHOPIFY_SWEEPS, ...CHECKOUT_SWEEPS, ...MAIL_SWEEPS, ...ANALYTICS_SWEEPS],
}

/** Changes of one process, as others on the same database see them. */
export const revisionsOf = async (db: Db): ReturnType<Embedded['revisions']> => ({
  content: await contentRevision(db),
  ...(await shopRevisions(db)),
  flags: await flagRevision(db),
})

/** What each upstream begins with; one that has something already is left alone. */
export const SEEDS = {
  contentful: (db: Db, content: () => Promise<unknown> = contentExport) => seedContentful(db, content),
  shopify: (db: Db) => seedShopify(db, shopifySeed()),
  'account-manager': seedAccountManager,
  catalog: seedCatalog,
  cognito: seedCognito,
  /** stands on what the other services know of the personas */
  'subscription-manager': seedSubscriptionManager,
}

const contentExport = () => jsonOfBuild('contentful-export.json', { source: 'src/content' })

type Seeding = Base & { ask: AskService; pool: Pool } & Pick<Lease, 'ensure'>

async function seedWhatIsEmpty({ db, clock, ask, pool, ensure }: Seeding) {
  const { CONTENTFUL_BASE_URL, SHOPIFY_BASE_URL, COGNITO_BASE_URL, isDemo } = env()
  const seed = async (isWanted: boolean, work: () => Promise<void>) => {
    if (!isWanted) return
    await ensure()
    await work()
  }
  await seed(!CONTENTFUL_BASE_URL, () => SEEDS.contentful(db))
  await seed(!SHOPIFY_BASE_URL, () => SEEDS.shopify(db))
  await seed(isDemo && !hostedAt('account-manager'), () => SEEDS['account-manager'](db, clock))
  await seed(isDemo && !hostedAt('catalog'), () => SEEDS.catalog(db, clock))
  const knowsPersonas = !SERVICES.some((name) => name !== 'analytics' && hostedAt(name))
  await seed(isDemo && knowsPersonas, () => SEEDS['subscription-manager']({ db, clock, ask }))
  await seed(isDemo && !COGNITO_BASE_URL, () => SEEDS.cognito(pool))
}

function contentAndShop(base: Base): Pick<Embedded, 'contentful' | 'shopify' | 'shopifyEntrance' | 'media'> {
  const { MEDIA_DIR, DATA_DIR, ...variables } = env()
  const tokens = { public: [variables.SHOPIFY_PUBLIC_TOKEN], private: [variables.SHOPIFY_PRIVATE_TOKEN] }
  return {
    contentful: contentfulOver({
      ...base,
      deliveryToken: variables.CONTENTFUL_DELIVERY_TOKEN,
      previewToken: variables.CONTENTFUL_PREVIEW_TOKEN,
      space: variables.CONTENTFUL_SPACE,
      environment: variables.CONTENTFUL_ENVIRONMENT,
    }),
    shopify: shopifyOver({ ...base, tokens: { ...tokens, admin: [serviceToken()] }, armor: false }),
    shopifyEntrance: shopifyOver({ ...base, tokens, armor: true }),
    media: mediaOver({
      mediaDir: MEDIA_DIR ?? mastersAbove(import.meta.dirname),
      cacheDir: DATA_DIR,
      clock: base.clock,
    }),
  }
}

/** The build keeps them some folders above this file's bundle; development reads them where they are. */
function mastersAbove(folder: string, levels = 5): string {
  const masters = join(folder, 'media')
  if (existsSync(join(masters, 'index.json'))) return masters
  return levels > 0 ? mastersAbove(dirname(folder), levels - 1) : 'src/content/media'
}

export const contentfulOver = (deps: Parameters<typeof createContentfulHandler>[0]): Handler =>
  withFaults({ upstream: 'contentful', operationOf: resourceOf, handler: createContentfulHandler(deps) })

export const shopifyOver = (deps: ShopifyHandlerDeps): Handler =>
  withFaults({ upstream: 'shopify', operationOf: graphOperation, handler: createShopifyHandler(deps) })

export const mediaOver = (deps: Parameters<typeof createMediaHandler>[0]): Handler =>
  withFaults({ upstream: 'media', operationOf: () => 'image', handler: createMediaHandler(deps) })

export const flagsOver = (db: Db, now = () => performance.now()) =>
  createEmbeddedProvider({
    db: () => underFaults({ upstream: 'flags', operation: 'rules', work: async () => db }),
    now,
  })

/** What QA may set or read of the embedded upstreams. */
export const controlsOver = (db: Db) => ({
  stock: stockControl(db),
  flags: flagsControl(db),
  mailbox: mailboxControl(db),
})

const CREATE: Record<ServiceName, (deps: CheckoutDeps) => Handler> = {
  'account-manager': createAccountManagerHandler,
  catalog: createCatalogHandler,
  'subscription-manager': createSubscriptionManagerHandler,
  'order-manager': createOrderManagerHandler,
  'checkout-orchestration': createCheckoutOrchestrationHandler,
  analytics: createAnalyticsHandler,
}

type Services = Base &
  Authenticating &
  Pick<CheckoutDeps, 'priced' | 'quote' | 'takeStock' | 'send' | 'report'> & {
    /** stands between any two of them */
    between?: (ask: AskService) => AskService
    /** the fault rules that they obey; of the process unless given */
    rules?: Faults
  }

/** The shop's own services over one database. Each answers below its name; fault rules name its operation 'METHOD /path'. */
export function servicesOver({ verifyIdToken, serviceToken, between = (ask) => ask, rules, ...given }: Services): {
  services: Record<ServiceName, Handler>
  ask: AskService
} {
  const authenticate = createAuthenticate({ verifyIdToken, serviceToken })
  const direct = createAskService({ handlers: () => services, origin: given.origin, token: serviceToken })
  const ask: AskService = (name, request) => between(direct)(name, request)
  const deps: CheckoutDeps = { ...given, authenticate, ask, rules }
  const handlers = SERVICES.map((name) => {
    const handler = belowName(name, CREATE[name](deps))
    return [name, withFaults({ upstream: name, operationOf: serviceOperation, handler, rules })]
  })
  // every name of SERVICES has its handler
  const services = Object.fromEntries(handlers) as Record<ServiceName, Handler>
  return { services, ask }
}

/** Where the embedded checkout's emails and complaints go. */
const OUTSIDE: Pick<CheckoutDeps, 'send' | 'report'> = {
  send: async (email) => (await sendMail(email)).ok,
  report: logEvent,
}

/** The embedded pool and the wire before it. */
export function poolOver(given: Omit<Pool, 'drawCode'>): { pool: Pool; handler: Handler } {
  const pool: Pool = { ...given, drawCode: randomCode }
  return { pool, handler: createCognitoHandler(pool) }
}

/** Longer than any answer about an address takes that is not waited for: a hash of a password is most of it. */
const ANSWER_STEP_MS = 100

/** Seals with this installation's key, and mails its codes like any other mail. */
function poolOfThisProcess({ origin, ...given }: Base & Pick<Pool, 'ask' | 'onEnded'>): Omit<Pool, 'drawCode'> {
  const { poolId, clientId, issuer } = poolSettings()
  return {
    ...given,
    poolId,
    clientId,
    issuer,
    seal: sealFor('cognito'),
    pepper: keyFor('cognito-hashes'),
    sendCode: (mail) => sendMail(codeEmail(mail, origin)),
    answerStepMs: ANSWER_STEP_MS,
    // of a database that began as a demonstration
    isClosed: (sub) => !env().isDemo && isPersona(sub),
  }
}

/** The GraphQL operation of a request, for fault rules: "cartLinesAdd" in `mutation cartLinesAdd(…)`. */
async function graphOperation(request: Request): Promise<string> {
  const text = await request.clone().text()
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'anonymous'
}

const resourceOf = (request: Request) =>
  /\/(entries|assets|content_types|locales|tags|sync)/.exec(request.url)?.[1] ?? 'space'
