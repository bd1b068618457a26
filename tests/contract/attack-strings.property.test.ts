import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import type { ServiceName } from '~/services/platform/wire/service-deps'
import { openAccountServices } from '../support/account-services'
import { attacked, attackString } from '../support/attack-strings'
import { openContentful } from '../support/contentful'
import { SERVICE } from '../support/own-services'

const RUNS = Number(process.env.ATTACK_RUNS ?? (process.env.TEST_ALL ? 200 : 25))
const SEED = Number(process.env.ATTACK_SEED ?? Date.now() % 2 ** 31)

const holds = <T>(attack: fc.Arbitrary<T>, property: (attack: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(attack, property), { numRuns: RUNS, seed: SEED })

describe(`the shop's own services, seed ${SEED}`, () => {
  const services = openAccountServices()
  const { playchartId, children, addressUuid } = persona('parent')
  const [child] = children
  const address = {
    first_name: 'A',
    last_name: 'B',
    company: '',
    line1: 'Sample Street 1',
    line2: '',
    city: 'Amsterdam',
    state: '',
    zip_code: '1012 AB',
    country: 'NL',
  }
  const BODIES: [name: ServiceName, method: string, path: string, body: unknown][] = [
    ['account-manager', 'POST', '/users', { user: { external_id: 'x', email: 'x@b.test', first_name: 'A' } }],
    ['account-manager', 'PUT', `/users/${playchartId}`, { user: { first_name: 'A', phone_number: '+31201234567' } }],
    [
      'account-manager',
      'POST',
      `/users/${playchartId}/relationships`,
      { relationship: { relationship_type: 'unknown', child: { name: 'Robin', birthday: '2026-02-01' } } },
    ],
    ['account-manager', 'PUT', `/children/${child?.uuid}`, { child: { name: 'Robin', birthday: '2026-02-01' } }],
    ['account-manager', 'POST', `/users/${playchartId}/addresses`, { address }],
    [
      'catalog',
      'POST',
      '/external_payment_methods',
      {
        user_uuid: playchartId,
        brand: 'visa',
        last4: '4242',
        gateway_token: 'tok',
        billing_address_uuid: addressUuid,
      },
    ],
  ]

  test.each(BODIES)('%s takes no text that it cannot keep: %s %s', async (name, method, path, body) => {
    await holds(attacked(body), async (sent) => {
      const { status } = await services.ask(name, path, { method, headers: SERVICE, body: sent, key: randomUUID() })
      expect(status).toBeLessThan(500)
    })
  })

  test.each([
    ['order-manager', '/orders/$'],
    ['order-manager', `/users/${playchartId}/draft_orders?metadata[subscription_uuids]=$`],
    ['catalog', '/bundle_discounts/$'],
    ['catalog', '/discounts/bundles?starting_product_anchor=$&language=en'],
    ['catalog', '/subscription_plans/$/installments?language=en'],
    ['account-manager', '/addresses/$'],
  ] as const)('nor does %s in an address: %s', async (name, path) => {
    await holds(attackString, async (text) => {
      const asked = path.replace('$', encodeURIComponent(text.toWellFormed()))
      expect((await services.ask(name, asked, { headers: SERVICE })).status).toBeLessThan(500)
    })
  })
})

describe(`the embedded Contentful, seed ${SEED}`, () => {
  let contentful: Awaited<ReturnType<typeof openContentful>>
  beforeAll(async () => {
    contentful = await openContentful()
  })
  afterAll(() => contentful.close())

  test.each([
    'entries?content_type=$',
    'entries?locale=$',
    'entries?order=$&limit=$',
    'entries?content_type=page&fields.slug[match]=$',
    'entries?content_type=page&fields.$=x',
    'entries?query=$',
    'entries/$',
    'sync?sync_token=$',
  ])('answers %s with its own words', (path) =>
    holds(attackString, async (text) => {
      const answer = await contentful.get(path.replaceAll('$', encodeURIComponent(text.toWellFormed())))
      expect(answer.status).toBeLessThan(500)
    }),
  )
})
