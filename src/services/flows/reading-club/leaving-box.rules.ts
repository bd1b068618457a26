import { type Leaving, leavingAs } from '~/services/domain/subscriptions/to-come.rules'
import type { ClubBox } from './reading-club.contract'

export type LeavingBox = { number: number; process: Leaving }

/** What still leaves of a subscription that sends nothing more, or nothing now: its box whose day has come last. */
export function leavingBox(box: Pick<ClubBox, 'number' | 'process'> | null): LeavingBox | null {
  const process = box && leavingAs(box.process)
  return process && box.number !== null ? { number: box.number, process } : null
}
