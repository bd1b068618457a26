import type { Outcome } from './pool.ts'

type JudgedMutant = {
  id: string
  file: string
  line: number
  what: string
  killedBy: NonNullable<Outcome>['by'] | null
  why: string | null
  ms: number
  /** why nobody could notice; null where there is no such reason */
  waiver: string | null
}
/** `asItIs`: what is wrong with the machine unchanged, then its mutants say nothing. `withoutRow`: rules that no row names. */
export type Judgement = {
  flow: string
  asItIs: string | null
  withoutRow: string[]
  mutants: JudgedMutant[]
  unknownWaivers: string[]
}

/** Of a hundred changes so many have to be noticed, in each machine. */
const LEAST = 90

const survivorsOf = ({ mutants }: Judgement) => mutants.filter(({ killedBy, waiver }) => !killedBy && !waiver)
const countedIn = ({ mutants }: Judgement) => mutants.filter(({ killedBy, waiver }) => killedBy || !waiver)

function figuresOf(judgement: Judgement) {
  const counted = countedIn(judgement)
  const killed = counted.filter(({ killedBy }) => killedBy)
  const by = (who: string) => killed.filter(({ killedBy }) => killedBy === who).length
  const ms = judgement.mutants.reduce((sum, one) => sum + one.ms, 0)
  return {
    mutants: judgement.mutants.length,
    oracle: by('oracle'),
    invariant: by('invariant'),
    crash: by('crash') + by('timeout'),
    waived: judgement.mutants.length - counted.length,
    survivors: counted.length - killed.length,
    // rounded down: 89.96 is less than 90
    percent: counted.length === 0 ? 100 : Math.floor((killed.length / counted.length) * 1000) / 10,
    msEach: Math.round(ms / Math.max(1, judgement.mutants.length)),
  }
}

const HEADS = ['machine', 'mutants', 'oracle', 'invariant', 'crash', 'waived', 'left', 'killed', 'ms each'] as const

const rowOf = (judgement: Judgement): string[] => {
  const { mutants, oracle, invariant, crash, waived, survivors, percent, msEach } = figuresOf(judgement)
  const numbers = [mutants, oracle, invariant, crash, waived, survivors].map(String)
  return [judgement.flow, ...numbers, `${percent.toFixed(1)} %`, String(msEach)]
}

/** A line for each machine. */
export function tableOf(judgements: readonly Judgement[]): string {
  const rows = [[...HEADS], ...judgements.map(rowOf)]
  return rows.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(10))).join('')).join('\n')
}

/** What must not be so: machines below the limit, with what was not noticed; waivers that are wrong; an oracle that says no. */
export const wantingIn = (judgements: readonly Judgement[]): string[] =>
  judgements.flatMap((judgement) => {
    const { flow, asItIs, mutants, unknownWaivers } = judgement
    const survivors = survivorsOf(judgement).map(({ file, line, what }) => `  ${file}:${line} ${what}`)
    const stale = mutants.filter(({ killedBy, waiver }) => killedBy && waiver).map(({ id }) => id)
    return [
      ...(asItIs ? [`${flow}: its oracle does not accept it as it is: ${asItIs}`] : []),
      ...(figuresOf(judgement).percent < LEAST ? [`${flow}: less than ${LEAST} % are noticed`, ...survivors] : []),
      ...stale.map((id) => `${flow}: waived, and noticed all the same: ${id}`),
      ...unknownWaivers.map((id) => `${flow}: waived, and there is no such mutant: ${id}`),
    ]
  })

export function htmlOf(judgements: readonly Judgement[]): string {
  const table = [[...HEADS], ...judgements.map(rowOf)]
    .map((row, at) => `<tr>${row.map((cell) => (at === 0 ? `<th>${escaped(cell)}` : `<td>${escaped(cell)}`)).join('')}`)
    .join('\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mutants</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;max-width:90rem}td,th{padding:.2rem .8rem;text-align:right}td:first-child,th:first-child{text-align:left}tr:nth-child(even){background:#f4f1ec}code{font-size:.9em}</style>
<h1>What the oracles notice</h1>
<p>One thing of a machine is changed at a time. “Left” are changes that nobody has noticed.</p>
<table>${table}</table>
${judgements.map(sectionOf).join('\n')}</html>
`
}

function sectionOf(judgement: Judgement): string {
  const line = ({ file, line: at, id }: JudgedMutant, more = '') =>
    `<li><code>${escaped(file)}:${at}</code> ${escaped(id)}${more && ` — ${escaped(more)}`}`
  const left = survivorsOf(judgement).map((mutant) => line(mutant))
  const waived = judgement.mutants.flatMap((mutant) =>
    mutant.waiver && !mutant.killedBy ? [line(mutant, mutant.waiver)] : [],
  )
  return `<h2>${escaped(judgement.flow)}</h2>
<h3>Left</h3><ul>${left.join('') || '<li>none'}</ul>
<h3>Waived</h3><ul>${waived.join('') || '<li>none'}</ul>
<p>Rules of its notes without a row: ${escaped(judgement.withoutRow.join(', ')) || 'none'}</p>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
