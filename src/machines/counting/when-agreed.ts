import { whenIdle } from '~/services/browser/idle'
import { takeEarlySteps } from './early'

/** Whether it may be counted now, and how to stop where it is. */
const counting: { isAllowed: boolean; stop: () => void } = { isAllowed: false, stop: () => {} }

/**
 * Counts what flows take as long as the visitor agrees to it. What does that is a file of its own, which comes when the
 * page is quiet, and to nobody else. What was gathered and not sent is forgotten with the agreement.
 */
export function countWhenAgreed(isAllowed: boolean) {
  const isNew = isAllowed && !counting.isAllowed
  counting.isAllowed = isAllowed
  if (isNew) whenIdle(() => void begin())
  if (isAllowed) return
  counting.stop()
  counting.stop = () => {}
  takeEarlySteps()
}

async function begin() {
  const { startTally } = await import('./tally')
  if (!counting.isAllowed) return
  // agreed, taken back and agreed again before it came
  counting.stop()
  counting.stop = startTally()
}
