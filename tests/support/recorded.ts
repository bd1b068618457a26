import type { AnyMachineSnapshot } from 'xstate'
import { createDriver } from '~/machines/proving/driver'
import { explore } from '~/machines/proving/explore'
import type { AnyModel } from '~/machines/proving/model'
import { type Path, tour } from '~/machines/proving/tour'
import { registry } from '~/machines/reading/registry'
import { createLineMaker } from '~/machines/recording/lines'
import type { LogLine, SessionLine } from '~/machines/recording/log.contract'
import { machineHash } from '~/machines/recording/machine-hash'
import { type MachinePrivacy, privacyOf } from '~/machines/recording/privacy'
import { createRecorder, type Entry } from '~/machines/recording/recorder'
import { createReplay } from '~/machines/recording/replay'

/** Every machine of the project as it is today, and what of it is personal. */
const today = new Map(
  await Promise.all(
    registry.map(async ({ id, ...parts }) => {
      const [machine, notes] = [await parts.machine(), await parts.notes()]
      if (!notes) throw new Error(`${id} has no notes`)
      return [id, { machine, privacy: privacyOf(notes) }] as const
    }),
  ),
)
const privacyToday = (machine: string): MachinePrivacy | null => today.get(machine)?.privacy ?? null

/** A path walked by a running machine, as the inspector would record it. */
export async function recordedWalk(model: AnyModel, { start, steps }: Path): Promise<Entry[]> {
  const entries: Entry[] = []
  const recorder = createRecorder({ keep: (entry) => entries.push(entry), originOf: () => null, now: () => 0 })
  const driver = createDriver({ ...model, machine: recorder.listened(model.machine) }, start.input)
  driver.actor.system.inspect(recorder.inspect)
  await driver.start()
  for (const { event } of steps) await driver.perform(event)
  driver.actor.stop()
  return entries
}

export const sessionLine: SessionLine = {
  kind: 'session',
  version: 1,
  page: 'a-page',
  startedAt: '2026-11-24T10:00:00.000Z',
  path: '/',
  locale: 'en',
  region: 'eu',
  viewport: { width: 1280, height: 800 },
  flags: {},
  machines: Object.fromEntries([...today].map(([id, { machine }]) => [id, machineHash(machine)])),
}

export function linesOf(entries: readonly Entry[]): LogLine[] {
  return [sessionLine, ...entries.map(createLineMaker({ privacyOf: privacyToday }))]
}

/** A session of one machine: the first way of its tour. */
export async function sessionOf(id: string): Promise<LogLine[]> {
  const model = await registry.find((each) => each.id === id)?.model()
  const [path] = model ? tour(explore(model)) : []
  if (!model || !path) throw new Error(`${id} has no way`)
  return linesOf(await recordedWalk(model, path))
}

/** What each machine of a session did, run again with nothing hidden: what is not the very same, by machine and event. */
export function exactDifferences(entries: readonly Entry[]): string[] {
  return entries.flatMap((start) => {
    if (start.kind !== 'actor' || !start.machine) return []
    const { id } = start.machine
    const replay = createReplay(start.machine, start.input)
    const first = plain(replay.current()) === plain(start.snapshot) ? [] : [`${id} at its start`]
    const later = entries.flatMap((entry) => {
      if (entry.kind !== 'event' || entry.session !== start.session) return []
      replay.step({ event: entry.event, guards: null })
      return plain(replay.current()) === plain(entry.snapshot) ? [] : [`${id} at ${entry.event.type}`]
    })
    return [...first, ...later]
  })
}

const plain = (snapshot: AnyMachineSnapshot | null) => {
  const { value, status, context, tags, children, output } = snapshot ?? {}
  return JSON.stringify({
    value,
    status,
    context,
    output,
    tags: [...(tags ?? [])],
    children: Object.keys(children ?? {}),
  })
}
