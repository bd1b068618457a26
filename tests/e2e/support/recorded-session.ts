import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { EventLine, LogLine } from '../../../src/machines/recording/log.contract'
import { readLog } from '../../../src/machines/recording/log-file'
import { type Adapter, type Screen, stay } from './machine-tour'
import { expect, test } from './shop'
import { openStage, type Stage } from './stage'

/**
 * `within`: ids on the way down to the machine. `place`: which one it is of several of its kind. `taken`: all that it had
 * taken before the next gesture.
 */
type Gesture = {
  line: EventLine
  within: string[]
  place: number | null
  adapter: Adapter
  taken: string[]
  isHidden: boolean
}

/**
 * Does on the page what a visitor did in a recorded session, by the gestures that tests/e2e/models knows. What came from a
 * server, a timer or another machine comes by itself again: nothing of it is told. After each gesture its machine takes what
 * it took then, but where the log hides what was typed before.
 */
export async function replaySession(page: Page, log: string) {
  const [session, ...lines] = readLog(log)
  if (session?.kind !== 'session') throw new Error('the log does not say where it was recorded')
  const gestures = gesturesIn(lines, await adaptersOf(lines))
  expect(gestures.length, 'the log has something that a visitor did').toBeGreaterThan(0)
  await page.setViewportSize(session.viewport)
  const stage = await openStage(page, session.path)
  await page.route('**/*', stay)
  for (const gesture of gestures)
    await test.step(`${gesture.adapter.model.machine.id}: ${gesture.line.event.type}`, () =>
      replay({ page, stage, gesture }))
}

/** Tables of gestures of the machines in a log. */
async function adaptersOf(lines: readonly LogLine[]): Promise<Map<string, Adapter>> {
  const adapters = new Map<string, Adapter>()
  for (const machine of new Set(lines.flatMap((line) => (line.kind === 'actor' && line.machine) || []))) {
    const name = machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    if (!existsSync(`tests/e2e/models/${name}.ui.ts`)) continue
    const { adapter }: { adapter: Adapter } = await import(`../models/${name}.ui.ts`)
    adapters.set(machine, adapter)
  }
  return adapters
}

function gesturesIn(lines: readonly LogLine[], adapters: ReadonlyMap<string, Adapter>): Gesture[] {
  const found = lines.flatMap((line, at) => {
    if (line.kind !== 'event' || line.source !== null || line.event.type.startsWith('xstate.')) return []
    const adapter = adapters.get(wayTo(lines, line.session).at(-1)?.machine ?? '')
    const isMade = typeof adapter?.gestures[line.event.type] === 'function'
    return adapter && isMade ? [{ line, at, adapter }] : []
  })
  return found.map(({ line, at, adapter }, index) => {
    const past = lines.slice(0, found[index + 1]?.at).filter((each) => isEventOf(each, line.session))
    return {
      ...{ line, adapter, within: wayTo(lines, line.session).map(({ id }) => id) },
      place: placeOf(lines, line.session),
      taken: past.flatMap((each) => each.taken),
      isHidden: past.some((each) => each.isHidden && lines.indexOf(each) <= at),
    }
  })
}

const isEventOf = (line: LogLine, session: string): line is EventLine =>
  line.kind === 'event' && line.session === session

function placeOf(lines: readonly LogLine[], session: string): number | null {
  const actors = lines.filter((line) => line.kind === 'actor')
  const machine = actors.find((actor) => actor.session === session)?.machine
  const alike = actors.filter((actor) => actor.machine === machine).map((actor) => actor.session)
  return alike.length > 1 ? alike.indexOf(session) : null
}

type Place = { id: string; machine: string | null }

/** Those that have started one another, down to an actor. */
function wayTo(lines: readonly LogLine[], session: string): Place[] {
  const actor = lines.find((line) => line.kind === 'actor' && line.session === session)
  if (actor?.kind !== 'actor') return []
  return [...(actor.parent === null ? [] : wayTo(lines, actor.parent)), { id: actor.id, machine: actor.machine }]
}

async function replay({ page, stage, gesture }: { page: Page; stage: Stage; gesture: Gesture }) {
  const { line, within, adapter, taken, isHidden, place } = gesture
  const { id } = adapter.model.machine
  // an adapter knows its machine on its own page; elsewhere, and of several, the log says which
  const own = place === null ? adapter.root?.(page) : undefined
  const root = own && (await own.count()) > 0 ? own : page.locator(`[data-machine=${id}]`).nth(place ?? 0)
  // a flow may start with the first press of it
  const tell: Screen['tell'] = async (event) => stage.ask({ kind: 'send', session: await stage.session(within), event })
  const make = adapter.gestures[line.event.type]
  if (typeof make === 'function') await make({ page, root, tell }, line.event)
  if (isHidden) return
  const missing = async () => {
    const done = new Set(await stage.taken(id))
    return taken.filter((each) => !done.has(each))
  }
  await expect.poll(missing, `${id} takes after ${line.event.type} what it took`).toEqual([])
}
