import { expect, test } from 'vitest'
import type { ActorLine, LogLine, SessionLine } from '~/machines/recording/log.contract'
import { actorOf, missingOf } from '~/machines/tooling/inspector/inspector.rules'

const line = (id: string, seq: number, more: Partial<ActorLine> = {}): ActorLine => ({
  ...{ kind: 'actor', seq, at: seq, session: `x:${seq}`, parent: null, id, machine: id, input: null, snapshot: null },
  ...{ origin: null, isHidden: false, derived: [] },
  ...more,
})
const session: SessionLine = {
  ...{ kind: 'session', version: 1, page: 'p', startedAt: '2026-11-24T10:00:00.000Z', path: '/cart', locale: 'en' },
  ...{ region: 'eu', viewport: { width: 1280, height: 800 }, flags: {}, machines: {} },
}
type Chosen = { actor?: string | null; at?: number | null }
const looked = (lines: LogLine[], { actor = null, at = null }: Chosen = {}) => ({
  ...{ pages: [{ session, title: 'Cart', frame: null, lines }], page: 'p', actor, at },
})
const seen = (lines: LogLine[], chosen?: Chosen) => actorOf(looked(lines, chosen))?.id

const HEADER = line('header', 1, { isOnEveryPage: true })
const BUTTON = line('button', 3)

test('a page opens on the flow that it is about, also where another one of its own began after it', () => {
  expect(seen([HEADER, line('cart', 2, { isSubject: true }), BUTTON])).toBe('cart')
})

test('without one it opens on what began last of its own, and on whatever was chosen before', () => {
  expect(seen([HEADER, line('cart', 2), BUTTON])).toBe('button')
  expect(seen([HEADER, line('cart', 2, { isSubject: true }), BUTTON], { actor: 'x:3' })).toBe('button')
})

test('in the past the one stays that is looked at now, if it ran then; else it is said which one is missing', () => {
  const lines = [HEADER, line('cart', 2), line('rules', 4), line('button', 6)]
  // it began last by then, and has ended since
  const passing = [line('dialog', 4), { kind: 'stopped', seq: 5, at: 5, session: 'x:4' } as const]
  expect(seen([HEADER, line('cart', 2), ...passing], { at: 4 })).toBe('cart')
  expect(seen([HEADER, line('cart', 2), ...passing], { actor: 'x:4', at: 4 })).toBe('dialog')
  expect(missingOf(looked([HEADER, line('cart', 2), ...passing], { actor: 'x:4' }))).toEqual({
    id: 'dialog',
    hasEnded: true,
  })
  expect(seen(lines, { actor: 'x:2', at: 4 })).toBe('cart')
  expect(missingOf(looked(lines, { actor: 'x:2', at: 4 }))).toBe(null)
  expect(seen(lines, { at: 4 })).toBe('rules')
  expect(missingOf(looked(lines, { at: 4 }))).toEqual({ id: 'button', hasEnded: false })
  expect(missingOf(looked(lines))).toBe(null)
  expect(missingOf(looked([HEADER], { at: 1 }))).toBe(null)
})
