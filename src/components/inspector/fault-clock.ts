import type { FaultPanelView } from '~/machines/tooling/fault-panel/fault-panel.connect'

type Clock = NonNullable<FaultPanelView['shop']>['clock']

/** Otherwise the shop's time is the time of day. */
export const isMoved = ({ offsetMs }: Pick<Clock, 'offsetMs'>) => Math.abs(offsetMs) >= 1000

/** "2027-01-31", by UTC. */
export const dayOf = (instant: string) => instant.slice(0, 10)
/** "2027-01-31 09:00", by UTC. */
export const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ')
