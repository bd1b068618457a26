import type { AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { START, startId } from '~/services/domain/transition-names.rules'

/*
 * The part of proving/xstate-internals.ts that also runs with a page whose visitor has agreed to be counted: small, and nothing
 * of it is promised by xstate either (tests/models/xstate-internals.test.ts).
 */

/** Stable id of one transition, the same in charts, live highlights, coverage and counts: `source::event::index`. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const source: AnyStateNode = transition.source
  const type = String(transition.eventType)
  const siblings = (type === '' ? source.always : source.transitions.get(type)) ?? []
  return `${source.id}::${type || 'always'}::${siblings.indexOf(transition)}`
}

/** Ids of the transitions that an inspection event reports as taken; entering the initial state is none. */
export function takenBy(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return []
  return event._transitions.filter((taken) => taken.eventType != null).map(transitionId)
}

/** What an inspection event says that a machine has taken, its start included; null where it says something else. */
export function stepOf(event: InspectionEvent): { machine: string; taken: string[] } | null {
  const isStart = event.type === '@xstate.event' && event.event.type === START
  if (!isStart && event.type !== '@xstate.microstep') return null
  // of a machine its id; a promise or a listener has none
  const machine: unknown = Object(Reflect.get(event.actorRef, 'logic')).id
  if (typeof machine !== 'string') return null
  return { machine, taken: isStart ? [startId(machine)] : takenBy(event) }
}
