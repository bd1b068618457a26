import { afterEach, expect, test, vi } from 'vitest'
import { deedOf } from '~/components/inspector/inspector-keys'
import { hasShortcuts, storeShortcuts } from '~/machines/tooling/inspector/inspector.storage'

afterEach(() => {
  vi.unstubAllGlobals()
})

const listening = { isTyping: false, hasShortcuts: true }
const typing = { ...listening, isTyping: true }
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
])('%s with %j', (key, held, deed) => expect(deedOf({ ...plain, ...held, key }, listening)).toEqual(deed))

test('Home goes to the first event, however many there are', () => {
  expect(deedOf({ ...plain, key: 'Home' }, listening)).toEqual({ type: 'STEP', by: expect.any(Number) })
})

test('where somebody types, letters are letters, and what was typed can still be sent', () => {
  for (const key of ['f', 'r', 'b', 'ArrowLeft', 'Home']) expect(deedOf({ ...plain, key }, typing)).toBe(null)
  expect(deedOf({ ...plain, key: 'Enter', ctrlKey: true }, typing)).toEqual({ type: 'SEND' })
})

test('single-letter shortcuts can be turned off; what is no letter is a key all the same', () => {
  const without = { ...listening, hasShortcuts: false }
  for (const key of ['f', 'r', 'p', 'b', 'B']) expect(deedOf({ ...plain, key }, without)).toBe(null)
  expect(deedOf({ ...plain, key: 'Escape' }, without)).toBe('close')
  expect(deedOf({ ...plain, key: 'ArrowLeft' }, without)).toEqual({ type: 'STEP', by: -1 })
  expect(deedOf({ ...plain, key: 'Enter', ctrlKey: true }, without)).toEqual({ type: 'SEND' })
})

test('they are on until they are turned off in this browser, also where it keeps nothing', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  expect(hasShortcuts()).toBe(true)
  storeShortcuts(false)
  expect(hasShortcuts()).toBe(false)
  storeShortcuts(true)
  expect(hasShortcuts()).toBe(true)
  vi.stubGlobal('localStorage', undefined)
  expect(storeShortcuts(false)).toBe(false)
  expect(hasShortcuts()).toBe(true)
})
