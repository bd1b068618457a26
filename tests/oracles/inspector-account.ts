import type { Loose, Step } from '~/machines/proving/oracle/trace'
import {
  type Account,
  DRAWING,
  innermostIn,
  linesOf,
  momentOf,
  PATIENCE,
  pageOf,
  questionOf,
  readingOf,
  rowOf,
  SAID,
  START,
  saidOf,
} from './inspector-memory'
import { snapshotsOf } from './inspector-past'

type Seen = Pick<Step<unknown>, 'event' | 'now' | 'input'>

export function accountAfter(last: Account | null, { event, now, input }: Seen): Account {
  const account = last ?? { ...START, frame: input.frame, hasShortcuts: input.hasShortcuts }
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
      ? { ...account, drawing: { since: now, page }, notice: null }
      : account
  const isOver = event.actor === 'requestPicture' || now - drawing.since >= DRAWING
  if (!isOver) return account
  const isDrawn = event.type === 'done' && event.output
  return { ...account, drawing: null, notice: isDrawn ? (SAID.taken.report ?? null) : SAID.undrawn }
}

const WHATEVER: Record<string, (account: Account, event: Loose) => Partial<Account>> = {
  FILTER: (_, { text }) => ({ filter: text.slice(0, 100), notice: null }),
  EXPORT: (account, { as }) => (as === 'report' || !pageOf(account) ? {} : { notice: SAID.taken[as] ?? null }),
  TAB: (_, { tab }) => ({ tab }),
  SHORTCUTS: (_, { isOn }) => ({ hasShortcuts: isOn }),
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
  MOVED: ({ page }, { id }) => (id === page ? { notice: null } : {}),
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

const lookingAt = (page: string | null) => ({ page, actor: null, at: null, goingSince: null, notice: null })

const PRESSED: typeof WHATEVER = {
  PICK_PAGE: (account, { id }) => ({ ...shownNow(account), ...lookingAt(id) }),
  SELECT: (_, { session }) => ({ actor: session, notice: null }),
  NEXT_TIMER: () => ({ notice: null }),
  TRAVEL: (account, { seq }) => travelled(account, seq),
  STEP: (account, { by }) => travelled(account, neighbourOf(account, by)),
  NOW: (account) => travelled(account, null),
  PICK_EVENT: (_, { event }) => ({ draft: { type: event, fields: {} }, refusal: null, notice: null }),
  FIELD: ({ draft }, { name, value }) => ({
    draft: { ...draft, fields: { ...draft.fields, [name]: value } },
    refusal: null,
    notice: null,
  }),
  SEND: saidOf,
  PACE: ({ rates, page }, { rate }) => ({ rates: { ...rates, [page ?? '']: rate }, notice: null }),
  ANSWER_AS: ({ answers, page }, { actor, as }) => {
    const key = page ?? ''
    return { answers: { ...answers, [key]: { ...answers[key], [actor]: as } }, notice: null }
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
  const notice = others.length === account.pages.length ? null : account.notice
  return { ...account, pages: [...others, { ...page, lines: sorted(page.lines) }], page: account.page ?? id, notice }
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
