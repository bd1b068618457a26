import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { COSTS } from '../../scripts/mutants/costs'
import { mutantsOf } from '../../scripts/mutants/mutate'
import { takenBy, turnOf, turnsOf } from '../../scripts/mutants/turn'

const machines = globSync('src/machines/*/*/*.machine.ts').map((file) => ({
  flow: basename(file, '.machine.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  folder: dirname(file),
}))
const turns = turnsOf(machines)
const namesOf = (turn: (typeof turns)[number] = []) =>
  turn.map(({ machine, mutants }) => [machine.flow, mutants.length])

test('every mutant has its turn, once', () => {
  const judged = turns.flat().flatMap(({ machine, mutants }) => mutants.map(({ id }) => `${machine.flow} ${id}`))
  const all = machines.flatMap(({ flow, folder }) => mutantsOf(folder).map(({ id }) => `${flow} ${id}`))
  expect(judged.toSorted()).toEqual(all.toSorted())
})

test('each turn takes about as long as the others: less than a minute on two cores', () => {
  const seconds = turns.map((turn) => takenBy(turn) / 2000)
  expect(Math.max(...seconds)).toBeLessThan(60)
  expect(Math.min(...seconds)).toBeGreaterThan(0.8 * Math.max(...seconds))
})

test('a machine that takes longer than a turn is judged in parts, and each day has its turn', () => {
  const second = turnOf(machines, (turns.length + 1) * 86_400_000)
  expect(namesOf(second)).toEqual(namesOf(turns[1]))
  const [first, ...others] = turns.filter((turn) => turn.some(({ machine }) => machine.flow === 'inspector'))
  expect(first).toBeDefined()
  expect(others.length).toBeGreaterThan(0)
})

test('what is known to take long is still there', () => {
  expect(Object.keys(COSTS).filter((flow) => !machines.some((machine) => machine.flow === flow))).toEqual([])
})
