import { asked, equal, isRunning, nothingLeft, stopped, toldParent } from '~/machines/proving/oracle/checks'
import { after, always, answered, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Step } from '~/machines/proving/oracle/trace'
import type { connectPhoneInput } from '~/machines/ui/phone-input/phone-input.connect'

type View = ReturnType<typeof connectPhoneInput>
type Memory = { value: string; isLeft: boolean; status: Status }
/** What the form is told: only 'invalid' keeps it from saving, and 'judging' lets it wait (S-282). */
type Status = 'empty' | 'judging' | 'valid' | 'invalid' | 'unjudged'
type Known = Step<View, Memory>

/** So long the rules of telephone numbers are waited for; then the shop decides. */
const PATIENCE = 4000
/** What the wire takes. */
const LONGEST = 32

const isJudged = ({ memory }: Known) => memory.status === 'judging'
const question = ({ memory, input }: Known) => ({ countries: input.countries, value: memory.value.trim() })
const news = ({ memory }: Known) => ({ type: 'PHONE', status: memory.status })

export const phoneInputOracle = oracle<View, Memory>(
  'phoneInput',
  [
    after('start', { rule: 'S-282', says: 'what was there is judged, too', when: isJudged }, (step) => [
      asked(step, 'judgePhone', question(step)),
    ]),
    after('CHANGE', { rule: 'S-282', says: 'judged for the countries, trimmed', when: isJudged }, (step) => [
      asked(step, 'judgePhone', question(step)),
      toldParent(step, news(step)),
    ]),
    after('CHANGE', { rule: 'S-282', says: 'empty is fine', when: (step) => !isJudged(step) }, (step) => [
      equal([step.calls.asked, step.calls.running], [[], []]),
      toldParent(step, news(step)),
    ]),
    after(
      'CHANGE',
      {
        rule: 'F-21',
        says: 'of an older number nobody wants to know',
        when: ({ before }) => before !== null && isRunning(before, 'judgePhone'),
      },
      (step) => stopped(step, 'judgePhone'),
    ),
    after(answered('judgePhone'), { rule: ['F-21', 'S-282'], says: 'the form is told what it is' }, (step) => [
      equal(step.calls.asked, []),
      toldParent(step, news(step)),
    ]),
    lasts(PATIENCE, 'CHANGE', { rule: 'F-21', when: isJudged }, (step) => isRunning(step, 'judgePhone')),
    within(
      PATIENCE,
      'CHANGE',
      { rule: 'F-21', says: 'then the shop decides', when: isJudged },
      ({ told }) => told.length === 1 && told[0]?.type === 'PHONE' && told[0].status === 'unjudged',
    ),
    after('BLUR', { rule: 'S-282', says: 'leaving the field only shows what is known' }, nothingLeft),
    always({ rule: 'S-282', says: 'an invalid number is said once its field was left, and no other' }, (step) => {
      const { view, memory } = step
      return [equal(view.hasError, memory.status === 'invalid' && memory.isLeft), equal(step.effects, [])]
    }),
    always({ rule: 'S-282', says: 'what was typed stands in the field' }, ({ view, memory }) =>
      equal([view.value, view.maxLength], [memory.value, LONGEST]),
    ),
  ],
  (memory, { event, input, calls }) => {
    const statusOf = (value: string): Status => (value.trim() === '' ? 'empty' : 'judging')
    const known = memory ?? { value: input.initial, isLeft: false, status: statusOf(input.initial) }
    switch (event.type) {
      case 'CHANGE':
        return { ...known, value: event.value, status: statusOf(event.value) }
      case 'BLUR':
        return { ...known, isLeft: true }
      case 'done':
        return { ...known, status: event.output ? 'valid' : 'invalid' }
      case 'failed':
        return { ...known, status: 'unjudged' }
      default:
        return calls.stopped.length > 0 ? { ...known, status: 'unjudged' } : known
    }
  },
)
