import type { Loose, Step } from '~/machines/proving/oracle/trace'
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
  undrawn: 'The page could not be drawn: the report has no picture.',
}

const START: Omit<Account, 'frame'> = {
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

/** The machine that was chosen, else what now has its place, else the flow that only this page has, else the first. */
export function rowOf(account: Account): Loose {
  const rows = rowsOf(momentOf(account))
  const chosen = linesOf(account).find(({ kind, session }) => kind === 'actor' && session === account.actor)
  const inPlace = rows.find(({ id }) => chosen && id === chosen.id)
  const own = rows.filter((row) => isOwn({ lines: linesOf(account) }, row)).at(-1)
  const subject = rows.find((row) => linesOf(account).some((line) => line.isSubject && line.session === row.session))
  return rows.find(({ session }) => session === account.actor) ?? inPlace ?? subject ?? own ?? rows[0] ?? null
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
function saidOf(account: Account): Pick<Account, 'notice' | 'refusal'> {
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

type Seen = Pick<Step<unknown>, 'event' | 'now' | 'input'>

export function accountAfter(last: Account | null, { event, now, input }: Seen): Account {
  const account = last ?? { ...START, frame: input.frame }
  const after = tried(drawn(read(arrived(account, event, now), { event, now }), { event, now }))
  const isThere = readingOf(after) && after.readSince === null
  return {
    ...after,
    sight: isThere ? [after.tab, after.zoom, rowOf(after).machine, ...innermostIn(after)] : after.sight,
  }
}

/** The page is asked of an event that is whole, now, and again when its machine has taken another one. */
function tried(account: Account): Account {
  const question = account.isCut || account.pages.length === 0 ? null : questionOf(account)
  return question === null || question === account.chance?.question
    ? account
    : { ...account, chance: { question, isTaken: null } }
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

/** Chart and notes are fetched of one machine at a time, and again once another one is looked at. */
function read(account: Account, { event, now }: Pick<Seen, 'event' | 'now'>): Account {
  const { readSince } = account
  const isOver = event.actor === 'readMachine' || (readSince !== null && now - readSince >= PATIENCE)
  const ended = readSince !== null && isOver ? withReading(account, event) : account
  if (ended.readSince !== null) return ended
  const machine = rowOf(ended)?.machine ?? null
  const isAgain = event.type === 'RETRY' && ended.reading?.isUnread === true
  return machine === null || (machine === ended.reading?.machine && !isAgain) ? ended : { ...ended, readSince: now }
}

function withReading(account: Account, event: Loose): Account {
  const machine = rowOf(account)?.machine ?? ''
  if (event.type !== 'done')
    return {
      ...account,
      readSince: null,
      reading: { machine, title: machine, sentence: '', picture: null, events: {}, actors: [], isUnread: true },
    }
  const types = Object.keys(event.output.events)
  const can = snapshotsOf(momentOf(account), rowOf(account)?.session).at(-1)?.can ?? []
  const type = types.find((each) => can.includes(each)) ?? types[0] ?? ''
  return { ...account, readSince: null, reading: event.output, draft: { type, fields: {} }, refusal: null }
}

/** Of a report the picture is waited for, and not for ever; what was told until it was asked for is taken away. */
function drawn(account: Account, { event, now }: Pick<Seen, 'event' | 'now'>): Account {
  const { drawing } = account
  const page = pageOf(account)
  if (!drawing)
    return event.type === 'EXPORT' && event.as === 'report' && page
      ? { ...account, drawing: { since: now, page } }
      : account
  const isOver = event.actor === 'requestPicture' || now - drawing.since >= DRAWING
  if (!isOver) return account
  return { ...account, drawing: null, ...(event.type === 'done' && event.output ? {} : { notice: SAID.undrawn }) }
}

const WHATEVER: Record<string, (account: Account, event: Loose) => Partial<Account>> = {
  FILTER: (_, { text }) => ({ filter: text.slice(0, 100) }),
  TAB: (_, { tab }) => ({ tab }),
  ZOOM: (_, { zoom }) => ({ zoom }),
}

const isTold: Record<string, (account: Account, event: Loose) => Partial<Account>> = {
  LINES: ({ pages }, { id, lines, machines }) => ({
    pages: pages.map(({ session, ...page }) =>
      session.page === id
        ? { ...page, lines: sorted([...page.lines, ...lines]), session: withHashes(session, machines) }
        : { ...page, session },
    ),
  }),
  CHANCE: ({ chance }, { question, isTaken }) =>
    chance?.question === question ? { chance: { question, isTaken } } : {},
  LEFT: (account, { id }) => {
    const pages = account.pages.filter(({ session }) => session.page !== id)
    const shown = { ...account.shown, [id]: null }
    return { pages, shown, ...(id === account.page ? lookingAt(pages[0]?.session.page ?? null) : {}) }
  },
}

const withHashes = (session: Loose, machines: Loose) => ({
  ...session,
  machines: { ...session.machines, ...machines },
})

const lookingAt = (page: string | null) => ({ page, actor: null, at: null, goingSince: null })

const PRESSED: typeof WHATEVER = {
  PICK_PAGE: (account, { id }) => ({ ...shownNow(account), ...lookingAt(id) }),
  SELECT: (_, { session }) => ({ actor: session }),
  TRAVEL: (account, { seq }) => travelled(account, seq),
  STEP: (account, { by }) => travelled(account, neighbourOf(account, by)),
  NOW: (account) => travelled(account, null),
  PICK_EVENT: (_, { event }) => ({ draft: { type: event, fields: {} }, refusal: null }),
  FIELD: ({ draft }, { name, value }) => ({
    draft: { ...draft, fields: { ...draft.fields, [name]: value } },
    refusal: null,
  }),
  SEND: saidOf,
  PACE: ({ rates, page }, { rate }) => ({ rates: { ...rates, [page ?? '']: rate } }),
  ANSWER_AS: ({ answers, page }, { actor, as }) => {
    const key = page ?? ''
    return { answers: { ...answers, [key]: { ...answers[key], [actor]: as } } }
  },
}

const sorted = (lines: Loose[]) => [...lines].sort((one, other) => one.seq - other.seq)
const shownNow = ({ shown, page }: Account) => ({ shown: { ...shown, [page ?? '']: null } })

const travelled = ({ shown, page }: Account, at: number | null) => ({
  ...{ at, notice: null, goingSince: null },
  shown: { ...shown, [page ?? '']: at },
})

/** From now one goes back to the event before the last; on from the last but one, it is now. */
export function neighbourOf(account: Account, by: number): number | null {
  const seqs = linesOf(account).flatMap(({ kind, seq }) => (kind === 'event' ? [seq] : []))
  const index = account.at === null ? seqs.length - 1 : seqs.filter((seq) => seq <= (account.at ?? 0)).length - 1
  if (by > 0 && index + by >= seqs.length - 1) return null
  return seqs[Math.max(0, index + by)] ?? null
}

function arrived(account: Account, event: Loose, now: number): Account {
  const { type } = event
  const whatever = WHATEVER[type]?.(account, event)
  if (whatever) return { ...account, ...whatever }
  if (account.isCut) return account
  if (event.actor === 'pages') return { ...account, isCut: true, goingSince: null }
  if (type === 'PAGE') return withPage(account, event.page)
  if (account.pages.length === 0) return account
  const changed = (isTold[type] ?? PRESSED[type])?.(account, event)
  if (changed) return { ...account, ...changed }
  if (type === 'GO_ON')
    return account.at !== null && account.goingSince === null ? { ...account, goingSince: now } : account
  if (type === 'ANSWER') return answered(account, event)
  const isLate = account.goingSince !== null && now - account.goingSince >= PATIENCE
  return isLate ? { ...account, goingSince: null, notice: SAID.stays } : account
}

function withPage(account: Account, page: Loose): Account {
  const id = page.session.page
  if (account.frame !== null && account.frame !== page.frame) return account
  const others = account.pages.filter(({ session }) => session.page !== id)
  return { ...account, pages: [...others, { ...page, lines: sorted(page.lines) }], page: account.page ?? id }
}

/** What another page answers was asked by another inspector. */
function answered(account: Account, { id, to, ok, text }: Loose): Account {
  if (id !== account.page) return account
  if (to === 'goOn' && account.goingSince !== null) {
    const gone = { ...shownNow(account), at: null, notice: text }
    return { ...account, goingSince: null, ...(ok ? gone : { notice: SAID.stays }) }
  }
  if (!ok) return { ...account, notice: SAID.refused }
  return text === '' ? account : { ...account, notice: text }
}
