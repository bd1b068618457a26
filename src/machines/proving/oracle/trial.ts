import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { createDrivers, type Driver } from '../driver'
import { type AnyModel, endingOf, inputsOf, list } from '../model'
import { createJudge } from './judge'
import { createRecorder, type Recorder, type Seen } from './recorder'
import { type AnyOracle, type AnyRow, titleOf } from './rows'
import type { Trace } from './ways'

/** What an oracle is asked on: a machine with its model, and what its screens see of it. */
type Tried = { model: AnyModel; connect: (snapshot: unknown) => unknown; oracle: AnyOracle }

/** How long nothing happens after each trace. */
const QUIET = 60_000

/** A trace that an oracle does not accept: what is wrong, and what came in up to there. */
export class Rejected extends Error {
  override name = 'Rejected'
}

/** One machine before its oracle; `spoken` are the rows that had something to say so far. */
export function createTrial({ model, connect, oracle }: Tried) {
  const spoken = new Set<AnyRow>()
  const open = createDrivers(model)

  /** One trace: what `play` does to the machine, then a quiet minute. Throws at the first step that is rejected. */
  const trace = async (input: unknown, play: Play) => {
    const driver = open(input)
    const observe = strictly(createJudge(oracle, spoken))
    const recorder = await createRecorder({ driver, connect, observe })
    await play(recorder, driver)
    await recorder.pass(QUIET)
    driver.actor.stop()
    if (driver.clock.pending() > 0) throw new Rejected('timers run on after the actor was stopped')
  }

  return {
    /** The events one after the other, as far as the machine comes along; then a quiet minute. */
    follow: ({ input, events }: Trace) =>
      trace(input, async (recorder) => {
        for (const event of events) if (!(await perform(recorder, event))) return
      }),
    /** The first number chooses the input, each of the others one of the things that may happen then; 0 is nothing. */
    walk: ([start = 0, ...choices]: readonly number[]) => {
      const inputs = inputsOf(model)
      return trace(inputs[start % inputs.length], (recorder, driver) => wander(model, { recorder, driver, choices }))
    },
    /** Rows that have not spoken: they judge nothing. */
    silent: () => oracle.rows.filter((row) => !spoken.has(row)).map(titleOf),
  }
}

type Play = (recorder: Recorder, driver: Driver) => Promise<void>

/** Rejects a step of which a judge complains, with everything that came in up to there. */
function strictly(judge: (seen: Seen) => string[]) {
  const came: AnyEventObject[] = []
  return (seen: Seen) => {
    came.push(seen.event)
    const complaints = judge(seen)
    if (complaints.length > 0) throw new Rejected([...complaints, ...came.map(lineOf)].join('\n'))
  }
}

type Wandering = { recorder: Recorder; driver: Driver; choices: readonly number[] }

async function wander(model: AnyModel, { recorder, driver, choices }: Wandering) {
  const { actor, clock, pending } = driver
  for (const choice of choices.filter((number) => number > 0)) {
    const snapshot = actor.getSnapshot()
    if (snapshot.status !== 'active') return
    await pick(possible(model, { snapshot, due: clock.due(), pending: [...pending.keys()] }), choice)(recorder)
  }
}

/** False where the machine does not come along: nobody waits for that answer, no such timer runs. */
async function perform(recorder: Recorder, event: AnyEventObject): Promise<boolean> {
  if (endingOf(event)) return recorder.answer(event)
  if (event.type.startsWith('xstate.after.')) return recorder.fire(event.type)
  await recorder.send(event)
  return true
}

type Choice = (recorder: Recorder) => Promise<unknown>
type Here = { snapshot: AnyMachineSnapshot; due: number | null; pending: readonly string[] }

/** Events, answers and stretches of time. Of the three kinds each is chosen about as often as the others. */
function possible(model: AnyModel, { snapshot, due, pending }: Here): Choice[][] {
  const cases = Object.values(model.cases).map((cases) => list<AnyMachineSnapshot, AnyEventObject>(cases, snapshot))
  const events = cases.filter((sent) => sent.length > 0)
  const answers = pending.flatMap((id) => {
    const outcomes = list(model.outcomes[id] ?? [], snapshot).map((outcome) => endingWith(id, outcome))
    return outcomes.length > 0 ? [outcomes] : []
  })
  const times = [1, 100, 3000, 20_000, ...(due === null ? [] : [due, Math.max(0, due - 1)])]
  return [
    ...events.map((sent) =>
      sent.map(
        (event): Choice =>
          (recorder) =>
            recorder.send(event),
      ),
    ),
    ...answers.map((endings) =>
      endings.map(
        (ending): Choice =>
          (recorder) =>
            recorder.answer(ending),
      ),
    ),
    ...answers.map((endings) =>
      endings.map(
        (ending): Choice =>
          (recorder) =>
            recorder.answer(ending),
      ),
    ),
    times.map(
      (ms): Choice =>
        (recorder) =>
          recorder.pass(ms),
    ),
  ]
}

function pick(choices: Choice[][], number: number): Choice {
  const kind = choices[number % choices.length] ?? []
  return kind[Math.floor(number / choices.length) % kind.length] ?? (async () => {})
}

function endingWith(id: string, outcome: { output: unknown } | { error: unknown }): AnyEventObject {
  const kind = 'output' in outcome ? 'done' : 'error'
  return { type: `xstate.${kind}.actor.${id}`, ...outcome, actorId: id }
}

const lineOf = (event: AnyEventObject, at: number) => `  ${at}. ${JSON.stringify(event).slice(0, 300)}`
