import { leavingAs } from '~/services/domain/subscriptions/to-come.rules'
import type { ClubBox, LeavingBox } from './reading-club.contract'

/** What still leaves of a subscription that sends nothing more, or nothing now: its box whose day has come last. */
export function leavingBox(box: Pick<ClubBox, 'number' | 'process'> | null): LeavingBox | null {
  const process = box && leavingAs(box.process)
  return process && box.number !== null ? { box: box.number, process } : null
}
