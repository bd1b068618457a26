import type { AnyEventObject } from 'xstate'

/** What a payload, an answer or a parameter holds: whoever judges it knows its shape from the specification. */
export type Loose = AnyEventObject[string]

/** An actor by the name that the notes give it, and what it was asked. */
export type Asked = { actor: string; input: Loose }

/**
 * One step of a trace: what came in, and what came out of it. Never states or context: all that somebody outside the chart
 * can see.
 */
export type Step<View, Memory = null> = {
  /**
   * 'SUBMIT' with its payload; 'start'; 'time', a stretch in which nothing came; 'done' or 'failed' with the `actor`, what
   * it was asked (`input`) and its `output` or `error`. An answer that is a refusal (`ok: false`) has failed.
   */
  event: AnyEventObject
  /** what `connect` gives now */
  view: View
  calls: { asked: Asked[]; stopped: Asked[]; running: Asked[] }
  /** actions that left the chart, by the names of the notes */
  effects: { name: string; params: Loose }[]
  /** what actors that run were told */
  sent: { actor: string; event: AnyEventObject }[]
  /** what the parent was told */
  told: AnyEventObject[]
  /** what whoever asked was answered */
  emitted: AnyEventObject[]
  /** with what the machine has ended; null while it runs */
  ended: { output: Loose } | null
  /** with what the machine was started */
  input: Loose
  /** milliseconds of the virtual clock */
  now: number
  /** what the oracle has made of all steps up to this one */
  memory: Memory
  before: Step<View, Memory> | null
}
