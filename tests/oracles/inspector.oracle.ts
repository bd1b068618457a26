import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { InspectorView } from '~/machines/tooling/inspector/inspector.connect'
import { accountAfter } from './inspector-account'
import {
  type Account,
  controlsOf,
  linesOf,
  missingIn,
  momentOf,
  PATIENCE,
  pageOf,
  readingOf,
  rowOf,
} from './inspector-memory'
import { briefly, changesOf, contextsOf, eventsIn, failuresIn, rowsOf, snapshotsOf, wordOf } from './inspector-past'
import { pictureIn, REPORT_ROWS } from './inspector-report'
import {
  answersTo,
  chanceOf,
  eventShown,
  focused,
  hasTold,
  isWatching,
  newestFirst,
  preparedIn,
  pressedIn,
  triedIn,
} from './inspector-tasks'

type Seen = Step<InspectorView, Account>

/** So many events stand in the list, so many messages in the sequence. */
const [LISTED, DRAWN] = [200, 14]

/** Something has come to nothing in this step: a way on, a reading, a picture, what a page was asked, the way to the pages. */
function failures({ event, before, memory, now }: Seen): number {
  const last = before?.memory
  if (!last) return 0
  const isReadInVain =
    last.readSince !== null &&
    event.type !== 'done' &&
    (event.actor === 'readMachine' || now - last.readSince >= PATIENCE)
  const isLate = last.goingSince !== null && memory.goingSince === null && event.type === 'time'
  const isRefused =
    event.type === 'ANSWER' && event.ok === false && event.id === last.page && isWatching({ event, before })
  const isUndrawn = last.drawing !== null && memory.drawing === null && pictureIn(event) === null
  return [isReadInVain, isLate, isRefused, isUndrawn, memory.isCut && !last.isCut].filter(Boolean).length
}

const titleOf = ({ session, title }: Loose) => ({ id: session.page, title, path: session.path })

