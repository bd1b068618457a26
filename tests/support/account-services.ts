import { afterAll, beforeAll } from 'vitest'
import type { Db } from '~/services/platform/database/database.server'
import { createFaults } from '~/services/platform/faults/faults.server'
import { createHttp } from '~/services/platform/http/http.server'
import type { ServiceName } from '~/services/platform/wire/service-deps'
import { createAccountManagerClient } from '~/services/upstreams/account-manager/account-manager.server'
import { createCatalogClient } from '~/services/upstreams/catalog/catalog.server'
import { SEEDS } from '~/services/upstreams/composition-root.server'
import { createOrderManagerClient } from '~/services/upstreams/order-manager/order-manager.server'
import { openTestDatabase } from './database'
import { type Asking, ORIGIN, openOwnServices, requestOf } from './own-services'

type Handler = (request: Request) => Promise<Response>
/** Account manager, catalogue and order manager over one database in memory, each with its fault rules and our client. */
export function openAccountServices() {
  const clock = { time: Date.parse('2026-11-21T12:00:00.000Z'), now: () => clock.time }
  const rules = createFaults()
  const opened: { db?: Db; handlers?: Partial<Record<ServiceName, Handler>>; close?: () => Promise<void> } = {}
  beforeAll(async () => {
    const { db, close } = await openTestDatabase()
    await SEEDS['account-manager'](db, clock)
    await SEEDS.catalog(db, clock)
    Object.assign(opened, { db, close, handlers: openOwnServices({ db, clock, rules }).services })
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
      // fifty calls at once wait for each other on a database server
      deadlineMs: { read: 2000, write: 2000 },
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
