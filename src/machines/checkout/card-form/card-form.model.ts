import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { cardFormMachine } from './card-form.machine'

/** The one card here that can be good, on its last days, as it stands in its fields, and what has to be typed for it. */
const GOOD = { number: '3782 822463 10005', expiry: '11 / 26', cvc: '1234', name: 'Bo Example' }
const TYPED = new Map([
  ['number', '378282246310005'],
  ['expiry', '1126'],
  ['cvc', '12345'],
  ['name', 'Bo Example'],
])

/** How often the button was pressed while the whole good card stood there. */
function goodPresses(events: readonly AnyEventObject[]): number {
  const right = new Set<string>()
  let presses = 0
  for (const { type, field, value } of events) {
    if (type === 'CLEAR') right.clear()
    else if (type === 'SUBMIT') presses += right.size === TYPED.size ? 1 : 0
    else if (TYPED.get(field) === value) right.add(field)
    else right.delete(field)
  }
  return presses
}

export const cardFormModel: Model<typeof cardFormMachine> = {
  machine: cardFormMachine,
  input: { today: CivilDate.parse('2026-11-21') },
  key: ({ text }) => text,
  cases: {
    CHANGE: [
      { type: 'CHANGE', field: 'number', value: '378282246310005' },
      { type: 'CHANGE', field: 'number', value: '4242-4242-4242-4242-4242' },
      { type: 'CHANGE', field: 'expiry', value: '1126' },
      { type: 'CHANGE', field: 'expiry', value: '10/2026' },
      { type: 'CHANGE', field: 'expiry', value: '13' },
      { type: 'CHANGE', field: 'cvc', value: '12345' },
      { type: 'CHANGE', field: 'cvc', value: '123' },
      { type: 'CHANGE', field: 'name', value: 'Bo Example' },
    ],
    CLEAR: [{ type: 'CLEAR' }],
    SUBMIT: [{ type: 'SUBMIT' }],
  },
  outcomes: {},
  // its parent says when
  secrets: { text: (snapshot) => snapshot.matches('editing') },
  invariants: [
    {
      name: 'what is cleared is gone',
      when: (_, { events }) => events.at(-1)?.type === 'CLEAR',
      holds: ({ context }) => Object.values(context.text).every((text) => text === ''),
    },
    {
      name: 'a good card is passed on each time that the button is pressed, once, and no other card is',
      holds: (_, { told, events }) =>
        told.length === goodPresses(events) &&
        told.every(({ type, card }) => type === 'CARD' && JSON.stringify(card) === JSON.stringify(GOOD)),
    },
    {
      name: 'whoever is refused is shown it',
      when: (_, { events }) => events.at(-1)?.type === 'SUBMIT',
      holds: (snapshot, { effects }) =>
        snapshot.matches({ editing: 'refused' }) === (effects.at(-1)?.type === 'focusSummary'),
    },
    {
      name: 'numbers are digits in groups, whatever was typed',
      holds: ({ context: { text } }) => /^[\d ]*$/.test(text.number) && /^[\d /]*$/.test(text.expiry),
    },
  ],
}
