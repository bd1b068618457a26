import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../server/free-port.ts'
import { flagsOf, VARIABLES } from '../server/server-node.ts'

const KEY = 'bench-key-bench-key'
const TICKS_PER_SECOND = 100

/**
 * The built server, run as `npm start` runs it, with its own data folder and without rate limits. `origin`: what visitors
 * type, where something stands in front of it.
 */
export async function startServer({ dataDir, variables = {}, origin }) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [...flagsOf({ ...process.env, ...variables }), '.output/server/index.mjs'], {
    env: {
      ...process.env,
      ...VARIABLES,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      QA_KEY: KEY,
      LIMITS_FACTOR: '100000',
      LOG_LEVEL: 'error',
      ...(origin && { PUBLIC_ORIGIN: origin }),
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await ready(url)
  const asQa = qaOf(url, origin)
  return {
    url,
    pid: child.pid,
    key: KEY,
    cpuSeconds: () => cpuOf(child.pid),
    rssMb: () =>
      Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024),
    /** what stands below /upstream/qa */
    qa: async (control, method, body) => (await asQa(control, { method, body: body && JSON.stringify(body) })).json(),
    /** the newest emails of the mailbox */
    emails: async () => (await asQa('mailbox', { method: 'GET' })).json(),
    moveClock: (advanceMs) => asQa('clock', { method: 'POST', body: JSON.stringify({ advanceMs }) }),
    /** every embedded upstream answers this much later; 0 takes that back */
    async delayUpstreams(ms) {
      await asQa('faults', { method: 'DELETE' })
      if (ms === 0) return
      for (const upstream of ['contentful', 'shopify']) {
        const body = JSON.stringify({ upstream, operation: '*', outcome: { kind: 'delay', ms }, times: null })
        await asQa('faults', { method: 'POST', body })
      }
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve)
        child.kill('SIGTERM')
      }),
  }
}

const qaOf =
  (url, origin = url) =>
  async (control, request) => {
    const headers = { 'x-qa-key': KEY, origin, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/upstream/qa/${control}`, { ...request, headers })
    if (!answer.ok) throw new Error(`${control}: ${answer.status} ${await answer.text()}`)
    return answer
  }

async function ready(url) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the server was not ready within a minute')
}

function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
