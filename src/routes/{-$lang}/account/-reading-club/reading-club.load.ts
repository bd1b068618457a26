import { ercScheduleFlow } from '~/machines/account/erc-schedule/erc-schedule.flow'
import { startFlow } from '~/machines/runtime/flow'
import { isBoxChange } from '~/services/domain/changes/box-change'
import { isUuid } from '~/services/domain/ids/uuid.rules'
import { readingClubQuery } from '~/services/flows/reading-club/reading-club.query'
import type { ClubNews } from '~/services/flows/reading-club/reading-club-links.rules'
import { readWatched } from '../-account/read-account'
import { startReferral } from '../-account/start-referral'
import type { Around } from '../-pages/around'

/** which subscription is shown first; of somebody else's it shows nothing. */
const selectedIn = ({ selected_subscription_uuid: uuid }: Record<string, unknown>) =>
  typeof uuid === 'string' && isUuid(uuid) ? uuid : null

/** What was changed just now: the page shows it where the club agrees. */
const newsIn = ({ changed, of }: Record<string, unknown>): ClubNews => ({
  ...(typeof changed === 'string' && isBoxChange(changed) && { changed }),
  of: typeof of === 'string' && isUuid(of) ? of : null,
})

/** The Early Reader Club, asked in one round with the account itself. */
export async function loadReadingClub(_: unknown, { context, search, account }: Around) {
  const shows = 'reading-club' as const
  const [known, { club, referral, ...page }] = await Promise.all([account, readWatched(context, readingClubQuery)])
  // the layout tells what went wrong, or leads to the sign-in
  const news = newsIn(search)
  if (!known) return { shows, ...page, news, started: null, banner: null }
  const input = { as: known.as, club: club.ok ? club.value : null, selected: selectedIn(search) }
  const [started, banner] = await Promise.all([
    startFlow(ercScheduleFlow, input),
    startReferral({ as: known.as, page: 'readingClub', referral }),
  ])
  return { shows, ...page, news, started, banner }
}
