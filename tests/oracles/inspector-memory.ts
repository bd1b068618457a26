import type { Loose } from '~/machines/proving/oracle/trace'
import { rowsOf, snapshotsOf } from './inspector-past'

/**
 * What an inspector has been told and asked for. `shown`: the event at which a page was asked to show itself; `rates` and
 * `answers`: how its time was asked to pass and its calls to be answered. Each by page, for each goes on without the panel.
 */
export type Account = {
  frame: string | null
  pages: Loose[]
  page: string | null
  actor: string | null
  at: number | null
  shown: Record<string, number | null>
  rates: Record<string, number>
  answers: Record<string, Record<string, string>>
  reading: Loose
  /** since when its chart and notes are fetched; null: they are not */
  readSince: number | null
  goingSince: number | null
  draft: { type: string; fields: Record<string, string> }
  /** why it was not sent as it stands, and the field that it is about */
  refusal: { field: string | null; text: string } | null
  /** what the page was asked last of the event that is filled in, and what it has said; null: it does not know */
  chance: { question: string; isTaken: boolean | null } | null
  filter: string
  tab: string
  zoom: string
  hasShortcuts: boolean
  notice: string | null
  /** the part of the panel, the size of the chart and the states of a chart that were brought into sight last; null: none yet */
  sight: string[] | null
  isCut: boolean
  /** since when a picture is waited for, and of what; null: none is */
  drawing: { since: number; page: Loose } | null
}

export const PATIENCE = 10_000
export const DRAWING = 8000
export const SAID = {
  missing: (field: string) => `Not sent: “${field}” is missing, or is not what the event asks for.`,
  unknown: 'Not sent: there is no such event.',
  refused: 'The page could not do that.',
  stays: 'The page could not go on from there.',
  taken: {
    vitest: 'Saved as a test for Vitest.',
    playwright: 'Saved as a test for Playwright.',
    report: 'Saved as a bug report, with a picture.',
  } as Record<string, string>,
  undrawn: 'The page could not be drawn: the report has no picture.',
}

export const START: Omit<Account, 'frame' | 'hasShortcuts'> = {
  ...{ pages: [], page: null, actor: null, at: null, shown: {}, rates: {}, answers: {}, reading: null },
  ...{
    readSince: null,
    goingSince: null,
    draft: { type: '', fields: {} },
    refusal: null,
    chance: null,
    filter: '',
    tab: 'chart',
    zoom: 'full',
    notice: null,
  },
  sight: null,
  isCut: false,
  drawing: null,
}

export const pageOf = ({ pages, page }: Account): Loose => pages.find(({ session }) => session.page === page) ?? null
export const linesOf = (account: Account): Loose[] => pageOf(account)?.lines ?? []
export const momentOf = (account: Account) => ({ lines: linesOf(account), at: account.at })

/**
 * The machine that was chosen, else what now has its place, else the one that is looked at without going back, else the flow
 * that only this page has, else the first.
 */
export function rowOf(account: Account): Loose {
  const rows = rowsOf(momentOf(account))
  const chosen = linesOf(account).find(({ kind, session }) => kind === 'actor' && session === account.actor)
  const inPlace = rows.find(({ id }) => chosen && id === chosen.id)
  const own = rows.filter((row) => isOwn({ lines: linesOf(account) }, row)).at(-1)
  const subject = rows.find((row) => linesOf(account).some((line) => line.isSubject && line.session === row.session))
  const now = account.at === null ? null : rowOf({ ...account, at: null })
  const kept = rows.find(({ session }) => session === account.actor) ?? inPlace
  return kept ?? rows.find(({ session }) => session === now?.session) ?? subject ?? own ?? rows[0] ?? null
}

/** Who is looked at otherwise, and was not there yet, or no more; null: nobody else. */
export function missingIn(account: Account): Loose {
  const wanted = account.actor ?? (account.at === null ? null : rowOf({ ...account, at: null })?.session)
  const line = linesOf(account).find(({ kind, session }) => kind === 'actor' && session === wanted)
  const row = rowOf(account)
  if (!line || !row || row.session === line.session || row.id === line.id) return null
  return { id: line.id, hasEnded: account.at === null || line.seq <= account.at }
}

const isOwn = ({ lines }: Loose, row: Loose) =>
  lines.some(
    ({ kind, session, parent, isOnEveryPage }: Loose) =>
      kind === 'actor' && session === row.session && parent === null && !isOnEveryPage,
  )

/** Chart and notes of the machine that is looked at; null while they are those of another one. */
export const readingOf = (account: Account): Loose =>
  account.reading?.machine === rowOf(account)?.machine ? account.reading : null

/** The events here have fields that hold nothing but a value; what else there may be is tested by itself. */
const fieldsOf = (account: Account): Loose[] => readingOf(account)?.events[account.draft.type]?.form.fields ?? []

/** A control for each, as it is filled in. */
export const controlsOf = (account: Account): Loose[] =>
  fieldsOf(account).map(({ name, isNeeded, form: { kind, choices } }) => ({
    ...{ name, kind, choices: choices.map(String), isNeeded, depth: 0 },
    value: account.draft.fields[name] ?? '',
  }))

/** The event that was filled in; null where it lacks something, or something is not what it has to be. */
export function wholeOf(account: Account): Loose {
  const { type, fields } = account.draft
  if (!(type in (readingOf(account)?.events ?? {}))) return null
  const parts = fieldsOf(account).map((field) => partOf(field, fields[field.name] ?? ''))
  return parts.includes(null) ? null : Object.assign({ type }, ...parts)
}

/** What is said where something is sent; at the form, the first field that it cannot be sent for. */
export function saidOf(account: Account): Pick<Account, 'notice' | 'refusal'> {
  if (wholeOf(account)) return { notice: null, refusal: account.refusal }
  const wrong = fieldsOf(account).find((field) => partOf(field, account.draft.fields[field.name] ?? '') === null)
  const refusal = { field: wrong?.name ?? null, text: wrong ? SAID.missing(wrong.name) : SAID.unknown }
  return { notice: null, refusal }
}

function partOf({ name, form: { kind }, isNeeded }: Loose, text: string): object | null {
  if (kind === 'text' && (text !== '' || isNeeded)) return { [name]: text }
  if (text === '') return isNeeded ? null : {}
  if (kind === 'choice') return ['true', 'false'].includes(text) ? { [name]: text === 'true' } : null
  if (kind === 'number') return Number.isNaN(Number(text)) ? null : { [name]: Number(text) }
  try {
    return { [name]: JSON.parse(text) }
  } catch {
    return null
  }
}

export function questionOf(account: Account): string | null {
  const event = account.at === null ? wholeOf(account) : null
  const session = rowOf(account)?.session
  const last = linesOf(account).findLast((line) => line.kind === 'event' && line.session === session)
  return event && JSON.stringify([account.page, session, last?.seq ?? 0, event])
}

/** States that no other state is in. */
export function innermostIn(account: Account): string[] {
  const active: string[] = snapshotsOf(momentOf(account), rowOf(account)?.session).at(-1)?.active ?? []
  return active.filter((id) => active.every((other) => other === id || !`${other}.`.startsWith(`${id}.`)))
}
