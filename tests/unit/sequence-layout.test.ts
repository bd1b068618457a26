import { describe, expect, test } from 'vitest'
import { layoutOf, widthOf } from '~/components/inspector/sequence-layout'

const message = (seq: number, from: string, to: string, word: string) => ({
  seq,
  from,
  to,
  word,
  tone: 'event' as const,
})

const SEQUENCES = {
  'two messages side by side': [
    message(1, 'page', 'subscriptionFlow', 'CHOOSE_DELIVERY_OF_ALL'),
    message(2, 'subscriptionFlow', 'subscriptionFlow', 'loadOffers is done at last'),
    message(3, 'subscriptionFlow', 'checkoutStart', 'PREPARED.FOR_THE_CHECKOUT'),
  ],
  'a message back over all lanes': [
    message(1, 'page', 'cart', 'SET'),
    message(2, 'cart', 'cartRules', 'CHECK'),
    message(3, 'cartRules', 'page', 'W'.repeat(60)),
    message(4, 'cartRules', 'cartRules', 'W'.repeat(60)),
  ],
  'long names': [
    message(1, 'page', 'regionLanguage in the header', 'OPEN'),
    message(2, 'page', 'regionLanguage in the footer', 'OPEN'),
  ],
}

const lanesOf = (messages: { from: string; to: string }[]) => [
  ...new Set(['page', ...messages.flatMap(({ from, to }) => [from, to])]),
]

describe.each(Object.entries(SEQUENCES))('%s', (_, messages) => {
  const { heads, rows, width, height } = layoutOf({ lanes: lanesOf(messages), messages })

  test('no name of a lane lies over another one or is cut', () => {
    const boxes = heads.map(({ x, text }) => [x - widthOf(text) / 2, x + widthOf(text) / 2] as const)
    boxes.forEach(([left, right], index) => {
      expect(left).toBeGreaterThan(boxes[index - 1]?.[1] ?? 0)
      expect(right).toBeLessThanOrEqual(width)
    })
  })

  test('each message ends before the lane that its arrow ends at, and none is cut', () => {
    for (const { start, end, label, text, y } of rows) {
      const next = heads.find(({ x }) => x > start)?.x ?? width
      const right = start === end ? next : Math.max(start, end)
      expect(label).toBeGreaterThan(Math.min(start, end))
      expect(label + widthOf(text)).toBeLessThan(right)
      expect(y).toBeLessThan(height)
    }
    expect(new Set(rows.map(({ y }) => y)).size).toBe(rows.length)
  })
})

test('what is shortened is so long at most, and says so', () => {
  const { rows } = layoutOf({ lanes: ['page'], messages: [message(1, 'page', 'page', 'W'.repeat(60))] })
  expect(rows[0]).toMatchObject({ text: `${'W'.repeat(25)}…`, word: 'W'.repeat(60) })
})
