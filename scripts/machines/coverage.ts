import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { type ChartModel, chartOf } from '~/machines/reading/chart'
import { registry } from '~/machines/reading/registry'
import { coverageDocument } from './coverage-page'

const FOLDER = 'reports/coverage'
const Taken = z.object({ taken: z.array(z.string()) })

/** What was taken of a machine's transitions; `browser`: null where no tour has walked it. `waived`: reasons, by id. */
export type Coverage = {
  chart: ChartModel
  transitions: readonly string[]
  unit: readonly string[]
  browser: readonly string[] | null
  waived: Record<string, string>
}

/** After the tests: writes reports/coverage, and fails where a walk has left out a transition that nobody waived. */
export async function main(): Promise<number> {
  const all = await Promise.all(registry.map(coverageOf))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/index.html`, coverageDocument(all))
  const figures = all.map(({ chart, ...coverage }) => ({ id: chart.id, ...coverage, missing: missingOf(coverage) }))
  writeFileSync(`${FOLDER}/coverage.json`, JSON.stringify(figures, null, 2))
  for (const { id, missing } of figures)
    for (const each of missing) process.stdout.write(`${id}: nothing takes ${each}\n`)
  const walked = figures.filter(({ browser }) => browser !== null).length
  process.stdout.write(`${FOLDER}/index.html: ${all.length} machines, ${walked} of them in the browser\n`)
  return figures.some(({ missing }) => missing.length > 0) ? 1 : 0
}

type Registered = (typeof registry)[number]

async function coverageOf({ id, machine, model }: Registered): Promise<Coverage> {
  const chart = chartOf(await machine())
  return {
    chart,
    transitions: [...new Set(chart.edges.map(({ transition }) => transition))],
    unit: takenIn('unit', id) ?? [],
    browser: takenIn('browser', id),
    waived: (await model())?.unreachable ?? {},
  }
}

function takenIn(kind: 'unit' | 'browser', id: string): string[] | null {
  const path = `${FOLDER}/${kind}/${id}.json`
  return existsSync(path) ? Taken.parse(JSON.parse(readFileSync(path, 'utf8'))).taken : null
}

const missingOf = ({ transitions, unit, waived }: Omit<Coverage, 'chart'>) =>
  transitions.filter((id) => !unit.includes(id) && !(id in waived))
