import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import walked from './walked.json'

const FOLDER = 'reports/coverage/browser'
const FILE = 'scripts/machines/walked.json'

/** `meant`: what was taken of what the tour was to take, so that chance changes nothing. */
const Report = z.object({ goal: z.enum(['visits', 'transitions']), meant: z.array(z.string()) })
/** By machine, and by what its tour was to take. */
type Walked = Record<string, { visits?: string[]; transitions?: string[] }>

/** The last part of `npm run tours`: what the tours in the browser have taken, for docs/machines and the page of each machine. */
export async function main(): Promise<number> {
  const all: Walked = { ...walked }
  const files = globSync(`${FOLDER}/*.json`)
  for (const file of files) {
    const { goal, meant } = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const id = basename(file, '.json')
    all[id] = { ...all[id], [goal]: meant.filter((each) => !each.startsWith('guard:')).toSorted() }
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 1)}\n`)
  process.stdout.write(`${FILE}: ${files.length} tours\n`)
  return 0
}
