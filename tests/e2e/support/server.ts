import { z } from 'zod'
import { freePort } from '../../../scripts/server/free-port'
import { seededPlace } from '../../support/seeded'
import { endingOf, endProcess, QA_KEY, type ServerProcess, startProcess, untilReady } from './process'

const Now = z.object({ now: z.string() })
const Due = z.object({ isDone: z.boolean() })
const Variant = z.object({ variantId: z.string() })

export type FaultOutcome =
  | { kind: 'status'; status: number }
  | { kind: 'delay'; ms: number }
  | { kind: 'drop' }
  | { kind: 'garbage' }
  | { kind: 'partial' }

type Fault = { upstream?: string; operation?: string; outcome: FaultOutcome; times?: number | null }

/** One server with its own copy of the seeded data, and what QA may do with it. */
export async function openServer() {
  const { dataDir, state, drop } = await seededPlace()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const upstreamsPort = await freePort()
  const variables = { ...state?.variables, UPSTREAMS_PORT: String(upstreamsPort) }
  const start = () => startProcess({ dataDir, port, variables })
  let added = 0
  const running: { process: ServerProcess } = { process: start() }
  await untilReady(running.process, origin)

  async function qa(path: string, method: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${origin}/upstream/qa/${path}`, {
      method,
      headers: { origin, 'x-qa-key': QA_KEY, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${path}: no answer. ${endingOf(running.process)}`, { cause })
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  return {
    origin,
    /** where the shop's own services answer on their wires */
    upstreams: `http://127.0.0.1:${upstreamsPort}`,
    output: () => running.process.output.join(''),
    faults: {
      /** the embedded shop unless another upstream is named; every operation unless one is named */
      add: ({ upstream = 'shopify', operation = '*', times = null, outcome }: Fault) => {
        added += 1
        return qa('faults', 'POST', { upstream, operation, times, outcome })
      },
      /** how many rules have been added so far */
      added: () => added,
      list: () => qa('faults', 'GET'),
      clear: () => qa('faults', 'DELETE'),
    },
    clock: {
      set: (instant: string) => qa('clock', 'POST', { set: instant }),
      advance: (advanceMs: number) => qa('clock', 'POST', { advanceMs }),
      /** whoever is signed in stays so */
      moveTo: (instant: string) => qa('clock', 'POST', { set: instant, keepSessions: true }),
      /** ISO 8601, UTC */
      now: async () => Now.parse(await qa('clock', 'GET')).now,
      reset: () => qa('clock', 'DELETE'),
    },
    /** the number of a variant at the shop, as its callers say it */
    async variantNumber(sku: string): Promise<number> {
      const { variantId } = Variant.parse(await qa(`stock?${new URLSearchParams({ sku })}`, 'GET'))
      return Number(variantId.split('/').at(-1))
    },
    setStock: (sku: string, stock: number | null) => qa('stock', 'POST', { sku, stock }),
    /** null: what the flag is otherwise */
    setFlag: (key: string, value: string | null) => qa('flags', 'POST', { key, value }),
    /** what is due by the shop's clock is done at once, all of it */
    async runDue() {
      for (const _ of Array(20)) if (Due.parse(await qa('due', 'POST', {})).isDone) return
      throw new Error('more is due after twenty runs')
    },
    kill9: () => endProcess(running.process, 'SIGKILL'),
    async restart() {
      await endProcess(running.process, 'SIGKILL')
      running.process = start()
      await untilReady(running.process, origin)
    },
    async close() {
      await endProcess(running.process, 'SIGTERM')
      await drop()
    },
  }
}
export type ShopServer = Awaited<ReturnType<typeof openServer>>
