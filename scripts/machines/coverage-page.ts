import { readFileSync } from 'node:fs'
import type { Coverage } from './coverage'

const GREEN = '#2e7d4f'
const RED = '#b3261e'
const GREY = '#a49d92'

/** One document: each machine's chart, its transitions green where they were taken, in unit tests and in the browser apart. */
export const coverageDocument = (all: readonly Coverage[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Coverage of machines</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; color: #2b2722; background: #fbf8f3 }
figure { overflow-x: auto; margin: 0 0 1rem; background: #fff; padding: 1rem }
table { border-collapse: collapse } td, th { padding: 2px 12px 2px 0; text-align: left }
</style>
<h1>Coverage of machines</h1>
<p>Green was taken, red was not, grey is not walked there.</p>
<table><tr><th>Machine<th>Unit<th>Browser</tr>${all.map(row).join('')}</table>
${all.map(section).join('')}
</html>`

const row = ({ chart, transitions, unit, browser }: Coverage) =>
  `<tr><td><a href="#${chart.id}">${chart.id}</a><td>${share(transitions, unit)}<td>${browser ? share(transitions, browser) : '–'}</tr>`

const share = (all: readonly string[], taken: readonly string[]) =>
  `${all.filter((id) => taken.includes(id)).length} of ${all.length}`

function section(coverage: Coverage): string {
  const { chart, transitions, unit, browser, waived } = coverage
  const missing = transitions.filter((id) => !unit.includes(id))
  return `<h2 id="${chart.id}">${chart.id}</h2>
<h3>Unit</h3>${figure(coverage, 'unit', unit)}
<h3>Browser</h3>${figure(coverage, 'browser', browser)}
${missing.length > 0 ? `<ul>${missing.map((id) => `<li><code>${escaped(id)}</code>: ${escaped(waived[id] ?? 'nothing takes it')}</li>`).join('')}</ul>` : ''}`
}

/** The picture of docs/machines. A line that stands for several transitions is green when all of them were taken. */
function figure({ chart, transitions }: Coverage, kind: string, taken: readonly string[] | null): string {
  const svg = readFileSync(`docs/machines/${chart.id}.svg`, 'utf8')
  const colour = (id: string) => (taken === null ? GREY : taken.includes(id) ? GREEN : RED)
  const ordered = [...transitions].sort((one, other) => rank(taken, one) - rank(taken, other))
  const rules = ordered.map(
    (id) => `#${chart.id}-${kind} [data-transition~="${id}"] path { stroke: ${colour(id)} !important }`,
  )
  return `<figure id="${chart.id}-${kind}"><style>${rules.join('\n')}</style>${svg}</figure>`
}

/** What was not taken comes last, and so wins. */
const rank = (taken: readonly string[] | null, id: string) => (taken?.includes(id) ? 0 : 1)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
