import { tellOtherTabs } from '~/services/browser/channel'

/** Where the tabs of one browser tell each other that a schedule has changed. */
export const SCHEDULE_CHANNEL = 'playchart-schedule'

/** After an order, an activated gift, and whatever else changes what comes next. */
export const tellScheduleChanged = () => tellOtherTabs(SCHEDULE_CHANNEL)
