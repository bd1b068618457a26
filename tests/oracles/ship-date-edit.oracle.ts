import type { ShipDateEditView } from '~/machines/account/ship-date-edit/ship-date-edit.connect'
import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, answered, failed, lasts, never, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'

type Phase = 'choosing' | 'notSaved' | 'saving' | 'checking' | 'saved' | 'closed' | 'left'
type Window = { from: string; until: string } | null
/** `why`: what keeps it from being moved; `since`: when was asked what is being waited for. */
type Memory = {
  phase: Phase
  why: string | null
  picked: string | null
  current: string
  window: Window
  since: number
}

/** F-53: so long each question is waited for. */
const PATIENCE = 9000
/** both ends can be chosen. */
const WINDOW_DAYS = 43

type Known = { event: Loose; before: { memory: Memory } | null }
const isOpen = ({ before }: Known) => before?.memory.phase === 'choosing' || before?.memory.phase === 'notSaved'
const isIn = (window: Window, date: string | null) =>
  window !== null && date !== null && date >= window.from && date <= window.until && date !== '2027-02-30'
const picks = (step: Known) => isOpen(step) && isIn(step.before?.memory.window ?? null, step.event.date)
const saves = (step: Known) => {
  const { picked = null, current = '' } = step.before?.memory ?? {}
  return isOpen(step) && picked !== null && picked !== current
}
const wasIn =
  (phase: Phase) =>
  ({ before }: Known) =>
    before?.memory.phase === phase
const turns = ({ memory, before }: Known & { memory: Memory }) =>
  before && memory.phase !== before.memory.phase ? memory.phase : null

