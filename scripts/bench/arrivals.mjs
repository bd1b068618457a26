import { setTimeout as wait } from 'node:timers/promises'
import { Agent } from 'undici'

const HTML = { 'user-agent': 'Mozilla/5.0 Chrome/156', accept: 'text/html', 'accept-encoding': 'gzip' }
const TICK_MS = 5
/** Each has its own share of the limits. */
const ADDRESSES = 5000

/**
 * Visitors who come at a constant rate, whether or not those before them have been answered: whoever waits keeps nobody
 * from coming (no coordinated omission). `perSecond` requests for `seconds`, then until the last one is answered.
 */
export async function arrivals({ url, path, cookie, perSecond, seconds }) {
  const agent = new Agent({ connections: 2000, pipelining: 1 })
  const answers = []
  const underway = new Set()
  const started = performance.now()
  const visit = async (turn) => {
    const began = performance.now()
    const address = `10.${(turn % ADDRESSES) >> 8}.${(turn % ADDRESSES) & 255}.1`
    const headers = { ...HTML, 'x-forwarded-for': address, ...(cookie && { cookie }) }
    const { statusCode, body } = await agent.request({ origin: url, path, method: 'GET', headers })
    await body.dump()
    answers.push({ status: statusCode, at: began - started, ms: performance.now() - began })
  }
  for (let turn = 0; performance.now() - started < seconds * 1000; await wait(TICK_MS))
    for (; turn < ((performance.now() - started) / 1000) * perSecond; turn += 1) {
      const one = visit(turn).catch(() => answers.push({ status: 0, at: performance.now() - started, ms: 0 }))
      underway.add(one)
      void one.finally(() => underway.delete(one))
    }
  await Promise.all(underway)
  await agent.close()
  return answers
}
