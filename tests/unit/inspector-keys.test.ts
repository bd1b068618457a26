import { expect, test } from 'vitest'
import { deedOf } from '~/components/inspector/inspector-keys'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test.each([
  ['ArrowLeft', {}, { type: 'STEP', by: -1 }],
  ['ArrowRight', {}, { type: 'STEP', by: 1 }],
  ['ArrowRight', { shiftKey: true }, { type: 'STEP', by: 10 }],
  ['End', {}, { type: 'NOW' }],
  ['r', {}, { type: 'EXPORT', as: 'vitest' }],
  ['p', {}, { type: 'EXPORT', as: 'playwright' }],
  ['B', { shiftKey: true }, { type: 'EXPORT', as: 'report' }],
  ['f', {}, 'find'],
  ['Escape', {}, 'close'],
  ['Enter', { ctrlKey: true }, { type: 'SEND' }],
  ['Enter', { metaKey: true }, { type: 'SEND' }],
  // the browser's own
  ['Enter', {}, null],
  ['f', { ctrlKey: true }, null],
  ['ArrowLeft', { altKey: true }, null],
  ['x', {}, null],
])('%s with %j', (key, held, deed) => expect(deedOf({ ...plain, ...held, key }, false)).toEqual(deed))

test('Home goes to the first event, however many there are', () => {
  expect(deedOf({ ...plain, key: 'Home' }, false)).toEqual({ type: 'STEP', by: expect.any(Number) })
})

test('where somebody types, letters are letters, and what was typed can still be sent', () => {
  for (const key of ['f', 'r', 'b', 'ArrowLeft', 'Home']) expect(deedOf({ ...plain, key }, true)).toBe(null)
  expect(deedOf({ ...plain, key: 'Enter', ctrlKey: true }, true)).toEqual({ type: 'SEND' })
})
