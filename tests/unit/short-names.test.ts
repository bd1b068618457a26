import { describe, expect, test } from 'vitest'
import {
  shortClasses,
  shortName,
  variablesNamedIn,
  withShortClasses,
  withShortNames,
} from '~/services/request/documents/build/short-names'

test('names count up from one character, and none comes twice or begins with a figure', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => shortName(index))
  expect(names.slice(0, 53)).toEqual([...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', 'aa'])
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-zA-Z][a-zA-Z\d]{0,2}$/)
  expect(names.filter(({ length }) => length === 2)).toHaveLength(52 * 62)
})

describe('classes', () => {
  const sources = ['export const row = "pc-Often pc-Once"', 'export const all = {"one":"pc-Often pc-Other!"}']
  const names = shortClasses(sources)

  test('the most used come first, equal ones in the order of their first use', () => {
    expect([...names]).toEqual([
      ['pc-Often', 'a'],
      ['pc-Once', 'b'],
      ['pc-Other', 'c'],
    ])
  })

  test('are the same in script and sheet, and what is not known keeps its name', () => {
    expect(withShortClasses(sources[1] ?? '', names)).toBe('export const all = {"one":"a c!"}')
    expect(withShortClasses('"xpc-Often pc-Often-2 pc-Unknown"', names)).toBe('"xpc-Often pc-Often-2 pc-Unknown"')
    const css =
      '.pc-Often,.pc-Other\\!:hover>.pc-Once:not(.pc-Often){top:0}.pc-Unknown,.own [data-x=".pc-Often"]{top:1px}'
    expect(withShortNames(css, names, new Set())).toBe(
      '.a,.c\\!:hover>.b:not(.a){top:0}.pc-Unknown,.own [data-x=".pc-Often"]{top:1px}',
    )
  })
})

describe('custom properties', () => {
  const css =
    ':root{--colors-ink:#000;--colors-ink-2:var(--colors-ink);--colors-set:red;--placeholder:1}p{color:var(--colors-ink, var(--x));top:var(--placeholder)}'

  test('tokens get short names that begin with a capital, wherever the sheet sets or reads them', () => {
    expect(withShortNames(css, new Map(), new Set(['--colors-set']))).toBe(
      ':root{--A:#000;--B:var(--A);--colors-set:red;--placeholder:1}p{color:var(--A, var(--x));top:var(--placeholder)}',
    )
  })

  test('what a script names keeps its name', () => {
    expect(variablesNamedIn(["style={{ '--colors-set': red }}", 'fill="var(--sizes-icon)"'])).toEqual(
      new Set(['--colors-set', '--sizes-icon']),
    )
  })
})
