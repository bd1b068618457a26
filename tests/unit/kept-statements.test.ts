import { beforeEach, expect, test } from 'vitest'
import { type KeptStatements, keptStatements } from '~/services/platform/database/kept-statements'

let time = 0
let kept: KeptStatements<{ name: string }>

beforeEach(() => {
  time = 0
  kept = keptStatements(() => time)
})

const keep = (...names: string[]) => {
  for (const name of names) kept.keep(name, { name })
}

test('a statement is planned anew after a minute: its table may be a hundred times as large', () => {
  keep('a')
  time = 60_000
  expect(kept.find('a')).toEqual({ name: 'a' })
  time = 60_001
  expect(kept.find('a')).toBeNull()
  expect(kept.takeToClose()).toEqual(['a'])
  expect(kept.takeToClose()).toEqual([])
})

test('the one that was used longest ago goes first', () => {
  const names = Array.from({ length: 200 }, (_, n) => String(n))
  keep(...names)
  kept.find('0')
  keep('new')
  expect([kept.find('0'), kept.find('1')]).toEqual([{ name: '0' }, null])
  expect(kept.takeToClose()).toEqual(['1'])
})

test('while the schema changes, and after it, everything is parsed anew', () => {
  keep('a')
  const end = kept.change()
  const other = kept.change()
  expect(kept.find('a')).toBeNull()
  keep('b')
  end()
  keep('c')
  expect(kept.find('c')).toBeNull()
  keep('d')
  other()
  expect(kept.find('d')).toBeNull()
  keep('e')
  expect(kept.find('e')).toEqual({ name: 'e' })
  expect(kept.takeToClose()).toEqual(['a', 'b', 'c', 'd'])
})
