import type { AnyEventObject } from 'xstate'
import type { Call, Driver } from '../driver'
import { endingOf } from '../model'
import { timersOf } from '../xstate-internals'
import type { Asked, Loose, Step } from './trace'

/** What is seen of a step; what an oracle makes of it is its own. */
export type Seen = Omit<Step<unknown>, 'memory' | 'before'>
type Connect = (snapshot: unknown) => unknown
type Recording = { driver: Driver; connect: Connect; observe: (seen: Seen) => void }

/** Runs a real actor and tells of each step what came in and what came out. */
export async function createRecorder({ driver, connect, observe }: Recording) {
  const look = createLook(driver, connect)
  driver.actor.on('*', look.emitted)
  const step = (event: AnyEventObject) => observe(look.at(event))

  const send = async (event: AnyEventObject) => {
    await driver.perform(event)
    step(event)
  }
  /** An answer by hand; nothing where nobody waits for it. */
  const answer = async (ending: AnyEventObject) => {
    const call = driver.pending.get(endingOf(ending)?.id ?? '')?.call
    if (!call) return false
    await driver.perform(ending)
    step(outcomeOf(call, ending))
    return true
  }
  /** Lets time pass; each instant at which something is due is a step of its own. */
  const pass = async (milliseconds: number) => {
    const { clock } = driver
    const until = clock.now() + milliseconds
    do {
      const wait = Math.min(clock.due() ?? Number.POSITIVE_INFINITY, until - clock.now())
      await atOnce(driver, wait)
      step({ type: 'time', ms: wait })
    } while (clock.now() < until)
  }
  /** Until the timer of that type has fired; nothing where none waits. */
  const fire = async (type: string) => {
    const timer = () => timersOf(driver.actor).find(({ event }) => event.type === type)
    const awaited = timer()
    if (!awaited) return false
    for (let jumps = 0; jumps < 20 && timer() === awaited; jumps += 1) await pass(driver.clock.due() ?? 0)
    return timer() !== awaited
  }

  await driver.start()
  step({ type: 'start' })
  return { send, answer, pass, fire }
}
export type Recorder = Awaited<ReturnType<typeof createRecorder>>

/** Everything that is due at that instant, and what follows from it at the same. */
async function atOnce({ clock, settled }: Driver, wait: number) {
  clock.advance(wait)
  await settled()
  for (let times = 0; clock.due() === 0 && times < 100; times += 1) {
    clock.next()
    await settled()
  }
}

// the driver keeps whatever was asked; an oracle knows its shape from the specification
const askedOf = ({ src, input }: Call): Asked => ({ actor: src, input: input as Loose })

function outcomeOf(call: Call, ending: AnyEventObject): AnyEventObject {
  const isFailed = endingOf(ending)?.kind === 'error' || ending.output?.ok === false
  return { ...ending, type: isFailed ? 'failed' : 'done', actor: call.src, input: call.input }
}

/** What has come out since the last look. */
function createLook(driver: Driver, connect: Connect) {
  const seen = { calls: 0, effects: 0, told: 0, stopped: new Set<Call>(), received: new Map<Call, number>() }
  let emitted: AnyEventObject[] = []
  const stoppedNow = () => {
    const fresh = driver.calls.filter((call) => call.isAborted && !seen.stopped.has(call))
    for (const call of fresh) seen.stopped.add(call)
    return fresh.map(askedOf)
  }
  const sentNow = () =>
    driver.calls.flatMap((call) => {
      const fresh = call.received.slice(seen.received.get(call) ?? 0)
      if (fresh.length > 0) seen.received.set(call, call.received.length)
      return fresh.map((event) => ({ actor: call.src, event }))
    })
  const at = (event: AnyEventObject): Seen => {
    const snapshot = driver.actor.getSnapshot()
    if (snapshot.status === 'error') throw new Error('the machine has crashed', { cause: snapshot.error })
    const asked = driver.calls.slice(seen.calls).map(askedOf)
    const effects = driver.effects.slice(seen.effects).filter(({ type }) => !type.startsWith('xstate.'))
    const told = driver.told.slice(seen.told)
    const now: Seen = {
      event,
      view: connect(snapshot),
      calls: { asked, stopped: stoppedNow(), running: [...driver.pending.values()].map(({ call }) => askedOf(call)) },
      // so with params and input
      effects: effects.map(({ type, params }) => ({ name: type, params: params as Loose })),
      sent: sentNow(),
      told,
      emitted,
      ended: snapshot.status === 'done' ? { output: snapshot.output } : null,
      // its model gave it
      input: driver.input as Loose,
      now: driver.clock.now(),
    }
    Object.assign(seen, { calls: driver.calls.length, effects: driver.effects.length, told: driver.told.length })
    emitted = []
    return now
  }
  return { at, emitted: (event: AnyEventObject) => void emitted.push(event) }
}
