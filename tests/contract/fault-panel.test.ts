import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ERROR_LINES, WITHOUT_LINE } from '~/services/flows/fault-panel/error-lines'
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

/** The rules of S.15 and A.20 as the specification of this repository has them. */
const catalogues = [...readFileSync('docs/specification/rules.md', 'utf8').split(/^## /m)]
  .filter((section) => /^(Shop|Account): Error catalogue/.test(section))
  .flatMap((section) => [...section.matchAll(/^- \*\*([AS]-\d+)\*\*/gm)].map(([, rule]) => rule ?? ''))
const isWaived = (rule: string) => readFileSync('scripts/machines/waivers.json', 'utf8').includes(`"${rule}"`)

describe('the error catalogues', () => {
  test('S.15 and A.20 have 25 and 9 rules', () => expect(catalogues).toHaveLength(34))

  test('each of their rules has a line that opens it, or a reason why no page shows it, and not both', () => {
    const opened = new Set(ERROR_LINES.map(({ rule }) => rule))
    const excused = WITHOUT_LINE.map(({ rule }) => rule)
    expect([...opened, ...excused].toSorted()).toEqual(catalogues.toSorted())
  })

  test.each(WITHOUT_LINE)('$rule is without a test just as long as its page is awaited', ({ rule, isAwaited }) =>
    expect(isWaived(rule)).toBe(isAwaited),
  )

  test('each line has a name of its own', () => {
    const names = ERROR_LINES.map(({ id }) => id)
    expect(names).toEqual([...new Set(names)])
  })
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
