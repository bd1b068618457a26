import { afterAll, beforeAll } from 'vitest'
import type { Db } from '~/services/platform/database/database.server'
import { createFaults, withFaults } from '~/services/platform/faults/faults.server'
import { createHttp } from '~/services/platform/http/http.server'
import { createAuthenticate } from '~/services/platform/wire/caller'
import type { ServiceDeps, ServiceName } from '~/services/platform/wire/service-deps'
import { createAccountManagerClient } from '~/services/upstreams/account-manager/account-manager.server'
import { createAccountManagerHandler } from '~/services/upstreams/account-manager/embedded/account-manager.handler'
import { seedAccountManager } from '~/services/upstreams/account-manager/embedded/account-manager.seed'
import { createCatalogClient } from '~/services/upstreams/catalog/catalog.server'
import { createCatalogHandler } from '~/services/upstreams/catalog/embedded/catalog.handler'
import { seedCatalog } from '~/services/upstreams/catalog/embedded/catalog.seed'
import { createOrderManagerHandler } from '~/services/upstreams/order-manager/embedded/order-manager.handler'
import { createOrderManagerClient } from '~/services/upstreams/order-manager/order-manager.server'
import { openTestDatabase } from './database'

export const ORIGIN = 'http://services.test'
export const SERVICE = { authorization: 'Bearer the-token-of-our-server' }
/** A person's token, as these tests verify it. */
export const personOf = (playchartId: string) => ({ authorization: `Bearer person.${playchartId}` })

type Handler = (request: Request) => Promise<Response>
type Asking = { method?: string; headers?: Record<string, string>; body?: unknown; raw?: string; key?: string }

/** Account manager, catalogue and order manager over one database in memory, each with its fault rules and our client. */
export function openAccountServices() {
  const clock = { time: Date.parse('2026-11-21T12:00:00.000Z'), now: () => clock.time }
  const rules = createFaults()
  const opened: { db?: Db; handlers?: Partial<Record<ServiceName, Handler>>; close?: () => Promise<void> } = {}
  beforeAll(async () => {
    const { db, close } = await openTestDatabase()
    await seedAccountManager(db, clock)
    await seedCatalog(db, clock)
    Object.assign(opened, { db, close, handlers: handlersOver({ db, clock, rules }) })
  })
  afterAll(() => opened.close?.())
  const handler = (name: ServiceName): Handler => {
    const found = opened.handlers?.[name]
    if (!found) throw new Error(`${name} is not open`)
    return found
  }
  const http = (name: ServiceName) =>
    createHttp({
      upstream: name,
      baseUrl: ORIGIN,
      fetch: (request) => handler(name)(request),
      random: () => 0,
      deadlineMs: { read: 400, write: 400 },
    })
  return {
    get db(): Db {
      if (!opened.db) throw new Error('the database is not open yet')
      return opened.db
    },
    clock,
    rules,
    /** each with a breaker of its own */
    client: () => ({
      accounts: createAccountManagerClient(http('account-manager')),
      catalog: createCatalogClient(http('catalog')),
      orders: createOrderManagerClient(http('order-manager')),
    }),
    /** a raw request */
    async ask(name: ServiceName, path: string, asking: Asking = {}) {
      const response = await handler(name)(requestOf(path, asking))
      const text = await response.text()
      return { status: response.status, text, body: text === '' ? null : JSON.parse(text) }
    },
  }
}

function requestOf(path: string, { method = 'GET', headers = {}, body, raw, key }: Asking) {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return new Request(ORIGIN + path, {
    method,
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}), ...headers },
    body: sent,
  })
}

type HandlerDeps = Pick<ServiceDeps, 'db' | 'clock'> & { rules: ReturnType<typeof createFaults> }

function handlersOver({ db, clock, rules }: HandlerDeps): Partial<Record<ServiceName, Handler>> {
  const authenticate = createAuthenticate({
    serviceToken: 'the-token-of-our-server',
    verifyIdToken: async (token) => {
      const [, playchartId = null] = /^person\.([0-9a-f-]{36})$/.exec(token) ?? []
      return playchartId === null ? null : { sub: `sub-${playchartId}`, playchartId, groups: [] }
    },
  })
  const handlers: Partial<Record<ServiceName, Handler>> = {}
  const ask: ServiceDeps['ask'] = async (name, { method = 'GET', path, body, key }) => {
    const found = handlers[name]
    if (!found) throw new Error(`${name} is not open`)
    return found(requestOf(path, { method, body, key, headers: SERVICE }))
  }
  const deps = { db, clock, origin: ORIGIN, authenticate, ask }
  const faulty = (upstream: ServiceName, handler: Handler) =>
    withFaults({ upstream, operationOf: () => 'any', handler, rules })
  handlers['account-manager'] = faulty('account-manager', createAccountManagerHandler(deps))
  handlers.catalog = faulty('catalog', createCatalogHandler(deps))
  handlers['order-manager'] = faulty('order-manager', createOrderManagerHandler(deps))
  return handlers
}

/** How an upstream can fail, and what its client calls that. */
export const FAILURES = [
  ['unreachable', { kind: 'status', status: 500 }],
  ['unreachable', { kind: 'status', status: 429 }],
  ['unreachable', { kind: 'delay', ms: 2000 }],
  ['unreachable', { kind: 'drop' }],
  ['invalid', { kind: 'garbage' }],
  ['invalid', { kind: 'partial' }],
] as const

/** An address that this shop sends to. */
export const ADDRESS = {
  first_name: 'Noa',
  last_name: 'de Vries',
  company: '',
  line1: 'Prinsengracht 1',
  line2: '',
  city: 'Amsterdam',
  state: '',
  zip_code: '1015 DK',
  country: 'NL',
}
