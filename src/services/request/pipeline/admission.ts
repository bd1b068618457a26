/** How long somebody may have to wait, in milliseconds, before they are refused instead. */
const MOST_MS = { new: 500, known: 750 }
/** So many may always wait: an estimate that is far too high must not close the shop. */
const ALWAYS = 8
/** A burst out of quiet is taken whole: nobody is refused until the loop was busy for as long as it had been idle, or for that long. */
const BURST_MS = 1000
const MOST_WAITING = 1000
/** Now and then the loop is let look for new connections, of which it accepts one at a time, until it finds none. */
const READ_EVERY_MS = 5
const READ_FOR_MS = 20
const QUIET_READINGS = 2
const WINDOW_MS = 100
/** After that long what was measured counts half as much. */
const HALF_LIFE_MS = 500
/** What a request takes is not known at first. */
const FIRST = { ms: 100, requests: 10 }
/** Overload has passed when nobody was refused for that long. */
const QUIET_MS = 3000

/** Whoever has a cart or a session waits for longer than somebody who comes anew. */
export type Visitor = keyof typeof MOST_MS

type Options = {
  /** milliseconds, monotonic */
  now: () => number
  /** calls back once the event loop has looked for what has arrived meanwhile */
  afterReading: (then: () => void) => void
  /** multiplies how long somebody may wait */
  factor?: number
  onBegin: (state: { waiting: number; waitMs: number }) => void
  onEnd: (state: { refused: number; seconds: number }) => void
}

/** Null: begin. A promise: begin when it resolves. `refused`: so many are waiting that it is not worth it to this one. */
type Place = null | Promise<void> | 'refused'

export type Admission = {
  enter(visitor: () => Visitor): Place
  waiting(): number
  /** Notices that overload has passed, when nobody comes any more. */
  look(): void
}

/**
 * Load shedding by waiting time. One request begins per turn of the event loop, and the others wait here in the order in
 * which they came: else they would wait in sockets that nobody has read, where nobody can count them, and whoever asks
 * how the process is would wait behind them. How long the last one waits is their number times what each took lately
 * (docs/decisions/0033-load-shedding.md).
 */
export function createAdmission({ now, afterReading, factor = 1, onBegin, onEnd }: Options): Admission {
  const queue: (() => void)[] = []
  const pace = createPace(now)
  const reading = createReading(now)
  const overload = createOverload({ now, onBegin, onEnd })
  const busy = createBusy(now, pace)

  function next() {
    if (!reading.goesOn()) {
      const begin = queue.shift()
      if (!begin) return busy.ends()
      pace.begun()
      begin()
    }
    afterReading(next)
  }

  const waitMs = () => queue.length * pace.msEach()
  const isShort = (by: Visitor) => queue.length < ALWAYS || waitMs() <= MOST_MS[by] * factor

  return {
    waiting: () => queue.length,
    look: overload.look,
    enter(visitor) {
      if (!busy.is()) {
        busy.begins()
        afterReading(next)
        return null
      }
      reading.arrived()
      const isBurst = busy.isNew() && queue.length < MOST_WAITING
      if (isBurst || isShort('new') || (isShort('known') && visitor() === 'known'))
        return new Promise((begin) => queue.push(begin))
      overload.refused({ waiting: queue.length, waitMs: Math.round(waitMs()) })
      return 'refused'
    },
  }
}

/** Idle time is saved up, and spent by what is busy: one that is idle for moments only has nothing to spend. */
function createBusy(now: () => number, pace: ReturnType<typeof createPace>) {
  let since: number | null = null
  let idleSince = now()
  let savedMs = BURST_MS
  const ms = () => (since === null ? 0 : now() - since)
  return {
    is: () => since !== null,
    isNew: () => ms() < savedMs,
    begins() {
      pace.restart()
      since = now()
      savedMs = Math.min(BURST_MS, savedMs + since - idleSince)
    },
    ends() {
      pace.measure()
      savedMs = Math.max(0, savedMs - ms())
      idleSince = now()
      since = null
    },
  }
}

/** When new connections are looked for: those who wait already would else keep them out. */
function createReading(now: () => number) {
  const fresh = () => ({ lastAt: now(), since: null as number | null, arrived: 0, quiet: 0 })
  let state = { ...fresh(), lastAt: 0 }
  return {
    arrived() {
      state.arrived += 1
    },
    goesOn(): boolean {
      if (now() - state.lastAt < READ_EVERY_MS) return false
      state.since ??= now()
      state.quiet = state.arrived > 0 ? 0 : state.quiet + 1
      state.arrived = 0
      if (state.quiet < QUIET_READINGS && now() - state.since < READ_FOR_MS) return true
      state = fresh()
      return false
    },
  }
}

/** How long each takes, measured while others wait: else the loop may have had nothing to do. */
function createPace(now: () => number) {
  let cost = { ...FIRST }
  let window = { at: now(), begun: 0 }
  const restart = () => {
    window = { at: now(), begun: 0 }
  }
  /** The longer the window, the less counts what was before it. */
  function measure() {
    const ms = now() - window.at
    const kept = 0.5 ** (ms / HALF_LIFE_MS)
    if (window.begun > 0) cost = { ms: cost.ms * kept + ms, requests: cost.requests * kept + window.begun }
    restart()
  }
  return {
    restart,
    measure,
    msEach: () => cost.ms / cost.requests,
    begun() {
      window.begun += 1
      if (now() - window.at >= WINDOW_MS) measure()
    },
  }
}

function createOverload({ now, onBegin, onEnd }: Pick<Options, 'now' | 'onBegin' | 'onEnd'>) {
  let current: { at: number; lastAt: number; refused: number } | null = null
  return {
    refused(state: { waiting: number; waitMs: number }) {
      if (!current) onBegin(state)
      current ??= { at: now(), lastAt: now(), refused: 0 }
      current.refused += 1
      current.lastAt = now()
    },
    look() {
      if (!current || now() - current.lastAt <= QUIET_MS) return
      const { at, lastAt, refused } = current
      current = null
      onEnd({ refused, seconds: Math.round((lastAt - at) / 1000) })
    },
  }
}
