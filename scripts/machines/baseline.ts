import { readFileSync, writeFileSync } from 'node:fs'
import { type Version, versionOf } from './compare'
import { git, pagesAt } from './pages-at'

/** Beside the scripts: what is written anew with each change of a chart is in docs/machines. */
const FILE = 'scripts/machines/baseline.json'

/** With which version /machines compares: its short commit, its day, and its machines by their ids. */
type Baseline = { commit: string; date: string; machines: Record<string, Version> }

export const readBaseline = (): Baseline => JSON.parse(readFileSync(FILE, 'utf8'))

/** `npm run machines:baseline -- <commit>`: from now on /machines says what has changed since then. */
export async function main([commit]: string[]): Promise<number> {
  if (!commit) {
    process.stderr.write('npm run machines:baseline -- <commit>\n')
    return 1
  }
  const pages = [...pagesAt(commit).values()]
  const baseline: Baseline = {
    commit: git('rev-parse', '--short=8', commit).trim(),
    date: git('show', '-s', '--format=%cs', commit).trim(),
    machines: Object.fromEntries(pages.map((page) => [page.id, versionOf(page)])),
  }
  writeFileSync(FILE, `${JSON.stringify(baseline)}\n`)
  process.stdout.write(`${FILE}: ${pages.length} machines of ${baseline.commit}\n`)
  return 0
}
