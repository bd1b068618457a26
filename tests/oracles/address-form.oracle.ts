import type { AddressFormView } from '~/machines/checkout/address-form/address-form.connect'
import { did, didNot, equal, notAsked, nothingLeft, toldParent } from '~/machines/proving/oracle/checks'
import { after, always, oracle } from '~/machines/proving/oracle/rows'
import { addressShown, COUNTRIES, changed, type FieldProblem, fieldProblems, fitted, type Text } from './address-fields'

type Which = 'shipping' | 'billing'
type Draft = { shipping: Text; billing: Text; isSame: boolean }
type Memory = Draft & { isRefused: boolean }
type Problem = FieldProblem & { which: Which }

/** The second address is looked at only where it is another one. */
function problemsOf({ isSame, ...texts }: Draft, countries: readonly string[]): Problem[] {
  const both: Which[] = isSame ? ['shipping'] : ['shipping', 'billing']
  return both.flatMap((which) => fieldProblems(texts[which], countries).map((problem) => ({ which, ...problem })))
}

const draftIn = ({ shipping, billing, isSame }: Memory): Draft => ({ shipping, billing, isSame })

type Known = { memory: Memory; input: { countries: readonly string[] } }
const problemsIn = ({ memory, input }: Known) => problemsOf(draftIn(memory), input.countries)

/** An address as it has to stand on the screen. */
function shownOf(known: Known, which: Which) {
  const problems = known.memory.isRefused ? problemsIn(known) : []
  return {
    which,
    ...addressShown(
      known.memory[which],
      problems.filter((one) => one.which === which),
    ),
  }
}

type Address = NonNullable<AddressFormView['billing']>
const seenOf = ({ which, country, postalExample, fields }: Address) => ({ which, country, postalExample, fields })

export const addressFormOracle = oracle<AddressFormView, Memory>(
  'addressForm',
  [
    always({ rule: 'S-200', says: 'the fields hold what was typed, as much as the wire takes' }, (step) => [
      equal(seenOf(step.view.shipping), shownOf(step, 'shipping')),
      step.view.billing && equal(seenOf(step.view.billing), shownOf(step, 'billing')),
    ]),
    always({ rule: 'S-200', says: 'a state is chosen where a country has some' }, ({ view: { shipping, billing } }) =>
      [shipping, billing].every(
        (address) => !address || COUNTRIES[address.country]?.hasStates === address.states.length > 0,
      ),
    ),
    always(
      { rule: 'F-35f', says: 'the second address is asked where it is another one' },
      ({ view, memory, input }) => [
        equal(view.isSame, memory.isSame),
        equal(view.billing === null, memory.isSame),
        equal(view.countries, input.countries),
      ],
    ),
    always({ rule: 'F-35f', says: 'nothing is complained about before the button was pressed' }, (step) => [
      equal(step.view.errors, step.memory.isRefused ? problemsIn(step) : []),
      equal(step.view.summaryId, 'address-errors'),
      notAsked(step),
      equal(step.ended, null),
    ]),
    after(
      'SUBMIT',
      { rule: 'F-35f', says: 'a whole form is passed on', when: (step) => problemsIn(step).length === 0 },
      (step) => [toldParent(step, { type: 'ADDRESS', address: draftIn(step.memory) }), didNot(step)],
    ),
    after('SUBMIT', { rule: 'F-35f', says: 'and no other', when: (step) => problemsIn(step).length > 0 }, (step) => [
      equal(step.told, []),
      did(step, 'focusSummary', step.view.summaryId),
      didNot(step, 'saveDraft'),
    ]),
    after('CHANGE', { rule: 'F-35f', says: 'it is remembered in this tab' }, (step) => [
      did(step, 'saveDraft', draftIn(step.memory)),
      equal([step.effects.length, step.told], [1, []]),
    ]),
    after('SAME', { rule: 'F-35f', says: 'that too is remembered' }, (step) => [
      did(step, 'saveDraft', draftIn(step.memory)),
      equal([step.effects.length, step.told], [1, []]),
    ]),
    after('FILL', { rule: 'F-35f', says: 'what was remembered is not written again' }, nothingLeft),
  ],
  (memory, { event, input }) => {
    const last = memory ?? { ...input.initial, isRefused: false }
    switch (event.type) {
      case 'CHANGE': {
        const which: Which = event.which
        return { ...last, [which]: changed(last[which], { field: event.field, value: event.value }) }
      }
      case 'SAME':
        // another form, of which nobody has said yet that it is whole
        return { ...last, isSame: event.isSame, isRefused: false }
      case 'FILL': {
        const { shipping, billing, isSame } = event.draft
        return { ...last, shipping: fitted(shipping), billing: fitted(billing), isSame }
      }
      case 'SUBMIT':
        return { ...last, isRefused: problemsOf(draftIn(last), input.countries).length > 0 }
      default:
        return last
    }
  },
)
