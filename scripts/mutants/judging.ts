import type { Graph } from '~/machines/proving/explore'
import type { AnyModel } from '~/machines/proving/model'
import type { AnyOracle } from '~/machines/proving/oracle/rows'
import type { Trace } from '~/machines/proving/oracle/ways'

/** What a mutant of a machine is judged by; `tour` are ways through the whole of the chart as it is meant. */
export type Judged = {
  model: AnyModel
  connect: (snapshot: unknown) => unknown
  oracle: AnyOracle
  tour: readonly Trace[]
  walks: number
  seed: number
  /** the most edges that are gone through one by one; a bigger graph is judged by its walks */
  edges: number
}

/** Who has noticed that something is wrong, and what was said; null where nobody did. */
export type Verdict = { by: 'oracle' | 'invariant' | 'crash'; why: string } | null

type Tools = {
  explore: (model: AnyModel) => Graph
  createTrial: typeof import('~/machines/proving/oracle/trial').createTrial
  createInvariants: typeof import('~/machines/proving/oracle/invariants').createInvariants
  throughAllStates: typeof import('~/machines/proving/oracle/invariants').throughAllStates
  edgeTraces: typeof import('~/machines/proving/oracle/ways').edgeTraces
}

/** The tools are those of the sources, which only the loader can load. */
export const createJudging =
  (tools: Tools) =>
  async (judged: Judged): Promise<Verdict> => {
    try {
      return await judge(tools, judged)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const [why = ''] = error.message.split('\n')
      return { by: error.name === 'Rejected' ? 'oracle' : 'crash', why }
    }
  }

async function judge(tools: Tools, { model, connect, oracle, tour, walks, seed, edges }: Judged): Promise<Verdict> {
  const trial = tools.createTrial({ model, connect, oracle })
  const brokenOn = tools.createInvariants(model)
  for (const trace of tour) {
    await trial.follow(trace)
    const [why] = await brokenOn(trace)
    if (why) return { by: 'invariant', why }
  }
  const random = createRandom(seed)
  for (let count = 0; count < walks; count += 1) await trial.walk(Array.from({ length: 31 }, () => random(1_000_000)))
  if (edges === 0) return null
  const graph = tools.explore(model)
  for (const trace of tools.throughAllStates(graph)) {
    const [why] = await brokenOn(trace)
    if (why) return { by: 'invariant', why }
  }
  for (const trace of tools.edgeTraces(graph).slice(0, edges)) await trial.follow(trace)
  const [row] = trial.silent()
  return row ? { by: 'oracle', why: `never spoke: ${row}` } : null
}

/** The same numbers for the same seed: a mutant that survived does so again. */
function createRandom(seed: number) {
  let state = seed >>> 0
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
