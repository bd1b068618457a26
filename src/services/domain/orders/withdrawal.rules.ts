import { type CivilDate, plusDays } from '../dates/civil-date'
import { regionOf } from '../locale'
import type { Currency } from '../money/money'
import { RIGHTS } from '../rights/rights.rules'

/** Nobody tells the shop on which day a parcel arrives: it is counted as if it took as long as any does. */
const LONGEST_WAY_DAYS = 7

type Sold = { leavesOn: CivilDate; isSent: boolean; currency: Currency }

/**
 * The last day on which somebody may withdraw from what they have ordered (decided: E-101): the law counts from the day on
 * which the first parcel arrives, or from that of the order where none comes. Null where no law gives any days.
 */
export function withdrawableUntil({ leavesOn, isSent, currency }: Sold): CivilDate | null {
  const { withdrawalDays } = RIGHTS[regionOf(currency)]
  return withdrawalDays === null ? null : plusDays(leavesOn, withdrawalDays + (isSent ? LONGEST_WAY_DAYS : 0))
}

type Open = { until: CivilDate | null; withdrawnAt: string | null; today: CivilDate }

/** E-101: whether it can still be withdrawn from on the shop's day; its last day counts. */
export const isWithdrawable = ({ until, withdrawnAt, today }: Open): boolean =>
  withdrawnAt === null && until !== null && until >= today
