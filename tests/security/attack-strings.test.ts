import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TARGET_PREFIX } from '~/services/upstreams/cognito/cognito.contract'
import { type Attack, addressAttacks, forgedPayloads, functionAttacks, poolAttacks } from '../support/attacks'
import { BROWSER, ownOrigin, raw } from '../support/raw-request'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { idOf } from '../support/server-function'

const RUNS = Number(process.env.ATTACK_RUNS ?? (process.env.TEST_ALL ? 60 : 6))
const SEED = Number(process.env.ATTACK_SEED ?? Date.now() % 2 ** 31)
const SLOW_MS = 1000
const RUNS_MS = Math.max(PATIENCE_MS, RUNS * 15_000)
/** Words of a parser, a database or a stack: none of them is anybody's business. */
const INSIDE =
  /unreachable|seroval|unexpected token|in JSON at|invalid byte sequence|unpaired|node:internal|\.mjs|syntax error|PGlite/i

let server: Server

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '1000' } })
}, PATIENCE_MS)
afterAll(() => server.kill())

async function sent({ path, method, type, body, target }: Attack) {
  const headers = {
    ...(method === 'GET' ? BROWSER : {}),
    ...ownOrigin(server),
    ...(type ? { 'content-type': type } : {}),
    ...(target ? { 'x-amz-target': `${TARGET_PREFIX}${target}` } : {}),
    ...(path.startsWith('/_serverFn') ? { 'x-tsr-serverfn': 'true', accept: 'application/json' } : {}),
  }
  const began = performance.now()
  const answer = await raw(server, path, { method, headers, body })
  return { ...answer, ms: performance.now() - began }
}

/** What is wrong with the answer; null: nothing. */
async function wrongWith(attack: Attack): Promise<string | null> {
  const answer = await sent(attack)
  // asked again where it is slow: a machine that runs other tests too is slow now and then
  const again = answer.ms > SLOW_MS ? [await sent(attack), await sent(attack)] : []
  const ms = Math.min(answer.ms, ...again.map((each) => each.ms))
  if (answer.status >= 500) return `${answer.status}: ${answer.text.slice(0, 300)}`
  if (ms > SLOW_MS) return `${Math.round(ms)} ms`
  const isPage = String(answer.headers['content-type']).startsWith('text/html')
  const told = isPage ? null : INSIDE.exec(answer.text)
  const { location } = answer.headers
  if (location && new URL(String(location), server.url).origin !== server.url) return `leads to ${location}`
  return told ? `tells "${told[0]}": ${answer.text.slice(0, 300)}` : null
}

/** One complaint for each address that does not hold, with the smallest attack that shows it. */
async function complaints(attacks: readonly fc.Arbitrary<Attack>[]): Promise<string[]> {
  const found: string[] = []
  for (const [index, attack] of attacks.entries()) {
    const holds = fc.asyncProperty(attack, async (each) => {
      const wrong = await wrongWith(each)
      if (wrong) throw new Error(`${each.name} ${wrong}`)
    })
    const { failed, counterexample, errorInstance } = await fc.check(holds, { numRuns: RUNS, seed: SEED + index })
    if (failed) found.push(`${errorInstance} after ${JSON.stringify(counterexample)}`)
  }
  return found
}

describe(`texts that nobody types, seed ${SEED}`, () => {
  test.each([
    ['in every address and body', async () => addressAttacks(await seededVariant(server))],
    ['in what server functions are given', () => functionAttacks(idOf)],
    ['payloads that no page writes (T17)', () => Array.from({ length: 5 }, () => forgedPayloads(idOf)).flat()],
    ['in every operation of the pool', poolAttacks],
  ])('%s', async (_name, attacks) => expect(await complaints(await attacks())).toEqual([]), RUNS_MS)

  test('left no crash in the log', () => {
    expect(
      server
        .logs()
        .split('\n')
        .filter((line) => /"event":"request.crashed"/.test(line)),
    ).toEqual([])
  })
})
