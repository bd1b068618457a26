type Job = () => Promise<void>

/** Nobody waits longer than this many jobs; the next one is told to come back. */
export class QueueFull extends Error {}

export type Priority = 'visitor' | 'background'

/**
 * Runs at most `slots` jobs at a time. Visitors go first and only so many of them wait; background jobs take one slot
 * at most and wait as long as it takes.
 */
export function createQueue({ slots, waiting }: { slots: number; waiting: number }) {
  const visitors: Job[] = []
  const background: Job[] = []
  let running = 0
  let runningBackground = 0

  function next() {
    const job = visitors.shift() ?? (runningBackground === 0 ? background.shift() : undefined)
    if (job) void job()
  }

  return <T>(work: () => Promise<T>, priority: Priority): Promise<T> => {
    const isBackground = priority === 'background'
    if (!isBackground && visitors.length >= waiting) return Promise.reject(new QueueFull())
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const lane = isBackground ? background : visitors
    lane.push(async () => {
      running += 1
      if (isBackground) runningBackground += 1
      try {
        resolve(await work())
      } catch (error) {
        reject(error)
      } finally {
        running -= 1
        if (isBackground) runningBackground -= 1
        next()
      }
    })
    if (running < slots) next()
    return promise
  }
}
