import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allocate,
  bestOffer,
  type Offer,
  type PricedLine,
  sumOf,
} from '~/services/upstreams/shopify/embedded/discount.rules'
import {
  addLines,
  type CartLine,
  type FindMerchandise,
  MAX_LINES,
  MAX_QUANTITY,
  removeLines,
  updateLines,
} from '~/services/upstreams/shopify/embedded/line.rules'
import { clampToStock } from '~/services/upstreams/shopify/embedded/stock.rules'

const SKUS = ['a', 'b', 'c']
const limits = fc.record({
  a: fc.nat(8),
  b: fc.nat(8),
  c: fc.constantFrom(0, 3, Number.POSITIVE_INFINITY),
})
type Limits = { a: number; b: number; c: number }
const findIn =
  (stock: Limits): FindMerchandise =>
  (id) => {
    const limit = new Map(Object.entries(stock)).get(id)
    return limit === undefined ? null : { title: id, limit, sellingPlanIds: [] }
  }

const attributes = fc.array(fc.record({ key: fc.constantFrom('x', 'y'), value: fc.constantFrom('1', '2') }), {
  maxLength: 2,
})
const input = fc.record({
  merchandiseId: fc.constantFrom(...SKUS),
  quantity: fc.integer({ min: 0, max: 9 }),
  attributes,
})

type Step =
  | { do: 'add'; inputs: { merchandiseId: string; quantity: number; attributes: { key: string; value: string }[] }[] }
  | { do: 'update'; at: number; quantity: number }
  | { do: 'remove'; at: number }
  | { do: 'restock'; stock: Limits }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), inputs: fc.array(input, { minLength: 1, maxLength: 3 }) }),
  fc.record({ do: fc.constant('update' as const), at: fc.nat(9), quantity: fc.nat(9) }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constant('restock' as const), stock: limits }),
)

/** Runs steps as the mutations do, and shows each state with what was asked for and what was said about it. */
function* carts(stock: Limits, steps: readonly Step[]) {
  let lines: CartLine[] = []
  let counter = 0
  let held = stock
  for (const one of steps) {
    if (one.do === 'restock') {
      held = one.stock
      continue
    }
    const find = findIn(held)
    const newId = () => `line-${counter++}`
    const at = 'at' in one ? (lines[one.at % Math.max(1, lines.length)]?.id ?? 'none') : 'none'
    const before = lines
    const change =
      one.do === 'add'
        ? addLines({ lines, inputs: one.inputs, find, newId })
        : one.do === 'update'
          ? updateLines({ lines, updates: [{ id: at, quantity: one.quantity }], find })
          : removeLines(lines, [at])
    const clamped = clampToStock(change, find)
    lines = change.errors.length > 0 ? before : clamped.lines
    yield { step: one, at, before, asked: change, ...clamped, lines, stock: held }
  }
}

const run = (check: (state: ReturnType<typeof carts> extends Generator<infer S> ? S : never) => void) =>
  fc.assert(
    fc.property(limits, fc.array(step, { maxLength: 12 }), (stock, steps) => {
      for (const state of carts(stock, steps)) check(state)
    }),
  )

const total = (lines: readonly CartLine[], id: string) =>
  lines.filter((line) => line.merchandiseId === id).reduce((sum, line) => sum + line.quantity, 0)

const identity = ({ merchandiseId, attributes: given }: CartLine) =>
  `${merchandiseId} ${given.map(({ key, value }) => `${key}=${value}`).sort()}`

