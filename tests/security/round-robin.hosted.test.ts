import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPlace, type Place } from '../support/seeded'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { createVisitor, finishCheckout, startCheckout } from '../support/visitor'

const CHILD_INFO = '/pages/subscription-v3/child-info'
const TIMES = 20

let place: Place
let servers: [Server, Server]

/** Two processes on one database and one Redis; each request of a visitor goes to the other one than the last. */
beforeAll(async () => {
  place = await emptyPlace()
  const variables = { LIMITS_FACTOR: '1000' }
  servers = await Promise.all([startServer({ place, env: variables }), startServer({ place, env: variables })])
}, PATIENCE_MS)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await place.drop()
})

const visitor = () => createVisitor(() => servers)
const child = (name: string) => ({ name, day: '3', month: '6', year: '2026', language: 'en' })

test(
  'a guest whose session is on both processes buys, every time',
  async () => {
    const merchandiseId = await seededVariant(servers[0])
    for (let turn = 0; turn < TIMES; turn++) {
      const guest = visitor()
      await guest.send('/api/child-info', child('June'))
      const { href, uuid } = await startCheckout(guest, { merchandiseId })
      expect(uuid, href).not.toBe('')
      expect((await guest.get(href)).text).not.toContain('This checkout has ended')
      expect(await finishCheckout(guest, uuid)).toMatchObject({ status: 'confirmed' })
    }
  },
  PATIENCE_MS,
)

test(
  'what a parent has told of a child is known to the next step, every time',
  async () => {
    for (let turn = 0; turn < TIMES; turn++) {
      const parent = visitor()
      const refused = await parent.send('/api/child-info', child(''))
      await parent.get(String(refused.headers.location))
      const { headers } = await parent.send('/api/child-info', child(`Child ${turn}`))
      expect(headers.location).toMatch(/payment-options/)
      const step = await parent.get(String(headers.location))
      expect([step.status, step.headers.location]).toEqual([200, undefined])
      expect(step.text).toContain(`Child ${turn}`)
    }
  },
  PATIENCE_MS,
)

test(
  'a corrected child stays corrected, whatever is written afterwards',
  async () => {
    for (let turn = 0; turn < TIMES; turn++) {
      const parent = visitor()
      await parent.send('/api/child-info', child('Wrong'))
      // both processes have read the session
      for (const _node of servers) await parent.get(CHILD_INFO)
      await parent.send('/api/child-info', child('Right'))
      await parent.send('/api/payment-options', { plan: 'paygo' })
      for (const _node of servers) {
        const { text } = await parent.get(CHILD_INFO)
        expect(text).toContain('Right')
        expect(text).not.toContain('Wrong')
      }
    }
  },
  PATIENCE_MS,
)
