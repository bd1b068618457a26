import type { InspectionEvent } from 'xstate'
import { type NamedCount, sendCounts, whenLeaving } from '~/services/browser/counts'
import { inspection } from '../runtime/inspection'
import { stepOf } from '../runtime/taken-transitions'
import { takeEarlySteps } from './early'

const EVERY_MS = 30_000
/** So many different ones are sent at once, however early it is; the server takes 200. */
const FULL = 150
/** Of one of them; a visitor does not do more in that time. */
const MOST_TIMES = 1000

/** Counts by name which transitions the flows of this page take, and sends the numbers; answers how to stop. */
export function startTally(): () => void {
  const tally = createTally(sendCounts)
  for (const step of takeEarlySteps()) tally.add(step)
  inspection.observe = tally.add
  const subscriptions = [...inspection.unobserved].map(({ system }) => system.inspect(tally.add))
  const timer = setInterval(tally.send, EVERY_MS)
  const stay = whenLeaving(tally.send)
  return () => {
    inspection.observe = null
    for (const subscription of subscriptions) subscription.unsubscribe()
    clearInterval(timer)
    stay()
  }
}

/** Names and numbers are all that it keeps of what it is shown. */
export function createTally(send: (counts: NamedCount[]) => void) {
  const counts = new Map<string, NamedCount>()
  const sendAll = () => {
    if (counts.size > 0) send([...counts.values()])
    counts.clear()
  }
  return {
    send: sendAll,
    add: (event: InspectionEvent) => {
      const step = stepOf(event)
      for (const transition of step?.taken ?? []) {
        const known = counts.get(transition)
        if (known) known.count = Math.min(known.count + 1, MOST_TIMES)
        else counts.set(transition, { machine: step?.machine ?? '', transition, count: 1 })
      }
      if (counts.size >= FULL) sendAll()
    },
  }
}
