import { signInHref } from '~/services/domain/links/account-links.rules'
import { type ClubNews, readingClubHref } from '~/services/flows/reading-club/reading-club-links.rules'
import { type ScheduleNews, scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { openChannel, tellOtherTabs } from './channel'
import { openPage, prefixOfPage } from './page'
import { watchReturns } from './returns'

/** The session has ended: leads to the sign-in, and back here afterwards. */
export const goToSignIn = () => void openPage(signInHref(prefixOfPage(), `${location.pathname}${location.search}`))

/** To the schedule, with that child chosen; after a change it says which one. */
export const goToSchedule = (where: { childUuid: string | null } & ScheduleNews) =>
  void openPage(scheduleHref({ prefix: prefixOfPage(), ...where }))

/** To the reading club, with that subscription chosen; after a change it says which one. */
export const goToReadingClub = (where: { selected: string } & ClubNews) =>
  void openPage(readingClubHref({ prefix: prefixOfPage(), ...where }))

/** Another person is signed in now than the one this page was made for: nothing of it may stay. */
export const startAnew = () => location.replace(location.pathname)

/** Calls back when this tab is looked at again. The answer ends it. */
export function watchLooks(onLook: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') onLook()
  }
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}

const SCHEDULE_CHANNEL = 'playchart-schedule'

/** Tells the other tabs: after an order, an activated gift, and whatever else changes what comes next. */
export const tellScheduleChanged = () => tellOtherTabs(SCHEDULE_CHANNEL)

/** Calls back when another tab has changed a schedule. The answer ends it. */
export const watchScheduleChanges = (onChange: () => void): (() => void) =>
  openChannel(SCHEDULE_CHANNEL, onChange).close

const elsewhere = { changes: 0 }
/** How often another tab has changed something while a page was watched that has no machine. */
export const changesElsewhere = () => elsewhere.changes

/**
 * Calls back when what such a page shows may be so no more: when another tab has changed something, when it returns as it was
 * left, and when it is looked at again. The answer ends it.
 */
export function watchPage(onOld: () => void): () => void {
  const onChange = () => {
    elsewhere.changes += 1
    onOld()
  }
  const ends = [watchScheduleChanges(onChange), watchReturns(onChange), watchLooks(onOld)]
  return () => {
    for (const end of ends) end()
  }
}
