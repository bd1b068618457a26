import { equal, kept, nothingLeft, toldParent } from '~/machines/proving/oracle/checks'
import { after, always, either, oracle } from '~/machines/proving/oracle/rows'
import type { DobInputView } from '~/machines/ui/dob-input/dob-input.connect'
import { errorOf, isoOf, NONE, type Part, type Parts, partsIn, partsOf, statusOf } from './birth-date'

/** What this oracle reads of what the fields were started with. */
type Start = { today: string; locale: string; isLookerTarget: boolean; isLocked: boolean }

const LONGEST = { day: 2, month: 2, year: 4 }

/** S-296 … S-299 */
const digitsOf = (part: Part, text: string) => text.replace(/[^0-9]/g, '').slice(0, LONGEST[part])

/** S-300, decided: E-37 */
const orderOf = ({ locale }: Start): Part[] =>
  locale === 'en-US' ? ['month', 'day', 'year'] : ['day', 'month', 'year']

/** What the form is told of such fields; a verified date is what it was. */
function newsOf(view: DobInputView, start: Start) {
  const parts = partsIn(view)
  const error = errorOf(parts, start)
  const date = error === null || view.isLocked ? isoOf(parts) : null
  return { type: 'BIRTH_DATE', date, status: statusOf(parts, start) }
}

/** A whole date in a pasted text: the year first, or in the order of the language; null where it is none. */
function pastedIn(text: string, start: Start): Parts | null {
  const numbers = text.trim().split(/[^0-9]+/)
  if (numbers.length !== 3 || !/^[0-9].*[0-9]$/.test(text.trim())) return null
  const order: Part[] = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : orderOf(start)
  const parts = { ...NONE, ...Object.fromEntries(order.map((part, at) => [part, numbers[at] ?? ''])) }
  return order.every((part) => parts[part].length <= LONGEST[part]) ? parts : null
}

export const dobInputOracle = oracle<DobInputView>('dobInput', [
  after('start', { rule: 'S-300', says: 'what was there stands in the fields' }, ({ view, input }) => [
    equal(partsIn(view), input.typed ?? partsOf(input.initial)),
    equal(view.isLocked, input.isLocked),
  ]),
  always({ rule: 'S-300', says: 'the fields stand in the order of the language' }, ({ view, input }) =>
    equal(
      view.fields.map(({ part }) => part),
      orderOf(input),
    ),
  ),
  always({ rule: 'S-297', says: 'and take no more than fits' }, ({ view }) =>
    view.fields.every(({ part, value, maxLength }) => maxLength === LONGEST[part] && value.length <= maxLength),
  ),
  after(
    'TYPE',
    { rule: 'S-296', when: isOpen },
    ({ view, before, event }) =>
      before && equal(partsIn(view), { ...partsIn(before.view), [event.part]: digitsOf(event.part, event.value) }),
  ),
  after('PASTE', { rule: 'S-296', says: 'a whole date fills all three', when: isOpen }, (step) => {
    const { view, before, event, input } = step
    const typed = { ...(before ? partsIn(before.view) : NONE), [event.part]: digitsOf(event.part, event.text) }
    return equal(partsIn(view), pastedIn(event.text, input) ?? typed)
  }),
  always(
    { rule: ['S-290', 'S-291', 'S-292', 'S-293', 'S-294', 'S-295', 'S-298', 'S-299', 'S-405'], when: isOpen },
    ({ view, input }) => equal(view.error, errorOf(partsIn(view), input)),
  ),
  after(
    either('TYPE', 'PASTE'),
    { rule: 'S-286', says: 'the form is told the day, YYYY-MM-DD', when: isOpen },
    (step) => toldParent(step, newsOf(step.view, step.input)),
  ),
  after(
    either('TYPE', 'PASTE'),
    { decided: 'E-88', says: 'a verified date stays', when: ({ view }) => view.isLocked },
    (step) => [kept(step, ({ fields }) => fields), equal(step.view.error, null), nothingLeft(step)],
  ),
  always({ decided: 'E-88', says: 'nothing locks or unlocks it' }, ({ view, input }) =>
    equal(view.isLocked, input.isLocked),
  ),
])

function isOpen({ view }: { view: DobInputView }) {
  return !view.isLocked
}
