import { createServerFn } from '@tanstack/react-start'
import { shopDay } from '~/services/domain/dates/civil-date'
import { movableClock } from '~/services/platform/clock/clock.server'

/** The shop's day (decided: E-86): the server's, so that server and browser start with the same. */
export const getToday = createServerFn().handler(() => shopDay(movableClock().now()))
