/** Where "now" comes from: injected everywhere, so that QA and tests can move it. Milliseconds since the epoch, UTC. */
export type Clock = { now: () => number }