describe('S-174 whatever is added, updated, removed or sold elsewhere', () => {
  test('a cart never holds more of a merchandise than there is, over all its lines', () => {
    run(({ asked, lines, stock }) => {
      if (asked.errors.length > 0) return
      for (const [id, limit] of Object.entries(stock)) expect(total(lines, id)).toBeLessThanOrEqual(limit)
    })
  })

  test('quantities stay whole and never negative, and a clamped line never grows', () => {
    run(({ asked, lines }) => {
      for (const line of lines) {
        expect(Number.isInteger(line.quantity) && line.quantity >= 0).toBe(true)
        const wanted = asked.lines.find(({ id }) => id === line.id)
        expect(line.quantity).toBeLessThanOrEqual(wanted?.quantity ?? Number.NaN)
      }
    })
  })

  test('there is a warning exactly for each line that got less than was asked for', () => {
    run(({ asked, warnings, lines }) => {
      if (asked.errors.length > 0) return
      const short = asked.lines.filter((line) => lines.find(({ id }) => id === line.id)?.quantity !== line.quantity)
      expect(warnings.map(({ target }) => target).sort()).toEqual(short.map(({ id }) => id).sort())
    })
  })

  test('nothing is clamped that did not have to be: the stock is used up before a line is short', () => {
    run(({ asked, warnings, lines, stock }) => {
      if (asked.errors.length > 0) return
      for (const { target } of warnings) {
        const id = lines.find((line) => line.id === target)?.merchandiseId ?? ''
        expect(total(lines, id)).toBe(new Map(Object.entries(stock)).get(id))
      }
    })
  })

  test('the line that a change is about gives way: all others keep what there is for them', () => {
    run(({ asked, lines, stock }) => {
      if (asked.errors.length > 0) return
      const others = (all: readonly CartLine[]) => all.filter(({ id }) => !asked.touched.has(id))
      for (const [id, limit] of Object.entries(stock))
        expect(total(others(lines), id)).toBe(Math.min(limit, total(others(asked.lines), id)))
    })
  })

  test('two lines never say the same', () => {
    run(({ lines }) => expect(new Set(lines.map(identity)).size).toBe(lines.length))
  })

  test('quantity 0 removes exactly its line, and an error changes nothing', () => {
    run(({ step: one, at, before, asked, lines }) => {
      if (asked.errors.length > 0) expect(lines).toEqual(before)
      else if (one.do === 'remove' || (one.do === 'update' && one.quantity === 0))
        expect(lines.map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => id !== at))
    })
  })
})

describe('T5 limits of a cart', () => {
  const find: FindMerchandise = () => ({ title: 'x', limit: Number.POSITIVE_INFINITY, sellingPlanIds: [] })
  const inputs = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      merchandiseId: 'a',
      attributes: [{ key: 'n', value: String(index) }],
    }))
  const add = (lines: readonly CartLine[], more: Parameters<typeof addLines>[0]['inputs']) => {
    let counter = lines.length
    return addLines({ lines, inputs: more, find, newId: () => String(counter++) })
  }

  test('500 lines are a cart, 501 are too large for one', () => {
    const full = add([], inputs(MAX_LINES))
    expect(full.errors).toEqual([])
    const over = add(full.lines, [{ merchandiseId: 'b' }])
    expect(over.errors.map(({ code }) => code)).toEqual(['CART_TOO_LARGE'])
    expect(over.lines).toHaveLength(MAX_LINES)
  })

  test('a quantity is limited however it comes together', () => {
    const much = add([], [{ merchandiseId: 'a', quantity: MAX_QUANTITY }])
    expect(much.errors).toEqual([])
    expect(add(much.lines, [{ merchandiseId: 'a', quantity: 1 }]).errors[0]?.code).toBe('MAXIMUM_EXCEEDED')
  })
})

describe('a discount', () => {
  const lines: fc.Arbitrary<PricedLine[]> = fc
    .array(fc.record({ subtotalCents: fc.nat(100_000), isDiscountable: fc.boolean() }), { maxLength: 12 })
    .map((list) => list.map((line, index) => ({ ...line, id: String(index) })))
  const offer: fc.Arbitrary<Offer> = fc.oneof(
    fc.record({
      code: fc.constant('P'),
      kind: fc.constant('percentage' as const),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
    fc.record({
      code: fc.constant('F'),
      kind: fc.constant('fixed' as const),
      amountCents: fc.integer({ min: 1, max: 200_000 }),
    }),
  )
  const reducible = (list: readonly PricedLine[]) =>
    list.filter(({ isDiscountable }) => isDiscountable).reduce((sum, { subtotalCents }) => sum + subtotalCents, 0)

  test('never takes more off a line than it costs, and nothing off what may not be reduced', () => {
    fc.assert(
      fc.property(lines, offer, (list, one) => {
        const parts = allocate(list, one)
        for (const { id, subtotalCents, isDiscountable } of list)
          expect(parts.get(id) ?? 0).toBeLessThanOrEqual(isDiscountable ? subtotalCents : 0)
      }),
    )
  })

  test('of a fixed amount is given out to the last cent, but never more than there is to reduce', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 200_000 }), (list, amountCents) => {
        const parts = allocate(list, { code: 'F', kind: 'fixed', amountCents })
        expect(sumOf(parts)).toBe(Math.min(amountCents, reducible(list)))
      }),
    )
  })

  test('that counts is the one that saves most', () => {
    fc.assert(
      fc.property(lines, fc.array(offer, { maxLength: 4 }), (list, offers) => {
        const savings = offers.map((one) => sumOf(allocate(list, one)))
        const best = bestOffer(list, offers)
        expect(best ? sumOf(best.allocations) : 0).toBe(Math.max(0, ...savings))
      }),
    )
  })
})
