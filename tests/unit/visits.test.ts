import { expect, test } from 'vitest'
import { visitsOf } from '~/services/flows/visitors/visits.rules'

const state = (path: string, more: { type?: string; isInitial?: boolean } = {}) => ({
  id: path === '' ? 'm' : `m.${path}`,
  path,
  type: 'atomic',
  isInitial: false,
  asks: [],
  ...more,
})
const to = (id: string, source: string, ...targets: string[]) => ({
  id: `m.${source}::${id}::0`,
  source: source === '' ? 'm' : `m.${source}`,
  targets: targets.map((path) => `m.${path}`),
})

/** open → (form: blank → filled) → sent */
const machine = {
  id: 'm',
  goal: null,
  states: [
    state('', { type: 'compound' }),
    state('open', { isInitial: true }),
    state('form', { type: 'compound' }),
    state('form.blank', { isInitial: true }),
    state('form.filled'),
    state('sent', { type: 'final' }),
  ],
  transitions: [
    to('BEGIN', 'open', 'form'),
    to('FILL', 'form.blank', 'form.filled'),
    to('NOTE', 'form.filled'),
    to('SEND', 'form.filled', 'sent'),
  ],
}
const COUNTS = {
  'm::xstate.init::0': 100,
  'm.open::BEGIN::0': 60,
  'm.form.blank::FILL::0': 45,
  'm.form.filled::NOTE::0': 300,
  'm.form.filled::SEND::0': 40,
}

test('of those who came into a state some went on, and the others left the page there', () => {
  const { states, started } = visitsOf(machine, COUNTS)
  expect(started).toBe(100)
  expect(states['m.open']).toEqual({ came: 100, left: 60, stayed: 40 })
  expect(states['m.form.blank']).toEqual({ came: 60, left: 45, stayed: 15 })
  expect(states['m.form.filled']).toEqual({ came: 45, left: 40, stayed: 5 })
})

test('a state that holds others is left when one of them leads out of it', () => {
  expect(visitsOf(machine, COUNTS).states['m.form']).toEqual({ came: 60, left: 40, stayed: 20 })
})

test('who ends a machine has not left it in the middle', () => {
  expect(visitsOf(machine, COUNTS).states['m.sent']).toEqual({ came: 40, left: 0, stayed: null })
})

test('where nothing leads out, everybody stays, and nobody has left because of it', () => {
  const { states } = visitsOf({ ...machine, goal: 'm.form', transitions: machine.transitions.slice(0, 1) }, COUNTS)
  expect(states['m.form.blank']).toEqual({ came: 60, left: 0, stayed: null })
  expect(states.m?.stayed).toBe(null)
  expect(states['m.open']?.stayed).toBe(40)
})

test('where a transition around a state may leave it too, nobody says how many have stayed', () => {
  const cancelled = { ...machine, transitions: [...machine.transitions, to('CANCEL', 'form', 'open')] }
  const { states } = visitsOf(cancelled, { ...COUNTS, 'm.form::CANCEL::0': 5 })
  expect(states['m.form.blank']?.stayed).toBe(null)
  expect(states['m.form']).toEqual({ came: 60, left: 45, stayed: 15 })
  expect(states['m.open']).toEqual({ came: 105, left: 60, stayed: 45 })
})

test('every region of a parallel state is entered with it, and another region’s way out hides who stayed', () => {
  const regions = {
    id: 'm',
    goal: 'm.off',
    states: [
      state('', { type: 'compound' }),
      state('off', { isInitial: true }),
      state('on', { type: 'parallel' }),
      state('on.light', { type: 'compound' }),
      state('on.light.dim', { isInitial: true }),
      state('on.light.bright'),
      state('on.sound', { type: 'compound' }),
      state('on.sound.low', { isInitial: true }),
    ],
    transitions: [to('START', 'off', 'on.light.bright'), to('STOP', 'on.sound.low', 'off')],
  }
  const { states } = visitsOf(regions, { 'm::xstate.init::0': 9, 'm.off::START::0': 9, 'm.on.sound.low::STOP::0': 4 })
  expect(states['m.on.light.bright']).toEqual({ came: 9, left: 0, stayed: null })
  expect(states['m.on.light.dim']?.came).toBe(0)
  expect(states['m.on.sound.low']).toEqual({ came: 9, left: 4, stayed: 5 })
  expect(states['m.on']).toEqual({ came: 9, left: 4, stayed: 5 })
})

/** dear ⇄ cheap, for ever */
const choice = {
  ...{ id: 'm', goal: null },
  states: [state('', { type: 'compound' }), state('dear', { isInitial: true }), state('cheap')],
  transitions: [to('PICK', 'dear', 'cheap'), to('PICK', 'cheap', 'dear')],
}
const CHOSEN = { 'm::xstate.init::0': 100, 'm.dear::PICK::0': 20, 'm.cheap::PICK::0': 5 }

test('a choice that leads to no end is not given up by who stays with it', () => {
  const { states } = visitsOf(choice, CHOSEN)
  expect(states['m.dear']).toEqual({ came: 105, left: 20, stayed: null })
  expect(states['m.cheap']?.stayed).toBe(null)
})

test('whoever left while something was asked has been lost, whatever the machine leads to', () => {
  const asking = choice.states.map((each) => (each.path === 'cheap' ? { ...each, asks: ['getPrice'] } : each))
  expect(visitsOf({ ...choice, states: asking }, CHOSEN).states['m.cheap']?.stayed).toBe(15)
})

test('where all has gone well in a machine that goes on nobody is lost, and on the way there some are', () => {
  const { states } = visitsOf({ ...choice, goal: 'm.cheap' }, CHOSEN)
  expect(states['m.cheap']?.stayed).toBe(null)
  expect(states['m.dear']?.stayed).toBe(85)
})

test('who was there before anybody counted makes no state lose more than came', () => {
  expect(visitsOf(machine, { 'm.open::BEGIN::0': 3 }).states['m.open']).toEqual({ came: 0, left: 3, stayed: 0 })
})
