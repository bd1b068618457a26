import { describe, expect, test } from 'vitest'
import { type Import, importsOf, sourceFiles } from '../support/sources'

const oracles = sourceFiles('tests/oracles/*.oracle.ts')

/** The language of oracles; types of what a screen is given, and of the catalogue's keys. */
const mayImport = ({ target, isTypeOnly }: Import) =>
  /^src\/machines\/proving\/oracle\/(checks|rows|trace)$/.test(target) ||
  (isTypeOnly && (/^src\/machines\/.*\.connect$/.test(target) || target.startsWith('src/content/messages/'))) ||
  target.startsWith('tests/oracles/')

describe('an oracle is written with the chart closed', () => {
  test('it imports its language and types of what is seen, and no part of a machine', () => {
    const edges = oracles.flatMap(importsOf)
    expect(edges.length).toBeGreaterThan(oracles.length)
    expect(edges.filter((edge) => !mayImport(edge)).map(({ from, target }) => `${from} → ${target}`)).toEqual([])
  })

  test.each([
    ['a chart', 'src/machines/cart/cart/cart.machine', true],
    ['a function of a connect', 'src/machines/cart/cart/cart.connect', false],
    ['the explorer', 'src/machines/proving/explore', false],
  ])('so it may not import %s', (_, target, isTypeOnly) => {
    expect(mayImport({ from: 'tests/oracles/cart.oracle.ts', target, isTypeOnly })).toBe(false)
  })
})
