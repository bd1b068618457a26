import { type AnyModel, list } from '../proving/model'
import { followed } from '../proving/way'
import { isMachine } from '../proving/xstate-internals'
import { chartOf } from '../reading/chart'
import type { AnyNotes } from '../reading/notes'
import type { ActorReading } from '../tooling/inspector/inspector.rules'
import type { Outcome } from './messages.contract'

/** A name is cut here. */
const LONGEST = 60

/** What is asked while a machine runs and answers once, each with what its model says that it may answer. */
export function actorsOf(model: AnyModel, notes: AnyNotes): ActorReading[] {
  const { machine, outcomes } = model
  const invoked = Object.values(chartOf(machine).nodes).flatMap((node) => node.invoke)
  const asked = invoked.filter(({ id, src }) => id in outcomes && !isMachine(machine.implementations.actors[src]))
  return [...new Map(asked.map((each) => [each.src, each])).values()].flatMap(({ id, src }) => {
    const known = outcomesOf(model, id)
    // a listener never answers: it can only fail
    const isListener = known !== null && !known.some((outcome) => 'output' in outcome)
    return isListener ? [] : [{ name: src, phrase: notes.actors[src] ?? src, outcomes: named(known ?? []) }]
  })
}

/** null where they depend on what a page holds, which is hidden from inspectors. */
function outcomesOf(model: AnyModel, id: string): readonly Outcome[] | null {
  const listed = model.outcomes[id] ?? []
  try {
    return list(listed, followed(model, { start: 0, steps: [] }).snapshot)
  } catch (error) {
    if (typeof listed === 'function') return null
    throw error
  }
}

/** Each by a name of its own. */
function named(outcomes: readonly Outcome[]): ActorReading['outcomes'] {
  const names = outcomes.map(nameOf)
  return outcomes.map((outcome, at) => {
    const name = names[at] ?? ''
    const earlier = names.slice(0, at).filter((each) => each === name).length
    return { name: earlier === 0 ? name : `${name} (${earlier + 1})`, outcome }
  })
}

function nameOf(outcome: Outcome): string {
  if ('error' in outcome) return 'breaks'
  const { ok, error } = Object(outcome.output)
  if (ok === false)
    return ['refuses:', ...Object.values(Object(error)).filter((part) => typeof part === 'string')].join(' ')
  const text = JSON.stringify(outcome.output) ?? 'nothing'
  return `answers ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`
}
