import type { CivilDate } from '~/services/domain/dates/civil-date'

/** The file says of which day it is. */
export const exportFileName = (day: CivilDate) => `playchart-data-${day}.json`
