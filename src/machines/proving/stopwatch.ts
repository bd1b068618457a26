import type { Driver } from './driver'

/** What an invariant about time asks: where the machine was before, and for how many milliseconds. */
type Lap = { state: string; at: number; before: string | null; took: number }

/** Notes when a machine changes its state, by the clock of its driver. It has to be shown every snapshot. */
export function createStopwatch() {
  const laps = new WeakMap<Driver, Lap>()
  return (driver: Driver, state: string): Lap => {
    const now = driver.clock.now()
    const last = laps.get(driver)
    if (last?.state === state) return last
    const lap = { state, at: now, before: last?.state ?? null, took: last ? now - last.at : 0 }
    laps.set(driver, lap)
    return lap
  }
}
