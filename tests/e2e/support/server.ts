import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../scripts/server/free-port'
import { ownState } from '../../support/own-state'
import { endProcess, QA_KEY, type ServerProcess, startProcess, untilReady } from './process'

export type FaultOutcome =
  | { kind: 'status'; status: number }
  | { kind: 'delay'; ms: number }
  | { kind: 'drop' }
  | { kind: 'garbage' }
  | { kind: 'partial' }

type Fault = { upstream?: string; operation?: string; outcome: FaultOutcome; times?: number | null }

/** One server with its own copy of the seeded data (with DATABASE_URL it sows its own), and what QA may do with it. */
export async function openServer(template: string) {
  const dataDir = await mkdtemp(`${template}-worker-`)
  await cp(template, dataDir, { recursive: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const state = await ownState()
  const start = () => startProcess({ dataDir, port, variables: state?.variables })
  const running: { process: ServerProcess } = { process: start() }
  await untilReady(running.process, origin)

  async function qa(path: string, method: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${origin}/upstream/qa/${path}`, {
      method,
      headers: { origin, 'x-qa-key': QA_KEY, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  return {
    origin,
    output: () => running.process.output.join(''),
    faults: {
      /** the embedded shop unless another upstream is named; every operation unless one is named */
      add: ({ upstream = 'shopify', operation = '*', times = null, outcome }: Fault) =>
        qa('faults', 'POST', { upstream, operation, times, outcome }),
      list: () => qa('faults', 'GET'),
      clear: () => qa('faults', 'DELETE'),
    },
    clock: {
      set: (instant: string) => qa('clock', 'POST', { set: instant }),
      advance: (advanceMs: number) => qa('clock', 'POST', { advanceMs }),
      reset: () => qa('clock', 'DELETE'),
    },
    setStock: (sku: string, stock: number | null) => qa('stock', 'POST', { sku, stock }),
    /** null: what the flag is otherwise */
    setFlag: (key: string, value: string | null) => qa('flags', 'POST', { key, value }),
    kill9: () => endProcess(running.process, 'SIGKILL'),
    async restart() {
      await endProcess(running.process, 'SIGKILL')
      running.process = start()
      await untilReady(running.process, origin)
    },
    async close() {
      await endProcess(running.process, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
      await state?.drop()
    },
  }
}
export type ShopServer = Awaited<ReturnType<typeof openServer>>

/** Where global-setup.ts left the seeded data. */
export function seededTemplate(): string {
  const folder = process.env.E2E_DATA
  if (!folder) throw new Error('E2E_DATA is unset: global-setup.ts has not run')
  return join(folder, 'seeded')
}
