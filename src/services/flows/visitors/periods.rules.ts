import type { Days } from './visitors.contract'

export const PERIODS: readonly Days[] = [7, 28, 90]

export const isPeriod = (days: number): days is Days => PERIODS.some((each) => each === days)
