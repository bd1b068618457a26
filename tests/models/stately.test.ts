import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createInspector, createWebSocketReceiver, type StatelyInspectionEvent } from '@statelyai/inspect'
import { createInspectorServer } from '@statelyai/inspect/server'
import { describe, expect, test } from 'vitest'
import type { LogLine } from '~/machines/recording/log.contract'
import { logText } from '~/machines/recording/log-file'
import { tellStately } from '~/machines/recording/stately'
import { freePort } from '../../scripts/server/free-port'
import { sessionOf } from '../support/recorded'
import { importsOf, sourceFiles } from '../support/sources'

/** A session of a machine that has others below it, which are stopped and begun again. */
const lines = await sessionOf('ercCheckoutContinue')

/** What the library's own inspector sends of them. */
function told(): StatelyInspectionEvent[] {
  const records: StatelyInspectionEvent[] = []
  const chart = (machine: string) => ({ id: machine, states: {} })
  tellStately(lines, createInspector({ send: (event) => records.push(event) }), chart)
  return records
}

const of = <T extends LogLine['kind']>(kind: T) =>
  lines.filter((line): line is Extract<LogLine, { kind: T }> => line.kind === kind)
const ofType = <T extends StatelyInspectionEvent['type']>(type: T, records = told()) =>
  records.filter((event): event is Extract<StatelyInspectionEvent, { type: T }> => event.type === type)

describe('an inspector of Stately is told what ours is', () => {
  test('each actor, below the one that started it, by the name of its machine', () => {
    expect(of('actor').some(({ parent }) => parentIn(parent) !== null)).toBe(true)
    expect(ofType('@xstate.actor').map(({ sessionId, parentId, name }) => [sessionId, parentId ?? null, name])).toEqual(
      of('actor').map(({ session, parent, machine, id }) => [session, parentIn(parent), machine ?? id]),
    )
  })

  test('each event, in order, with whoever sent it', () => {
    expect(of('event').length).toBeGreaterThan(10)
    expect(
      ofType('@xstate.event').map(({ sessionId, event, sourceId }) => [sessionId, event, sourceId ?? null]),
    ).toEqual(of('event').map(({ session, event, source }) => [session, event, source]))
  })

  test('what each event led to, with the whole of its context', () => {
    const contexts = new Map<string, object>()
    for (const { session, snapshot } of of('actor')) contexts.set(session, { ...snapshot?.context })
    const expected = of('event').map(({ session, event, snapshot }) => {
      const context = { ...contexts.get(session), ...snapshot.context }
      contexts.set(session, context)
      return [session, event, snapshot.value, context]
    })
    const shown = ofType('@xstate.snapshot').filter(({ event }) => event.type !== 'xstate.stop')
    expect(shown.map(({ sessionId, event, snapshot }) => [sessionId, event, ...Object.values(seen(snapshot))])).toEqual(
      expected,
    )
  })

  test('and that an actor has stopped', () => {
    const ends = ofType('@xstate.snapshot').filter(({ snapshot }) => snapshot.status === 'stopped')
    expect(ends.map(({ sessionId }) => sessionId)).toEqual(of('stopped').map(({ session }) => session))
  })

  test('over a socket of one’s own, by npm run stately', { timeout: 60_000 }, async () => {
    const port = await freePort()
    const server = createInspectorServer({ port, autoOpen: false })
    const folder = await mkdtemp(join(tmpdir(), 'stately-'))
    const records: StatelyInspectionEvent[] = []
    createWebSocketReceiver({ server: `ws://localhost:${port}` }).subscribe((event) => records.push(event))
    try {
      await writeFile(join(folder, 'session.jsonl'), logText(lines))
      const script = ['scripts/stately.mjs', join(folder, 'session.jsonl'), `ws://localhost:${port}`]
      const { stdout } = await promisify(execFile)(process.execPath, script)
      expect(stdout).toContain(`${lines.length} lines told`)
      await expect.poll(() => records.length).toBe(told().length)
      expect(records.map(({ type, sessionId }) => [type, sessionId])).toEqual(
        told().map(({ type, sessionId }) => [type, sessionId]),
      )
      expect(ofType('@xstate.actor', records)[0]?.definition).toContain('"continuing"')
    } finally {
      server.stop()
      await rm(folder, { recursive: true })
    }
  })
})

test('no page of the shop carries it', () => {
  const imports = sourceFiles('src/**/*.{ts,tsx}').flatMap(importsOf)
  const named = imports.filter(({ target }) => target.startsWith('@statelyai/'))
  expect(named.map(({ from, isTypeOnly }) => [from, isTypeOnly])).toEqual([['src/machines/recording/stately.ts', true]])
})

/** Where a flow begins nobody in the log has started it. */
const parentIn = (parent: string | null) => of('actor').find(({ session }) => session === parent)?.session ?? null
const seen = (snapshot: object) => {
  const { value, context }: { value?: unknown; context?: unknown } = snapshot
  return { value, context }
}
