import { dirname, resolve } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { AnyModel } from '~/machines/proving/model'
import type { AnyOracle } from '~/machines/proving/oracle/rows'
import type { Trace } from '~/machines/proving/oracle/ways'
import { createJudging, type Judged, type Verdict } from './judging.ts'
import { editionOf, installLoader, publish } from './loader.ts'

/** A machine by its folder and oracle; without a `source` it is judged as it is. */
export type Task = {
  flow: string
  folder: string
  oracle: string
  file: string
  source: string | null
  walks: number
  seed: number
  edges: number
}
/** `withoutRow`: rules of the machine that its oracle says nothing about; asked of the machine as it is. */
export type Answer = { verdict: Verdict; ms: number; withoutRow: string[] }

installLoader(process.cwd())
// what is wrong with a mutant is said once, by whoever judges it
console.error = console.warn = () => {}

const proving = (name: string) => import(resolve(`src/machines/proving/${name}.ts`))
const { explore } = await proving('explore')
const { tour } = await proving('tour')
const { createTrial } = await proving('oracle/trial')
const { createInvariants, throughAllStates } = await proving('oracle/invariants')
const { edgeTraces } = await proving('oracle/ways')
const { originsWithoutRow } = await proving('oracle/origins')
const judge = createJudging({ explore, createTrial, createInvariants, throughAllStates, edgeTraces })

const tours = new Map<string, { tour: Trace[]; edges: number }>()
let editions = 0

parentPort?.on('message', async (task: Task) => {
  const begun = performance.now()
  const verdict = await judgeTask(task)
  const ms = performance.now() - begun
  const answer: Answer = { verdict, ms, withoutRow: task.source === null ? await withoutRowIn(task) : [] }
  parentPort?.postMessage(answer)
})

async function judgeTask(task: Task): Promise<Verdict> {
  const oracle: AnyOracle = exportedFrom(await import(resolve(task.oracle)), 'Oracle')
  const known = tours.get(task.flow) ?? (await tourOf(task))
  tours.set(task.flow, known)
  const limits = {
    tour: known.tour,
    walks: task.walks,
    seed: task.seed,
    edges: known.edges <= task.edges ? task.edges : 0,
  }
  if (task.source === null) return judge({ ...(await partsOf(task)), oracle, ...limits })
  editions += 1
  publish({ number: editions, file: task.file, source: task.source, folders: [task.folder, dirname(task.file)] })
  try {
    return await judge({ ...(await partsOf(task)), oracle, ...limits })
  } catch (error) {
    // a chart that cannot even be made
    return { by: 'crash', why: error instanceof Error ? error.message : String(error) }
  } finally {
    publish(null)
  }
}

async function withoutRowIn({ flow, folder, oracle }: Task): Promise<string[]> {
  const notes = await import(resolve(`${folder}/${folder.split('/').at(-1)}.notes.ts`))
  return originsWithoutRow(notes[`${flow}Notes`], exportedFrom(await import(resolve(oracle)), 'Oracle'))
}

type Parts = Pick<Judged, 'model' | 'connect'>

async function partsOf({ flow, folder }: Task): Promise<Parts> {
  const name = folder.split('/').at(-1)
  const load = async (role: string) => import(editionOf(`${folder}/${name}.${role}.ts`))
  const [models, connects] = [await load('model'), await load('connect')]
  return { model: models[`${flow}Model`], connect: connects[`connect${flow[0]?.toUpperCase()}${flow.slice(1)}`] }
}

/** Ways through the chart as it is meant. */
async function tourOf(task: Task) {
  const { model }: { model: AnyModel } = await partsOf(task)
  const graph = explore(model)
  const traces: Trace[] = tour(graph).map(
    ({ start, steps }: { start: Trace; steps: { event: Trace['events'][0] }[] }) => ({
      input: start.input,
      events: steps.map(({ event }) => event),
    }),
  )
  return { tour: traces, edges: [...graph.out.values()].flat().length }
}

/** What a module exports under a name with that ending. */
function exportedFrom(module: Record<string, AnyOracle>, ending: string): AnyOracle {
  const [, value] = Object.entries(module).find(([name]) => name.endsWith(ending)) ?? []
  if (!value) throw new Error(`no …${ending} is exported`)
  return value
}
