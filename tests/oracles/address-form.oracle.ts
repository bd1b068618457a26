import type { AddressFormView } from '~/machines/checkout/address-form/address-form.connect'
import { did, didNot, equal, notAsked, nothingLeft, toldParent } from '~/machines/proving/oracle/checks'
import { after, always, oracle } from '~/machines/proving/oracle/rows'

/** S-200 */
const LONGEST = {
  country: 2,
  first_name: 60,
  last_name: 60,
  company: 80,
  line1: 120,
  line2: 120,
  zip_code: 16,
  city: 80,
  state: 40,
}
type Field = keyof typeof LONGEST
type Text = Record<Field, string>
type Which = 'shipping' | 'billing'
type Draft = { shipping: Text; billing: Text; isSame: boolean }
type Memory = Draft & { isRefused: boolean }
type Problem = { which: Which; field: Field; code: 'required' | 'invalid' }

/** In the order of the form: the country comes first, since it decides what else is asked. */
const ORDER: readonly Field[] = [
  'country',
  'first_name',
  'last_name',
  'company',
  'line1',
  'line2',
  'zip_code',
  'city',
  'state',
]
const OPTIONAL: readonly Field[] = ['company', 'line2']

/** What this oracle knows of the two countries that are sent to here. */
const CODES: Record<string, { postal: RegExp; example: string; hasStates: boolean }> = {
  US: { postal: /^\d{5}(-?\d{4})?$/, example: '94107', hasStates: true },
  NL: { postal: /^[1-9]\d{3} ?[A-Z]{2}$/i, example: '1012 AB', hasStates: false },
}
/** States of the United States are two letters, and these are some. */
const STATES = ['CA', 'NY', 'TX']

const fieldsOf = (country: string) => ORDER.filter((field) => field !== 'state' || CODES[country]?.hasStates)
const isRequired = (field: Field) => !OPTIONAL.includes(field)

function codeOf(text: Text, { field, countries }: { field: Field; countries: readonly string[] }) {
  const value = text[field].trim()
  if (value === '') return isRequired(field) ? 'required' : null
  if (field === 'country') return countries.includes(value) ? null : 'invalid'
  if (field === 'zip_code') return CODES[text.country]?.postal.test(value) === false ? 'invalid' : null
  return field === 'state' && !STATES.includes(value) ? 'invalid' : null
}

/** The second address is looked at only where it is another one. */
function problemsOf({ isSame, ...texts }: Draft, countries: readonly string[]): Problem[] {
  const both: Which[] = isSame ? ['shipping'] : ['shipping', 'billing']
  return both.flatMap((which) =>
    fieldsOf(texts[which].country).flatMap((field): Problem[] => {
      const code = codeOf(texts[which], { field, countries })
      return code ? [{ which, field, code }] : []
    }),
  )
}

const fitted = (text: Text): Text => ({
  ...text,
  ...Object.fromEntries(ORDER.map((field) => [field, text[field].slice(0, LONGEST[field])])),
})

/** Another country has other states. */
function changed(text: Text, { field, value }: { field: Field; value: string }): Text {
  const next = { ...text, [field]: value.slice(0, LONGEST[field]) }
  return next.country === text.country ? next : { ...next, state: '' }
}

const draftIn = ({ shipping, billing, isSame }: Memory): Draft => ({ shipping, billing, isSame })

type Known = { memory: Memory; input: { countries: readonly string[] } }
const problemsIn = ({ memory, input }: Known) => problemsOf(draftIn(memory), input.countries)

/** An address as it has to stand on the screen. */
function shownOf(known: Known, which: Which) {
  const text = known.memory[which]
  const problems = known.memory.isRefused ? problemsIn(known) : []
  return {
    which,
    country: text.country,
    postalExample: CODES[text.country]?.example ?? null,
    fields: fieldsOf(text.country).map((field) => ({
      field,
      value: text[field],
      maxLength: LONGEST[field],
      isRequired: isRequired(field),
      error: problems.find((one) => one.which === which && one.field === field)?.code ?? null,
    })),
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
        (address) => !address || CODES[address.country]?.hasStates === address.states.length > 0,
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
