type Timer = { run: () => void; left: number }
type Paced = {
  timers: Map<number, Timer>
  now: () => number
  rate: number
  since: number
  waiting: ReturnType<typeof setTimeout> | undefined
}

/**
 * The clock of recorded flows: slower, or standing still while timers are let go one by one. What servers answer is not
 * slowed.
 */
export function createPacedClock(now: () => number = () => performance.now()) {
  const clock: Paced = { timers: new Map(), now, rate: 1, since: now(), waiting: undefined }
  let count = 0
  return {
    setTimeout(run: () => void, delay: number) {
      pass(clock)
      count += 1
      clock.timers.set(count, { run, left: delay })
      wait(clock)
      return count
    },
    clearTimeout(id: number) {
      clock.timers.delete(id)
    },
    /** 1: as always; a quarter of it; 0: it stands still. */
    setRate(rate: number) {
      pass(clock)
      clock.rate = rate
      wait(clock)
    },
    /** Lets the timer go that is due first, and as much time with it; answers whether there is one. */
    next: () => leap(clock),
  }
}

/** Takes off what has passed since the last time. */
function pass(clock: Paced) {
  const passed = (clock.now() - clock.since) * clock.rate
  clock.since = clock.now()
  for (const timer of clock.timers.values()) timer.left -= passed
}

const dueFirst = ({ timers }: Paced) => [...timers].sort(([idA, a], [idB, b]) => a.left - b.left || idA - idB)[0]

function wait(clock: Paced) {
  clearTimeout(clock.waiting)
  const first = dueFirst(clock)
  if (first && clock.rate > 0) clock.waiting = setTimeout(() => tick(clock), Math.max(0, first[1].left / clock.rate))
}

function tick(clock: Paced) {
  pass(clock)
  for (let first = dueFirst(clock); first && first[1].left <= 0; first = dueFirst(clock)) fire(clock, first)
  wait(clock)
}

function fire({ timers }: Paced, [id, timer]: [number, Timer]) {
  timers.delete(id)
  timer.run()
}

function leap(clock: Paced): boolean {
  pass(clock)
  const first = dueFirst(clock)
  if (!first) return false
  const { left } = first[1]
  for (const timer of clock.timers.values()) timer.left -= Math.max(0, left)
  fire(clock, first)
  wait(clock)
  return true
}
