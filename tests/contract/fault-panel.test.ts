import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FaultPanelTask } from '~/services/flows/fault-panel/fault-panel.contract'
import { UPSTREAM_OPERATIONS } from '~/services/flows/fault-panel/upstream-operations'
import { REQUESTS } from '~/services/upstreams/cognito/cognito.contract'

const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'))
const offered = (upstream: string) => [...(UPSTREAM_OPERATIONS[upstream] ?? [])].toSorted()

describe('the panel offers of an upstream what there is to fail', () => {
  test('of the shop every query and mutation of its clients', () => {
    const texts = read('src/services/upstreams/shopify/{admin.server.ts,queries/*.ts}').join('\n')
    const named = [...texts.matchAll(/^ *(?:query|mutation) (\w+)/gm)].map(([, name]) => name ?? '')
    expect(offered('shopify')).toEqual([...new Set(named)].toSorted())
  })

  test('of the pool every operation, and its keys', () => {
    expect(offered('cognito')).toEqual([...Object.keys(REQUESTS), 'jwks'].toSorted())
  })

  test.each(['account-manager', 'catalog', 'subscription-manager', 'order-manager', 'checkout-orchestration'])(
    'of the %s every route but those with a name in them',
    (service) => {
      const [text = ''] = read(`src/services/upstreams/${service}/embedded/${service}.handler.ts`)
      const root = /const ROOT = '([^']+)'/.exec(text)?.[1] ?? ''
      const routes = [...text.matchAll(/app\.(get|post|put|patch)\((?:'|`)([^'`]+)/g)].map(
        ([, method = '', path = '']) =>
          `${method.toUpperCase()} ${path.replace(/^\$\{ROOT\}/, root).replace(/:uuid/g, ':id')}`,
      )
      const withName = /:anchor|:code|bundle_discounts/
      expect(offered(service)).toEqual(routes.filter((route) => !withName.test(route)).toSorted())
    },
  )
})

const status = { kind: 'status', status: 500 }
const rule = (outcome: object) => ({ kind: 'set', rule: { upstream: 'shopify', operation: '*', times: null, outcome } })
const longest = 'x'.repeat(16_382)

describe('a task', () => {
  test.each([
    rule(status),
    rule({ kind: 'answer', status: 200, body: longest }),
    { kind: 'moveTo', instant: '2027-01-31T09:00:00Z' },
    { kind: 'flag', key: 'cart-treatment', value: null },
    { kind: 'tell', about: 'plan' },
  ])('%j is taken', (task) => expect(FaultPanelTask.safeParse(task).success).toBe(true))

  test.each([
    rule({ kind: 'status', status: 99 }),
    rule({ kind: 'answer', status: 200, body: `${longest}x` }),
    rule({ kind: 'answer', status: 200 }),
    rule({ kind: 'delay', ms: 60_001 }),
    { ...rule(status), more: 1 },
    { kind: 'move', days: 4000 },
    { kind: 'moveTo', instant: 'tomorrow' },
    { kind: 'flag', key: 'nobody knows', value: 'on' },
    { kind: 'signIn', persona: 'x'.repeat(65) },
    { kind: 'tell', about: 'gift' },
    { kind: 'anything' },
  ])('another one is refused: %#', (task) => expect(FaultPanelTask.safeParse(task).success).toBe(false))
})
