import type { ActorOptions, AnyActor, AnyStateMachine, InspectionEvent } from 'xstate'

/** Where pages read a running flow. An inspector may let them read another actor there: one of the past. */
export type Seat = {
  take(actor: AnyActor): void
  follow(actor: AnyActor): void
  /** where on the page, in words, of a flow that it has more than once */
  place?: string | undefined
}

type Create = (machine: AnyStateMachine, options: ActorOptions<AnyStateMachine>, seat: Seat) => AnyActor

type Inspection = {
  /**
   * How actors are made; null unless the inspector was loaded before the page came to life
   * (docs/decisions/0058-log-replay-and-inspector.md).
   */
  create: Create | null
  /** Told of what actors take; null unless the visitor has agreed to be counted (docs/decisions/0060-funnels-by-name.md). */
  observe: ((event: InspectionEvent) => void) | null
  /** those that run and were made when nobody observed them */
  unobserved: Set<AnyActor>
}

/** The one place where others get at flows. */
export const inspection: Inspection = { create: null, observe: null, unobserved: new Set() }
