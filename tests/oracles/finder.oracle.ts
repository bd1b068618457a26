import { asked, did, didNot, equal, isRunning, kept, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, never, oracle, within } from '~/machines/proving/oracle/rows'
import type { FinderView } from '~/machines/shop/finder/finder.connect'

/** S-212 … S-233: from so many completed months on a child plays with that kit; the later one where two meet (E-05). */
const KITS: readonly (readonly [number, string])[] = [
  [0, 'looker'],
  [3, 'charmer'],
  [5, 'senser'],
  [7, 'inspector'],
  [9, 'explorer'],
  [11, 'thinker'],
  [13, 'babbler'],
  [16, 'adventurer'],
  [19, 'realist'],
  [22, 'companion'],
  [25, 'helper'],
  [28, 'enthusiast'],
  [31, 'investigator'],
  [34, 'free-spirit'],
  [37, 'observer'],
  [40, 'storyteller'],
  [43, 'problem-solver'],
  [46, 'analyst'],
  [49, 'connector'],
  [52, 'examiner'],
  [55, 'persister'],
  [58, 'planner'],
]
const LAST_MONTH = 60

/** `isSaidOfDate`: what is said is about this very date, and gone with it. */
type Memory = { date: string | null; status: string; isOther: boolean; isSaidOfDate: boolean }

/** Completed months: the day itself counts. */
function monthsOf(date: string, today: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [yearNow = 0, monthNow = 0, dayNow = 0] = today.split('-').map(Number)
  return (yearNow - year) * 12 + monthNow - month - (dayNow < day ? 1 : 0)
}

function kitOf(date: string, today: string): string | null {
  const months = monthsOf(date, today)
  if (months > LAST_MONTH) return null
  return KITS.findLast(([from]) => from <= Math.max(0, months))?.[1] ?? null
}

const says = ({ error, isAgedOut, couldNotOpen }: FinderView) => ({ error, isAgedOut, couldNotOpen })
const NOTHING = { error: null, isAgedOut: false, couldNotOpen: false }

type Known = { memory: Memory; input: { fields: { today: string } }; before: { view: FinderView } | null }
const isAsking = ({ before }: Known) => before?.view.isBusy === false
const kitIn = ({ memory, input }: Known) => memory.date && kitOf(memory.date, input.fields.today)

export const finderOracle = oracle<FinderView, Memory>(
  'finder',
  [
    after(
      'start',
      { rule: 'S-300', says: 'what a form without script was answered is said' },
      ({ view, input, effects }) => [
        equal(says(view), {
          error: input.told === 'agedOut' ? null : input.told,
          isAgedOut: input.told === 'agedOut',
          couldNotOpen: false,
        }),
        equal([view.isBusy, effects], [false, []]),
      ],
    ),
    always({ rule: 'S-169', says: 'there are fields for the date' }, ({ view }) => view.birthDate !== null),
    after(
      'SUBMIT',
      { rule: 'S-169', says: 'leads to the kit of that age', when: (step) => isAsking(step) && Boolean(kitIn(step)) },
      (step) => [
        asked(step, 'openKit', { href: `${step.input.prefix}/products/kit-the-${kitIn(step)}` }),
        did(step, 'carryDate', step.memory.date),
        equal([step.view.isBusy, says(step.view)], [true, NOTHING]),
      ],
    ),
    after(
      'SUBMIT',
      {
        decided: 'E-05',
        says: 'past every kit',
        when: (step) => isAsking(step) && step.memory.date !== null && !kitIn(step),
      },
      (step) => [notAsked(step), didNot(step), equal(says(step.view), { ...NOTHING, isAgedOut: true })],
    ),
    after(
      'SUBMIT',
      { rule: ['S-290', 'S-291', 'S-292'], when: (step) => isAsking(step) && step.memory.date === null },
      (step) => [
        notAsked(step),
        didNot(step),
        equal(says(step.view), { ...NOTHING, error: step.view.birthDate?.error }),
        equal(step.view.error !== null, true),
      ],
    ),
    after(
      'SUBMIT',
      { rule: 'F-35e', says: 'twice is once', when: ({ before }) => before?.view.isBusy === true },
      (step) => [notAsked(step), didNot(step), kept(step, says), equal(step.view.isBusy, true)],
    ),
    after(
      'BIRTH_DATE',
      { rule: 'S-300', says: 'another date, and what was said of the one before is gone' },
      (step) => {
        const { memory, view, before } = step
        const isGone = memory.isOther && before?.memory.isSaidOfDate === true && !view.isBusy
        return [
          isGone ? equal(says(view), NOTHING) : kept(step, says),
          kept(step, ({ isBusy }) => isBusy),
          notAsked(step),
          didNot(step),
        ]
      },
    ),
    after(done('openKit'), { rule: 'S-211', says: 'the page is there' }, (step) => [
      equal([step.view.isBusy, says(step.view)], [false, NOTHING]),
      didNot(step),
    ]),
    after(failed('openKit'), { rule: 'F-35e', says: 'it can be tried again' }, (step) => [
      equal([step.view.isBusy, says(step.view)], [false, { ...NOTHING, couldNotOpen: true }]),
      did(step, 'logFailure'),
    ]),
    lasts(
      5000,
      'SUBMIT',
      { rule: 'F-35e', when: (step) => isAsking(step) && step.view.isBusy },
      (step) =>
        isRunning(step, 'openKit') && step.view.isBusy && step.effects.every(({ name }) => name !== 'logFailure'),
    ),
    within(
      5000,
      'SUBMIT',
      { rule: 'F-35e', says: 'then it says so', when: (step) => isAsking(step) && step.view.isBusy },
      (step) => step.view.couldNotOpen && !step.view.isBusy && step.effects.some(({ name }) => name === 'logFailure'),
    ),
    always({ rule: 'S-011', says: 'busy while the page is opened, and only then' }, (step) =>
      equal(step.view.isBusy, isRunning(step, 'openKit')),
    ),
    never(
      { rule: 'S-300', says: 'more than one thing is said' },
      ({ view }) => [view.error !== null, view.isAgedOut, view.couldNotOpen, view.isBusy].filter(Boolean).length > 1,
    ),
  ],
  (memory, { event, input, view, before }) => {
    const { date, status, isSaidOfDate } = memory ?? { date: null, status: 'empty', isSaidOfDate: input.told !== null }
    if (event.type === 'SUBMIT' && before?.view.isBusy === false)
      return { date, status, isOther: false, isSaidOfDate: view.isAgedOut }
    if (event.type !== 'BIRTH_DATE') return { date, status, isOther: false, isSaidOfDate }
    const isOther = event.date !== date || event.status !== status
    return { date: event.date, status: event.status, isOther, isSaidOfDate: isSaidOfDate && (!isOther || view.isBusy) }
  },
)
