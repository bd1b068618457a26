import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { registry } from '~/machines/reading/registry'
import { noticedOf } from '~/services/flows/machines/coverage.rules'
import { figuresWith } from '../../scripts/mutants/figures'
import type { Judgement } from '../../scripts/mutants/report'

const mutant = (killedBy: 'oracle' | null, waiver: string | null = null) => ({
  ...{ id: 'x', file: 'x.machine.ts', line: 1, what: 'x', why: null, ms: 1 },
  ...{ killedBy, waiver },
})
const judged = (flow: string, mutants: Judgement['mutants'], asItIs: string | null = null): Judgement => ({
  ...{ flow, asItIs, withoutRow: [], mutants, unknownWaivers: [] },
})

describe('what is kept of a run of mutants', () => {
  const before = { cart: { mutants: 9, noticed: 8, waived: 0 }, gone: { mutants: 1, noticed: 1, waived: 0 } }

  test('is new for the machines that it judged, as before for the others, and nothing of what is no machine', () => {
    const run = [
      judged('tabs', [mutant('oracle'), mutant(null), mutant(null, 'nobody could'), mutant('oracle', 'stale')]),
    ]
    expect(figuresWith(before, run, ['tabs', 'cart'])).toEqual({
      cart: before.cart,
      tabs: { mutants: 4, noticed: 2, waived: 1 },
    })
  })

  test('is nothing of a machine that its oracle does not accept as it is', () => {
    expect(figuresWith(before, [judged('cart', [mutant('oracle')], 'it says no')], ['cart'])).toEqual({
      cart: before.cart,
    })
  })
})

test('waived mutants are none that could be noticed, and where none were counted there is no figure', () => {
  expect(noticedOf({ mutants: 10, noticed: 8, waived: 1 })).toEqual({ taken: 8, of: 9 })
  expect(noticedOf(undefined)).toBeNull()
})

test('docs/machines/mutants.json names machines that there are, and no others', () => {
  const named = Object.keys(JSON.parse(readFileSync('docs/machines/mutants.json', 'utf8')))
  const known = registry.map(({ id }) => id)
  expect(named.filter((id) => !known.includes(id))).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})
