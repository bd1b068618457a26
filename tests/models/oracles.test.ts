import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { explore } from '~/machines/proving/explore'
import type { AnyOracle } from '~/machines/proving/oracle/rows'
import { createTrial } from '~/machines/proving/oracle/trial'
import { edgeTraces } from '~/machines/proving/oracle/ways'
import { registry } from '~/machines/reading/registry'

/** Walks of each machine; ORACLE=cart asks that flow alone, WALKS_SEED=… repeats a run. */
const WALKS = Number(process.env.WALKS ?? 200)
const SEED = Number(process.env.WALKS_SEED ?? Date.now() % 2 ** 31)
const only = process.env.ORACLE ?? ''
/** Of a graph with more edges npm test takes every so many, others each day; test:all takes all. */
const EDGES = process.env.TEST_ALL ? Number.POSITIVE_INFINITY : 1500
/** All edges of the largest graph take two minutes on a quiet machine, and took ten on a busy one. */
const TIMEOUT_MS = 1_800_000
const DAY = Math.floor(Date.now() / 86_400_000)

// that a listener which has ended is told something is no fault of a chart, and xstate warns of it
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

const files = import.meta.glob<Record<string, AnyOracle>>('../oracles/*.oracle.ts', { eager: true })
const oracles = Object.values(files).flatMap((module) => Object.values(module))

describe.each(oracles.filter(({ flow }) => !only || flow === only).map((oracle) => [oracle.flow, oracle] as const))(
  '%s',
  async (flow, oracle) => {
    const entry = registry.find(({ id }) => id === flow)
    const [model, connect] = [await entry?.model(), await entry?.connect()]
    if (!model || !connect) throw new Error(`no machine is called ${flow}`)
    const trial = createTrial({ model, connect, oracle })

    test('accepts every explored edge', { timeout: TIMEOUT_MS }, async () => {
      const traces = edgeTraces(explore(model))
      const each = Math.max(1, Math.ceil(traces.length / EDGES))
      for (const trace of traces.filter((_, at) => at % each === DAY % each)) await trial.follow(trace)
    })

    test(`accepts ${WALKS} random walks (WALKS_SEED=${SEED})`, async () => {
      const walk = fc.array(fc.nat(1_000_000), { minLength: 31, maxLength: 31 })
      await fc.assert(
        fc.asyncProperty(walk, (choices) => trial.walk(choices)),
        { numRuns: WALKS, seed: SEED },
      )
    })

    test('has no row that never speaks', { timeout: TIMEOUT_MS }, async () => {
      // a row that none of today's edges made speak has the others
      for (const trace of edgeTraces(explore(model))) {
        if (trial.silent().length === 0) break
        await trial.follow(trace)
      }
      expect(trial.silent()).toEqual([])
    })
  },
)

test('every machine has an oracle', () =>
  expect(oracles.map(({ flow }) => flow).sort()).toEqual(registry.map(({ id }) => id).sort()))
