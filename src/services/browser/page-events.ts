import type { FlowEvent } from '~/services/flows/fault-panel/fault-panel.contract'
import { session, storedText } from './storage'

/** Of this tab. What is told never stands in an address: whoever is led to one would have pressed without a press. */
const kept = storedText(session, 'inspector-events')

/** For the page that this tab shows next. */
export function keepForNextPage(events: readonly FlowEvent[]) {
  if (events.length === 0) kept.forget()
  else kept.write(JSON.stringify(events))
}

/** What the flows of this page are to be told: once. */
export function takeEvents(): FlowEvent[] {
  const text = kept.read()
  kept.forget()
  // nobody else writes it
  return text === null ? [] : JSON.parse(text)
}
