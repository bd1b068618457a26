/** A clock that stands still until a test fires its next timer. Milliseconds, starting at 0. */
export function createVirtualClock() {
  const timers = new Map<number, { at: number; run: () => void }>()
  let count = 0
  let now = 0
  return {
    now: () => now,
    setTimeout(run: () => void, delay: number) {
      count += 1
      timers.set(count, { at: now + delay, run })
      return count
    },
    clearTimeout: (id: number) => void timers.delete(id),
    /** Jumps to the timer that is due first; of two at the same instant, to the older one. */
    next() {
      const [first] = [...timers].sort(([idA, a], [idB, b]) => a.at - b.at || idA - idB)
      if (!first) throw new Error('no timer is pending')
      const [id, timer] = first
      timers.delete(id)
      now = timer.at
      timer.run()
    },
    /** Lets time go by, with every timer that is due meanwhile. */
    advance(milliseconds: number) {
      const until = now + milliseconds
      while ([...timers.values()].some(({ at }) => at <= until)) this.next()
      now = until
    },
    pending: () => timers.size,
    /** Milliseconds until the timer that is due first; null where none is pending. */
    due: () => (timers.size === 0 ? null : Math.min(...[...timers.values()].map(({ at }) => at)) - now),
    /** Lets time go by in which no timer is due. */
    pass(milliseconds: number) {
      if ([...timers.values()].some(({ at }) => at <= now + milliseconds)) throw new Error('a timer is due before that')
      now += milliseconds
    },
  }
}
export type VirtualClock = ReturnType<typeof createVirtualClock>
