import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { type DobInput, dobInputMachine } from '~/machines/ui/dob-input/dob-input.machine'
import type { CivilDate } from '~/services/domain/dates/civil-date'

const DAY = '2026-02-01' as CivilDate
const input: DobInput = {
  today: '2026-11-20' as CivilDate,
  locale: 'en-EU',
  isLookerTarget: false,
  initial: null,
  isLocked: false,
}

/** A form with a birth date in it, and what it was told. */
function openForm(asked: DobInput = input) {
  const told: object[] = []
  const machine = setup({
    types: { children: {} as { dob: 'dobInput' } },
    actors: { dobInput: dobInputMachine },
    actions: { keep: (_, event: object) => void told.push(event) },
  }).createMachine({
    on: { BIRTH_DATE: { actions: { type: 'keep', params: ({ event }) => event } } },
    invoke: { id: 'dob', src: 'dobInput', input: asked },
  })
  const { dob } = createActor(machine).start().getSnapshot().children
  if (!dob) throw new Error('no field')
  return { told, dob }
}

test('the form around a birth date is notified of its first state and of each change', () => {
  const { told, dob } = openForm()
  dob.send({ type: 'TYPE', part: 'day', value: '1' })
  dob.send({ type: 'PASTE', part: 'day', text: '1.2.2026' })
  expect(told).toEqual([
    { type: 'BIRTH_DATE', date: null, status: 'empty' },
    { type: 'BIRTH_DATE', date: null, status: 'partial' },
    { type: 'BIRTH_DATE', date: DAY, status: 'valid' },
  ])
})

test('the form is notified of a verified birth date at once', () => {
  expect(openForm({ ...input, initial: DAY, isLocked: true }).told).toEqual([
    { type: 'BIRTH_DATE', date: DAY, status: 'valid' },
  ])
})

test('A-109 a day and a month of one digit are whole, a year is of four', () => {
  const { told, dob } = openForm()
  const type = (part: 'day' | 'month' | 'year', value: string) => dob.send({ type: 'TYPE', part, value })
  type('day', '1')
  type('month', '2')
  type('year', '202')
  expect(told.at(-1)).toEqual({ type: 'BIRTH_DATE', date: null, status: 'partial' })
  type('year', '2026')
  expect(told.at(-1)).toEqual({ type: 'BIRTH_DATE', date: DAY, status: 'valid' })
})
