import type { InspectorSend } from '~/machines/tooling/inspector/inspector.connect'

/** What a key does besides telling the inspector: it looks for an event, or closes the panel. */
type Deed = 'find' | 'close' | Parameters<InspectorSend>[0]

/** As look/README has them; shown at the foot of the panel. */
export const KEYS = [
  ['← →', 'one event'],
  ['Shift', 'ten'],
  ['Home End', 'first, now'],
  ['F', 'find'],
  ['R', 'record as a test'],
  ['P', 'and as one in the browser'],
  ['B', 'bug report'],
  ['Ctrl Enter', 'send'],
  ['Esc', 'close'],
] as const

const FIRST = -100_000
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: FIRST }
const DEEDS: Record<string, Deed> = {
  End: { type: 'NOW' },
  f: 'find',
  r: { type: 'EXPORT', as: 'vitest' },
  p: { type: 'EXPORT', as: 'playwright' },
  b: { type: 'EXPORT', as: 'report' },
  Escape: 'close',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** `hasShortcuts`: single-letter shortcuts are on. */
type Listening = { isTyping: boolean; hasShortcuts: boolean }

/** Where somebody types, letters are letters; null: the key is the browser's. */
export function deedOf(pressed: Pressed, { isTyping, hasShortcuts }: Listening): Deed | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed
  if ((ctrlKey || metaKey) && key === 'Enter') return { type: 'SEND' }
  if (isTyping || ctrlKey || metaKey || altKey) return null
  const by = STEPS[key]
  if (by !== undefined) return { type: 'STEP', by: shiftKey ? by * 10 : by }
  if (key.length > 1) return DEEDS[key] ?? null
  return (hasShortcuts && DEEDS[key.toLowerCase()]) || null
}
