// npm run mutants [-- flow …]: changes one thing of a machine at a time and counts what its oracle and invariants notice.
// docs/machines/mutants.json keeps how many. --turn: only those whose turn it is today, in about a minute.
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname } from 'node:path'
import { WAIVERS } from '../../tests/oracles/waivers.ts'
import { keepFigures } from './figures.ts'
import { type Mutant, mutantsOf } from './mutate.ts'
import { createPool, type Result } from './pool.ts'
import { htmlOf, type Judgement, tableOf, wantingIn } from './report.ts'
import { type Turn, turnOf } from './turn.ts'

const REPORTS = 'reports'
/** Walks of a mutant, and of the machine as it is; edges that are gone through one by one. */
const [WALKS, WALKS_AS_IT_IS, EDGES] = [60, 1000, 3200]
const SEED = Number(process.env.MUTANTS_SEED ?? 1)
const LIMIT_MS = 20_000

const isTurn = process.argv.includes('--turn')
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const begun = performance.now()
const known = globSync('tests/oracles/*.oracle.ts').sort().map(machineOf)
const machines = known.filter(({ flow }) => asked.length === 0 || asked.includes(flow))
if (machines.length === 0) throw new Error(`no oracle is called ${asked.join(' or ')}`)

const turn = isTurn ? turnOf(machines) : machines.map((machine) => ({ machine, mutants: mutantsOf(machine.folder) }))
const pool = createPool(availableParallelism(), LIMIT_MS)
const judgements = await Promise.all(turn.map(judgeMachine))
await pool.close()

mkdirSync(REPORTS, { recursive: true })
writeFileSync(`${REPORTS}/mutants.json`, `${JSON.stringify(judgements, null, 2)}\n`)
writeFileSync(`${REPORTS}/mutants.html`, htmlOf(judgements))
// a turn judges parts of machines
if (!isTurn)
  keepFigures(
    judgements,
    known.map(({ flow }) => flow),
  )
console.log(tableOf(judgements))
console.log(
  `${((performance.now() - begun) / 1000).toFixed(0)} s, seed ${SEED} (MUTANTS_SEED); ${REPORTS}/mutants.html`,
)
const wanting = wantingIn(judgements)
for (const line of wanting) console.log(line)
process.exit(wanting.length > 0 ? 1 : 0)

type Machine = ReturnType<typeof machineOf>

function machineOf(oracle: string) {
  const folder = basename(oracle, '.oracle.ts')
  const [machine] = globSync(`src/machines/*/${folder}/${folder}.machine.ts`)
  if (!machine) throw new Error(`${oracle} is about no machine`)
  const flow = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return { flow, folder: dirname(machine), oracle }
}

async function judgeMachine({ machine, mutants }: Turn<Machine>): Promise<Judgement> {
  const waivers = WAIVERS[machine.flow] ?? {}
  const ask = (mutant: Mutant | null, walks: number) =>
    pool.judge({
      ...machine,
      file: mutant?.file ?? '',
      source: mutant?.source ?? null,
      walks,
      seed: SEED,
      edges: EDGES,
    })
  const asItIs = ask(null, WALKS_AS_IT_IS)
  const results = await Promise.all(mutants.map(async (mutant) => judged(mutant, await ask(mutant, WALKS))))
  const ids = new Set(mutantsOf(machine.folder).map(({ id }) => id))
  return {
    flow: machine.flow,
    asItIs: (await asItIs).outcome?.why ?? null,
    withoutRow: (await asItIs).withoutRow,
    mutants: results.map((one) => ({ ...one, waiver: waivers[one.id] ?? null })),
    unknownWaivers: Object.keys(waivers).filter((id) => !ids.has(id)),
  }
}

function judged({ id, file, line, what }: Mutant, { outcome, ms }: Result) {
  return { id, file, line, what, killedBy: outcome?.by ?? null, why: outcome?.why ?? null, ms: Math.round(ms) }
}
