import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { asJson, type Raw, raw } from './raw-request'
import type { Server } from './server'

const Answer = z.object({
  cart: z.object({ lines: z.array(z.object({ variantId: z.string(), quantity: z.number() })) }),
})

type Sent = { key: string; quantity: number }

/**
 * A buyer who keeps a ledger: what was acknowledged is in the cart once, whatever dies meanwhile. An add without an
 * answer is sent again under its key until there is one, as the page does.
 */
export function createBuyer(merchandiseId: string) {
  const acknowledged = new Map<string, number>()
  const open: Sent[] = []
  const slowest = { ms: 0 }
  let cookie = ''

  const send = (server: Server, { key, quantity }: Sent) =>
    raw(server, '/api/cart/add?noredirect=1', {
      method: 'POST',
      headers: { ...asJson(server), cookie },
      body: JSON.stringify({ lines: [{ merchandiseId, quantity, attributes: [] }], idempotencyKey: key }),
    })

  function note(sent: Sent, answer: Raw) {
    if (answer.status !== 200) return
    cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0] ?? ''
    acknowledged.set(sent.key, sent.quantity)
  }

  return {
    acknowledged,
    slowest,
    /** What is to be sent by the next `settle`. */
    want: () => void open.push({ key: randomUUID(), quantity: 1 }),
    /** Adds one after the other until something dies. */
    async addUntilKilled(server: Server) {
      for (;;) {
        const sent = { key: randomUUID(), quantity: 1 + (acknowledged.size % 3) }
        open.push(sent)
        const answer = await send(server, sent).catch(() => null)
        if (!answer) return
        note(sent, answer)
        if (answer.status !== 200) return
        open.splice(open.indexOf(sent), 1)
      }
    },
    /** What had no answer is sent again, twice; statuses of all answers but 200. */
    async settle(server: Server): Promise<number[]> {
      const strange: number[] = []
      // what a process does for its first visitor is no wait for the key
      await raw(server, '/api/cart', { headers: { cookie } })
      const since = performance.now()
      for (const sent of open.splice(0))
        for (let answered = 0; answered < 2; ) {
          const answer = await send(server, sent)
          note(sent, answer)
          if (answer.status === 200) {
            answered += 1
            continue
          }
          strange.push(answer.status)
          if (answer.status !== 503 || performance.now() - since > 10_000) break
          await wait(200)
        }
      slowest.ms = Math.max(slowest.ms, performance.now() - since)
      return strange
    },
    owed: () => [...acknowledged.values()].reduce((sum, quantity) => sum + quantity, 0),
    async held(server: Server): Promise<number> {
      const { text } = await raw(server, '/api/cart', { headers: { cookie } })
      const { cart } = Answer.parse(JSON.parse(text))
      return cart.lines
        .filter(({ variantId }) => variantId === merchandiseId)
        .reduce((sum, line) => sum + line.quantity, 0)
    },
  }
}
export type Buyer = ReturnType<typeof createBuyer>
