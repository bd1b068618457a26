import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { layoutChart } from '~/machines/reading/layout'
import type { MachinePage } from '~/machines/reading/page'
import { chartSvg } from '~/machines/reading/svg'
import { type Comparison, comparePages, mergedChart } from './compare'
import { marked } from './mark'
import { PAGES, pagesAt } from './pages-at'

const TARGET = 'reports/machines-diff'

/** `npm run machines:diff -- A B`: what changed in which machine between two commits; B is the files here where it is left out. */
export async function main([from, to]: string[]): Promise<number> {
  if (!from) {
    process.stderr.write('npm run machines:diff -- <commit> [<commit>]\n')
    return 1
  }
  const [before, after] = [pagesAt(from), pagesAt(to ?? null)]
  if (before.size === 0) process.stderr.write(`${from} has no ${PAGES}: every machine is new\n`)
  rmSync(TARGET, { recursive: true, force: true })
  mkdirSync(TARGET, { recursive: true })
  const parts: string[] = []
  for (const id of [...new Set([...after.keys(), ...before.keys()])].sort())
    parts.push(...(await compared(before.get(id) ?? null, after.get(id) ?? null)))
  const title = `# Machines: ${from} and ${to ?? 'now'}`
  writeFileSync(`${TARGET}/README.md`, `${[title, ...(parts.length ? parts : ['Nothing changed.'])].join('\n\n')}\n`)
  process.stdout.write(`${TARGET}/README.md: ${parts.length} changed\n`)
  return 0
}

/** The section of one machine, beside its picture; nothing where nothing changed. */
async function compared(before: MachinePage | null, after: MachinePage | null): Promise<string[]> {
  const page = after ?? before
  const comparison = comparePages(before, after)
  if (!page || comparison.sentences.length === 0) return []
  writeFileSync(`${TARGET}/${page.id}.svg`, `${await pictureOf(before, after, comparison)}\n`)
  const lines = comparison.sentences.map(({ text }) => `- ${text}`)
  return [`## ${page.title}\n\n![${page.title}](${page.id}.svg)\n\n${lines.join('\n')}`]
}

async function pictureOf(
  before: MachinePage | null,
  after: MachinePage | null,
  comparison: Comparison,
): Promise<string> {
  const { title, words } = after ?? before ?? { title: '', words: { states: {}, delays: {} } }
  const states = { ...before?.words.states, ...words.states }
  const chart = mergedChart(before?.chart ?? null, after?.chart ?? null)
  const layout = await layoutChart(chart, { ...words, states })
  return marked(chartSvg(layout, { title, description: 'What changed', sentences: {} }), layout, comparison)
}