export const shipDateEditOracle = oracle<ShipDateEditView, Memory>(
  'shipDateEdit',
  [
    always({ rule: ['A-214', 'A-215', 'A-293'], says: 'the days of the window are offered, and no others' }, (step) => {
      const { view, memory } = step
      const { window } = memory
      return [
        equal(view.days.length, window ? WINDOW_DAYS : 0),
        equal(
          [view.days[0]?.date ?? null, view.days.at(-1)?.date ?? null],
          [window?.from ?? null, window?.until ?? null],
        ),
        equal(
          view.days.map(({ date }) => date),
          view.days.map(({ date }) => date).toSorted(),
        ),
      ]
    }),
    always({ rule: 'A-213', says: 'which day is planned, counts, and is chosen' }, ({ view, memory, input }) => {
      const chosen = memory.picked === memory.current ? null : memory.picked
      const marked = (which: 'isCurrent' | 'isPicked') => view.days.filter((day) => day[which]).map(({ date }) => date)
      const expected = (date: string | null) => (isIn(memory.window, date) ? [date] : [])
      return [
        equal([view.current, view.chosen], [memory.current, chosen]),
        equal(view.plannedAtFirst, input.planned === memory.current ? null : input.planned),
        equal(marked('isCurrent'), expected(memory.current)),
        equal(marked('isPicked'), expected(memory.picked)),
        equal(view.shift === null, chosen === null),
      ]
    }),
    always({ rule: 'A-213', says: 'a week begins on Monday' }, ({ view, memory }) =>
      equal(view.before, memory.window ? 1 : 0),
    ),
    always({ rule: 'A-216', says: 'busy while it is on its way, and only then' }, (step) => [
      equal(step.view.isBusy, ['saving', 'checking'].includes(step.memory.phase)),
      equal(isRunning(step, 'updateInstallment'), step.memory.phase === 'saving'),
      equal(isRunning(step, 'getShipDate'), step.memory.phase === 'checking'),
    ]),
    always({ rule: 'A-217', says: 'that it was not saved is known until another day is chosen' }, ({ view, memory }) =>
      equal([view.hasFailed, view.isClosed], [memory.phase === 'notSaved', memory.phase === 'closed']),
    ),
    always({ rule: ['A-034', 'A-035'], says: 'why a kit cannot be moved any more' }, ({ view, memory }) =>
      equal(view.closed, memory.why),
    ),
    after('SAVE', { rule: ['A-216', 'A-255'], says: 'the day is sent', when: saves }, (step) =>
      asked(step, 'updateInstallment', { installmentId: step.input.item, date: step.memory.picked }),
    ),
    after(
      answered('updateInstallment'),
      { rule: 'A-217', says: 'what was not taken is asked for', when: wasIn('saving') },
      (step) =>
        step.memory.phase === 'saved'
          ? notAsked(step)
          : asked(step, 'getShipDate', {
              as: step.input.as,
              subscription: step.input.subscription,
              item: step.input.item,
            }),
    ),
    always({ rule: 'A-216', says: 'nothing else is sent' }, (step) =>
      step.event.type === 'SAVE' && saves(step) ? null : notAsked(step, 'updateInstallment'),
    ),
    always({ rule: 'A-217', says: 'nor asked' }, (step) =>
      turns(step) === 'checking' ? null : notAsked(step, 'getShipDate'),
    ),
    lasts(PATIENCE, 'SAVE', { rule: 'A-216', says: 'so long it is waited for', when: saves }, (step) =>
      isRunning(step, 'updateInstallment'),
    ),
    lasts(
      PATIENCE,
      failed('updateInstallment'),
      { rule: 'A-217', says: 'and so long for what is so', when: wasIn('saving') },
      (step) => isRunning(step, 'getShipDate'),
    ),
    always({ rule: ['A-216', 'A-217'], says: 'what leaves the page, and what is logged' }, (step) => {
      const { memory, input, event } = step
      const turned = turns(step)
      if (turned === 'saved')
        return [
          did(step, 'tellOtherTabs'),
          did(step, 'goToSchedule', { childUuid: input.childUuid, moved: input.item, from: memory.current }),
          equal(step.effects.length, 2),
        ]
      if (turned === 'checking') return [did(step, 'logFailure'), equal(step.effects.length, 1)]
      if (turned !== 'left') return didNot(step)
      const leads = event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew'
      return [did(step, leads), equal(memory.phase, 'left'), equal(step.effects.length, 1)]
    }),
    always({ rule: 'A-216', says: 'another day than the one that counts can be saved' }, ({ view, memory }) =>
      equal(
        view.can.save,
        ['choosing', 'notSaved'].includes(memory.phase) && memory.picked !== null && memory.picked !== memory.current,
      ),
    ),
    never({ decided: 'E-11', says: 'a page without a day to choose lets something be saved' }, ({ view }) =>
      view.isClosed ? view.can.save || view.days.length > 0 : false,
    ),
  ],
  (memory, step) => {
    const { event, input, now } = step
    if (!memory) return startOf(input)
    const known = { event, before: { memory } }
    if (event.type === 'PICK') return picks(known) ? { ...memory, phase: 'choosing', picked: event.date } : memory
    if (event.type === 'SAVE') return saves(known) ? { ...memory, phase: 'saving', since: now } : memory
    const isLate = now - memory.since >= PATIENCE
    if (memory.phase === 'saving') {
      if (event.actor === 'updateInstallment')
        return { ...memory, phase: event.output === true ? 'saved' : 'checking', since: now }
      return isLate ? { ...memory, phase: 'checking', since: now } : memory
    }
    if (memory.phase !== 'checking') return memory
    if (event.actor !== 'getShipDate') return isLate ? { ...memory, phase: 'notSaved' } : memory
    return checked(memory, event.output)
  },
)

function startOf({ current, window, asked: named }: Loose): Memory {
  const picked = isIn(window, named) ? named : null
  return { phase: window ? 'choosing' : 'closed', why: window ? null : 'tooLate', picked, current, window, since: 0 }
}

/** The subscription has the last word. */
function checked(memory: Memory, answer: Loose): Memory {
  if (answer?.ok) {
    const { kit, window } = answer.value
    const { date } = kit
    if (date === memory.picked) return { ...memory, phase: 'saved' }
    return { ...memory, phase: 'notSaved', current: date, window }
  }
  const kind = answer?.error.kind
  if (kind === 'unauthorised' || kind === 'otherPerson') return { ...memory, phase: 'left' }
  const closed = { ...memory, phase: 'closed' as const, window: null }
  if (kind === 'notFound') return { ...closed, why: 'tooLate' }
  const why = answer?.error.code
  return why === 'cancelled' || why === 'skipped' ? { ...closed, why } : { ...memory, phase: 'notSaved' }
}
