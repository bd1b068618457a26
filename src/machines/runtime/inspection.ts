import type { ActorOptions, AnyActor, AnyStateMachine } from 'xstate'

/** Where pages read a running flow. An inspector may let them read another actor there: one of the past. */
export type Seat = { take(actor: AnyActor): void; follow(actor: AnyActor): void }

type Create = (machine: AnyStateMachine, options: ActorOptions<AnyStateMachine>, seat: Seat) => AnyActor

/**
 * The one place where an inspector gets at flows: how their actors are made. Null unless it was loaded before the
 * page came to life (docs/decisions/0058-log-replay-and-inspector.md).
 */
export const inspection: { create: Create | null } = { create: null }
