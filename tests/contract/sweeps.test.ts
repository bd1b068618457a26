import { globSync, readFileSync } from 'node:fs'
import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { CART_SWEEP } from '~/services/flows/cart/cart.sweep'
import { carts } from '~/services/flows/cart/cart.tables'
import { REVOKED_TOKENS_SWEEP } from '~/services/flows/identity/revoked-tokens.server'
import { batchOf, type Sweep, sweepRows } from '~/services/platform/database/sweep'
import { KEY_SWEEPS } from '~/services/platform/lifecycle/sweeps.server'
import { BUILD_ASSETS_SWEEP } from '~/services/request/assets/build-assets.server'
import { PREVIEW_SWEEPS } from '~/services/request/preview/previews'
import { SESSION_SWEEP } from '~/services/request/session/sessions'
import { SWEEPS } from '~/services/upstreams/composition-root.server'
import { openTestDatabase, type TestDatabase } from '../support/database'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-23T12:00:00.000Z')
const ALL: readonly Sweep[] = [
  SESSION_SWEEP,
  REVOKED_TOKENS_SWEEP,
  CART_SWEEP,
  BUILD_ASSETS_SWEEP,
  ...PREVIEW_SWEEPS,
  ...KEY_SWEEPS,
  ...SWEEPS.identity,
  ...SWEEPS.shop,
]

/** What stays, or goes with something else: each with its reason. */
const KEPT: Record<string, string> = {
  'web.erasures': 'go with their last step',
  'web.session_tokens': 'go with their session',
  'account_manager.users': 'customers',
  'account_manager.children': 'of customers',
  'account_manager.addresses': 'of customers',
  'account_manager.preferences': 'of customers',
  'catalog.payment_methods': 'of customers',
  'catalog.credits': 'of customers',
  'catalog.credit_draws': 'the ledger of money',
  'checkout.charges': 'the ledger of money',
  'checkout.gifts': 'paid for',
  'checkout.refunds': 'the ledger of money',
  'checkout.withdrawals': 'one per order, which is kept',
  'checkout.withdrawal_declarations': 'go when they have been looked at',
  'cognito.keys': 'one, unless the pool makes another',
  'contentful.documents': 'editorial',
  'contentful.definitions': 'editorial',
  'contentful.revisions': 'one row',
  'flags.rules': 'one per flag',
  'order_manager.orders': 'sold',
  'order_manager.draft_orders': 'one per subscription',
  'qa.states': 'one row',
  'qa.fault_rules': 'of whoever tests, until they are deleted',
  'shopify.products': 'editorial',
  'shopify.variants': 'editorial',
  'shopify.collections': 'editorial',
  'shopify.shops': 'one row',
  'shopify.revisions': 'one row',
  'shopify.discounts': 'editorial',
  'shopify.gift_cards': 'money',
  'subscription_manager.subscriptions': 'of customers',
  'subscription_manager.reading_subscriptions': 'of customers',
  'subscription_manager.items': 'of subscriptions',
  'subscription_manager.cancellations': 'of subscriptions',
  'subscription_manager.notices': 'of subscriptions',
}

const nameOf = (table: Sweep['table']) => {
  const { schema, name } = getTableConfig(table)
  return `${schema}.${name}`
}

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

/** As the newest migration leaves them. */
function tablesOfMigrations(): string[] {
  const newest = globSync('drizzle/meta/*_snapshot.json').sort().at(-1) ?? ''
  const { tables } = z
    .object({ tables: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(newest, 'utf8')))
  return Object.keys(tables)
}

test('every table is swept, or stays for a reason', () => {
  const swept = ALL.map(({ table }) => nameOf(table))
  expect([...Object.keys(KEPT), ...swept].sort()).toEqual(tablesOfMigrations().sort())
})

test.each(ALL.map((sweep) => ({ sweep, name: nameOf(sweep.table) })))(
  '$name: an index leads to what has ended',
  async ({ sweep }) => {
    const plan = await opened.db.transaction(async (tx) => {
      // an empty table would be read whole
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_bitmapscan = off`)
      return tx.execute(sql`explain ${batchOf(tx, sweep, NOW).getSQL()}`)
    })
    const { rows } = z.object({ rows: z.array(z.object({ 'QUERY PLAN': z.string() })) }).parse(plan)
    const text = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).not.toContain('Seq Scan')
    expect(text).not.toContain('Sort')
    // by its moment, not by another index
    const { name } = Object.values(getTableColumns(sweep.table)).find((column) => column === sweep.by) ?? sweep.by
    expect(text).toMatch(new RegExp(`Index Cond: \\(${name} <`))
  },
)

const days = (count: number) => new Date(NOW - count * DAY_MS).toISOString()
const cart = (name: string, updatedAt: string) => ({ tokenHash: name, publicId: crypto.randomUUID(), updatedAt })

test('carts go 90 days after their last change, however many they are, and later ones stay', async () => {
  const old = Array.from({ length: 2500 }, (_, index) => cart(`old ${index}`, days(90.01)))
  await opened.db.insert(carts).values([...old, cart('of this season', days(89.99))])
  await sweepRows(opened.db, CART_SWEEP, NOW)
  expect(await opened.db.select({ name: carts.tokenHash }).from(carts)).toEqual([{ name: 'of this season' }])
})
