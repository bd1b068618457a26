import type { AnyStateMachine } from 'xstate'
import { chartOf } from '../reading/chart'

/** Sixteen digits that change whenever the chart does: its states, transitions, guards, actions, delays and actors. */
export function machineHash(machine: AnyStateMachine): string {
  const text = JSON.stringify(chartOf(machine))
  return [0x811c9dc5, 0x1000193].map((seed) => fnv1a(text, seed)).join('')
}

/** @see http://www.isthe.com/chongo/tech/comp/fnv/ */
function fnv1a(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
