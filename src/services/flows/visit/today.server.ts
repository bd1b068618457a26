import { shopDay } from '~/services/domain/dates/civil-date'
import { movableClock } from '~/services/platform/clock/clock.server'

/** The shop's calendar day, by the clock that QA can move. */
export const today = () => shopDay(movableClock().now())
