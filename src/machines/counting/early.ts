import type { InspectionEvent } from 'xstate'
import { inspection } from '../runtime/inspection'

/** A page that is never quiet must not fill its memory with what nobody reads. */
const MOST = 1000

const steps: InspectionEvent[] = []

/** Keeps what flows take from their start on, until it is counted: what counts it comes once the page is quiet. */
export function keepEarlySteps() {
  inspection.observe = (event) => {
    if (/microstep|event/.test(event.type) && steps.length < MOST) steps.push(event)
  }
}

/** What was kept; from now on nothing is. */
export function takeEarlySteps(): InspectionEvent[] {
  inspection.observe = null
  return steps.splice(0)
}
