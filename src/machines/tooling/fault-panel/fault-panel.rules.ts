import type { FaultPanelAnswer, FaultPanelPage, FlowEvent } from '~/services/flows/fault-panel/fault-panel.contract'
import type { FaultOutcome, FaultRule } from '~/services/platform/faults/faults.contract'

/** The outcomes that are offered, by the names that QA reads. */
export const OUTCOMES = [
  'slow',
  '401',
  '422',
  '429',
  '500',
  'drop',
  'garbage',
  'partial',
  'malformed',
  'out of order',
  'script',
] as const

/** What is typed into a rule before it is set; texts, as they stand in their fields. */
export type FaultDraft = {
  upstream: string
  operation: string
  outcome: string
  seconds: string
  status: string
  script: string
  times: string
  /** where the clock is to be set */
  instant: string
}
export type FaultField = keyof FaultDraft
export const FIRST_DRAFT: FaultDraft = {
  ...{ upstream: 'shopify', operation: '*', outcome: '500', seconds: '8', status: '200', script: '{}', times: '' },
  instant: '',
}

const LONGEST_SECONDS = 60
const LONGEST_SCRIPT = 16_384
const MOST_TIMES = 1_000_000

/** The rule that a draft describes; null where a part of it is no number, no JSON, or too much. */
export function ruleOf(draft: FaultDraft): FaultRule | null {
  const outcome = outcomeOf(draft)
  const times = draft.times.trim() === '' ? null : wholeOf(draft.times, { least: 1, most: MOST_TIMES })
  if (!outcome || times === undefined) return null
  return { upstream: draft.upstream, operation: draft.operation, outcome, times }
}

function outcomeOf({ outcome, seconds, status, script }: FaultDraft): FaultOutcome | null {
  switch (outcome) {
    case 'slow':
      return slowOf(seconds)
    case 'drop':
    case 'garbage':
    case 'partial':
    case 'malformed':
      return { kind: outcome }
    case 'out of order':
      return { kind: 'reordered' }
    case 'script':
      return scriptOf(status, script)
    default:
      return { kind: 'status', status: Number(outcome) }
  }
}

function slowOf(seconds: string): FaultOutcome | null {
  const ms = Math.round(Number(seconds) * 1000)
  const isFitting = seconds.trim() !== '' && ms >= 0 && ms <= LONGEST_SECONDS * 1000
  return isFitting ? { kind: 'delay', ms } : null
}

function scriptOf(text: string, script: string): FaultOutcome | null {
  const status = wholeOf(text, { least: 200, most: 599 })
  try {
    const body = JSON.parse(script)
    return status === undefined || JSON.stringify(body).length > LONGEST_SCRIPT
      ? null
      : { kind: 'answer', status, body }
  } catch {
    return null
  }
}

/** undefined where a text is no whole number between the two. */
function wholeOf(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const number = Number(text)
  return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most ? number : undefined
}

/** Another upstream has other operations. */
export const filledIn = (draft: FaultDraft, { name, value }: { name: FaultField; value: string }): FaultDraft => ({
  ...draft,
  ...(name === 'upstream' && value !== draft.upstream && { operation: '*' }),
  [name]: value,
})

/** What an outcome is called; a status and a delay with their figures. */
export function outcomeText(outcome: FaultOutcome): string {
  if (outcome.kind === 'status') return `${outcome.status}`
  if (outcome.kind === 'delay') return `slow, ${outcome.ms / 1000} s`
  if (outcome.kind === 'answer') return `script, ${outcome.status}`
  return outcome.kind === 'reordered' ? 'out of order' : outcome.kind
}

/** Whose answer it is that fails: a late one, or one that is no answer. */
export const toneOf = (outcome: FaultOutcome): 'after' | 'error' =>
  outcome.kind === 'delay' || outcome.kind === 'reordered' ? 'after' : 'error'

/**
 * A page that is to be shown once the task is done: one that is watched (null: a new one), anew or at another address.
 * `events`: what its flows are told then.
 */
export type Shown = { page: string | null; path: string | null; events: FlowEvent[] }

/** The page that is watched, as it is with somebody else. */
export const anew = (page: string | null): Shown | null => (page === null ? null : { page, path: null, events: [] })

/** The page on which a line shows. */
export function showing(
  { page }: { page: FaultPanelPage | null },
  { line, watched }: { line: string; watched: string | null },
): Shown | null {
  const found = page?.lines.find(({ id }) => id === line)
  return found ? { page: watched, path: found.path, events: found.events } : null
}

/** An instant as a field for date and time has it, by UTC; null where it is none. */
export const instantOf = ({ instant }: FaultDraft): string | null =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(instant) ? `${instant}:00Z` : null

export const isAbsent = (_: unknown, answer: FaultPanelAnswer): boolean => answer === null