export const inspectorOracle = oracle<InspectorView, Account>(
  'inspector',
  [
    always({ rule: 'F-90', says: 'the pages of this browser, and the one that is looked at' }, ({ view, memory }) => {
      const page = pageOf(memory)
      return [
        equal([view.pages, view.page], [memory.pages.map(titleOf), page && titleOf(page)]),
        equal([view.isDocked, view.isCut], [memory.frame !== null, memory.isCut]),
      ]
    }),
    always(
      { decided: 'ADR-0058', says: 'a row for each machine, with the failures that nobody was told of' },
      ({ view, memory }) => {
        const chosen = rowOf(memory)
        const rows = rowsOf(momentOf(memory))
        return [
          equal(
            view.rows,
            rows.map((row) => ({ ...row, isChosen: row.session === chosen?.session })),
          ),
          equal(view.actor, chosen && { machine: chosen.machine, state: chosen.state }),
          equal(view.failures, failuresIn(momentOf(memory))),
          equal(view.missing, missingIn(memory)),
        ]
      },
    ),
    always(
      { decided: 'ADR-0058', says: 'chart, notes and answers are those of the machine that is looked at' },
      ({ view, memory }) => {
        const reading = readingOf(memory)
        const last = momentEvents(memory).at(-1)
        const active = snapshotsOf(momentOf(memory), rowOf(memory)?.session).at(-1)?.active ?? []
        const chart = reading && { title: reading.title, sentence: reading.sentence, picture: reading.picture }
        return [
          equal(view.chart, chart && { ...chart, active, taken: last?.taken ?? [] }),
          equal(
            view.answers,
            (reading?.actors ?? []).map((actor: Loose) => answersTo(actor, memory)),
          ),
        ]
      },
    ),
    always(
      { decided: 'ADR-0058', says: 'what could not be read is said, until it has been read' },
      ({ view, memory }) =>
        equal([view.isUnread, view.isReading], [readingOf(memory)?.isUnread === true, memory.readSince !== null]),
    ),
    always({ decided: 'ADR-0058', says: 'each machine of a page is read before anybody looks at it' }, (step) =>
      hasTold(step)
        ? did(
            step,
            'readAhead',
            step.memory.pages.flatMap(({ session }) => Object.keys(session.machines)),
          )
        : didNot(step, 'readAhead'),
    ),
    always(
      { decided: 'ADR-0058', says: 'the context as it is then, and what the last event has changed' },
      ({ view, memory }) => {
        const session = rowOf(memory)?.session
        const contexts = contextsOf(momentOf(memory), session)
        const context = contexts.at(-1)
        const last = momentEvents(memory).at(-1)
        if (!context) return equal([view.change, view.may], [null, []])
        return [
          equal(view.change, {
            event: last ? wordOf(last.event.type).word : null,
            context: Object.entries(context).map(([key, value]) => ({ key, value: briefly(value) })),
            changes: contexts.length > 1 ? changesOf(contexts.at(-2), context) : [],
          }),
          equal(
            view.may,
            snapshotsOf(momentOf(memory), session)
              .at(-1)
              ?.can.map((type: string) => ({ type, ...wordOf(type) })),
          ),
        ]
      },
    ),
    always(
      { decided: 'ADR-0058', says: 'the form of an event has its fields, with what was filled in' },
      ({ view, memory }) => {
        const { type } = memory.draft
        const can = snapshotsOf(momentOf(memory), rowOf(memory)?.session).at(-1)?.can ?? []
        return equal(view.form, {
          type,
          types: Object.keys(readingOf(memory)?.events ?? {}),
          phrase: readingOf(memory)?.events[type]?.phrase ?? '',
          fields: controlsOf(memory).map((field) => ({
            ...{ ...field, control: `event-${field.name}` },
            refusal: memory.refusal?.field === field.name ? memory.refusal?.text : null,
          })),
          refusal: memory.refusal?.text ?? null,
          chance: can.includes(type) ? chanceOf(memory) : 'none',
        })
      },
    ),
    always(
      { rule: 'F-90', says: 'each event is a notch; what comes later has not happened yet' },
      ({ view, memory }) => {
        const { at } = memory
        const events = eventsIn(linesOf(memory))
        const past = events.filter(({ seq }) => at === null || seq <= at)
        const [first = 0, last = 0] = [events[0]?.at, events.at(-1)?.at]
        const current = past.at(-1)
        return [
          equal(view.isRewound, at !== null),
          equal(view.position, {
            ...{ index: past.length, count: events.length, at: current?.at ?? 0 },
            word: current ? wordOf(current.event.type).word : '',
          }),
          equal(view.span, { first, last }),
          equal(
            view.notches,
            events.slice(-2 * LISTED).map((one, index, { length }) => ({
              seq: one.seq,
              place: length === 1 ? 1 : index / (length - 1),
              isFuture: at !== null && one.seq > at,
            })),
          ),
          equal(view.hasBefore, at === null ? events.length > 0 : past.length > 1),
        ]
      },
    ),
    always(
      { decided: 'ADR-0058', says: 'events in the order in which they were taken, by what they are to hold' },
      ({ view, memory }) => {
        const { at, filter } = memory
        const events = eventsIn(linesOf(memory)).map((line) => ({
          ...{ seq: line.seq, at: line.at, actor: nameIn(memory, line.session), ...wordOf(line.event.type) },
          ...{ isTaken: line.taken.length > 0, isFuture: at !== null && line.seq > at, isCurrent: line.seq === at },
        }))
        const isWanted = ({ actor, word }: Loose) => `${actor} ${word}`.toLowerCase().includes(filter.toLowerCase())
        return equal(view.events, events.filter(isWanted).slice(-LISTED))
      },
    ),
    always({ decided: 'ADR-0058', says: 'from whom to whom, as far as one has come' }, ({ view, memory }) => {
      const { at } = memory
      const past = eventsIn(linesOf(memory)).filter(({ seq }) => at === null || seq <= at)
      const messages = past.slice(-DRAWN).map(({ seq, source, session, event }) => ({
        ...{ seq, from: source === null ? 'page' : nameIn(memory, source), to: nameIn(memory, session) },
        ...wordOf(event.type),
      }))
      const lanes = new Set(['page', ...messages.flatMap(({ from, to }) => [from, to])])
      return equal(view.sequence, { lanes: [...lanes], messages })
    }),
    always({ decided: 'ADR-0058', says: 'whether single-letter shortcuts are on is remembered' }, (step) => [
      equal(step.view.hasShortcuts, step.memory.hasShortcuts),
      step.event.type === 'SHORTCUTS' ? did(step, 'storeShortcuts', step.event.isOn) : didNot(step, 'storeShortcuts'),
    ]),
    always({ rule: 'F-90', says: 'what was typed, picked and said' }, ({ view, memory }) => {
      const { filter, tab, zoom, notice, page, rates, goingSince } = memory
      return [
        equal([view.filter, view.tab, view.zoom, view.notice], [filter, tab, zoom, notice]),
        equal([view.rate, view.isGoingOn], [rates[page ?? ''] ?? 1, goingSince !== null]),
      ]
    }),
    always(
      {
        decided: 'ADR-0058',
        says: 'the keyboard goes to the field that an event was not sent for, and to what was read at last',
      },
      (step) => {
        const control = focused(step)
        return control === undefined ? didNot(step, 'focusOn') : did(step, 'focusOn', control)
      },
    ),
    always(
      { rule: 'F-90', says: 'a page shows itself at the time that its panel says' },
      ({ memory: { page, at, shown } }) => equal(shown[page ?? ''] ?? null, at),
    ),
    always(
      { rule: 'F-90', says: 'the page that is looked at is asked what was pressed and filled in, and no other' },
      (step) => {
        const tasks = [pressedIn(step), triedIn(step), preparedIn(step)].filter(Boolean)
        return equal(
          step.sent,
          tasks.map((task) => ({ actor: 'pages', event: { type: 'TELL', task } })),
        )
      },
    ),
    always(
      {
        decided: 'ADR-0058',
        says: 'the states that its machine is in are in sight, first those that it has entered; again in another part or size',
      },
      (step) => {
        const [before, now] = [step.before?.memory.sight ?? null, step.memory.sight]
        const isOther = JSON.stringify(before) !== JSON.stringify(now)
        return isOther ? did(step, 'showStates', newestFirst(step)) : didNot(step, 'showStates')
      },
    ),
    always({ decided: 'ADR-0058', says: 'the event where one stands is in sight' }, (step) => {
      const shown = eventShown(step)
      return shown === undefined ? didNot(step, 'showEvent') : did(step, 'showEvent', shown)
    }),
    always({ decided: 'ADR-0064', says: 'the address of the panel names the page that its frame shows' }, (step) => {
      const { event, memory } = step
      const isMoved = event.type === 'MOVED' && isWatching(step) && event.id === memory.page
      const isThere = event.type === 'PAGE' && hasTold(step)
      return isMoved || isThere ? did(step, 'followFrame', memory.frame) : didNot(step, 'followFrame')
    }),
    after('start', { rule: 'F-90', says: 'the pages of this browser are listened to' }, (step) => asked(step, 'pages')),
    always(
      { decided: 'ADR-0058', says: 'chart and notes are asked for once for each machine that is looked at' },
      (step) => {
        const { memory, before, now, event } = step
        const isNew = memory.readSince === now && (before?.memory.readSince !== now || event.actor === 'readMachine')
        if (isNew) return asked(step, 'readMachine', { machine: rowOf(memory)?.machine })
        return [notAsked(step, 'readMachine'), equal(isRunning(step, 'readMachine'), memory.readSince !== null)]
      },
    ),
    lasts(
      PATIENCE,
      'GO_ON',
      { decided: 'ADR-0058', says: 'an answer is waited for', when: (step) => step.memory.goingSince === step.now },
      ({ view }) => view.isGoingOn,
    ),
    after(failed('pages'), { decided: 'ADR-0058', says: 'without a channel nothing is heard any more' }, (step) => [
      did(step, 'logFailure'),
      equal(isRunning(step, 'pages'), false),
    ]),
    REPORT_ROWS,
    always({ decided: 'ADR-0058', says: 'what comes to nothing is logged, each time' }, (step) =>
      equal(step.effects.filter(({ name }) => name === 'logFailure').length, failures(step)),
    ),
  ],
  accountAfter,
)

/** Events that the chosen machine has taken so far. */
const momentEvents = (account: Account) =>
  eventsIn(linesOf(account)).filter(
    ({ session, seq }) => session === rowOf(account)?.session && (account.at === null || seq <= account.at),
  )

const nameIn = (account: Account, session: string): string =>
  linesOf(account).findLast((line) => line.kind === 'actor' && line.session === session)?.id ?? session
