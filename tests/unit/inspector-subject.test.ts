import { expect, test } from 'vitest'
import type { ActorLine } from '~/machines/recording/log.contract'
import { actorOf } from '~/machines/tooling/inspector/inspector.rules'

const line = (id: string, seq: number, more: Partial<ActorLine> = {}): ActorLine => ({
  ...{ kind: 'actor', seq, at: seq, session: `x:${seq}`, parent: null, id, machine: id, input: null, snapshot: null },
  ...{ origin: null, isHidden: false, derived: [] },
  ...more,
})
const session = {
  ...{ kind: 'session', version: 1, page: 'p', startedAt: '2026-11-24T10:00:00.000Z', path: '/cart', locale: 'en' },
  ...{ region: 'eu', viewport: { width: 1280, height: 800 }, flags: {}, machines: {} },
} as const
const seen = (lines: ActorLine[], actor: string | null = null) =>
  actorOf({ pages: [{ session, title: 'Cart', frame: null, lines }], page: 'p', actor, at: null })?.id

const HEADER = line('header', 1, { isOnEveryPage: true })
const BUTTON = line('button', 3)

test('a page opens on the flow that it is about, also where another one of its own began after it', () => {
  expect(seen([HEADER, line('cart', 2, { isSubject: true }), BUTTON])).toBe('cart')
})

test('without one it opens on what began last of its own, and on whatever was chosen before', () => {
  expect(seen([HEADER, line('cart', 2), BUTTON])).toBe('button')
  expect(seen([HEADER, line('cart', 2, { isSubject: true }), BUTTON], 'x:3')).toBe('button')
})
