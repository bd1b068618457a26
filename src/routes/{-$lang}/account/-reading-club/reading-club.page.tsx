import { type ClubHrefs, ReadingClubPage as Page } from '~/components/reading-club/reading-club-page'
import { connectErcSchedule } from '~/machines/account/erc-schedule/erc-schedule.connect'
import { ercScheduleFlow } from '~/machines/account/erc-schedule/erc-schedule.flow'
import type { referralBannerFlow } from '~/machines/account/referral-banner/referral-banner.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { clubPaymentHref } from '~/services/flows/payment-method/payment-method-links.rules'
import type { ReadingClubPageAnswer } from '~/services/flows/reading-club/reading-club.contract'
import { boxOptionsPath, type ClubNews, readingClubHref } from '~/services/flows/reading-club/reading-club-links.rules'
import { clubAddressHref } from '~/services/flows/shipping-address/shipping-address-links.rules'
import { boxChangePath } from '~/services/flows/subscription-change/box-change-links.rules'
import { useShell } from '../../../-shell/shell'
import { ReferralIsland } from '../-account/referral.island'

type Loaded = Omit<ReadingClubPageAnswer, 'club' | 'referral'> & {
  started: StartedOf<typeof ercScheduleFlow> | null
  banner: StartedOf<typeof referralBannerFlow> | null
  news: ClubNews
}

export function ReadingClubPage({ started, banner, ...words }: Loaded) {
  return (
    <>
      {started && <Club started={started} {...words} />}
      {banner && <ReferralIsland started={banner} page={words.page} />}
    </>
  )
}

type ClubProps = Omit<Loaded, 'started' | 'banner'> & { started: NonNullable<Loaded['started']> }

function Club({ started, page, boxes, news }: ClubProps) {
  // it listens to other tabs from the start
  const [snapshot, send] = useFlow(ercScheduleFlow, started, { start: 'mount' })
  const { prefix } = useShell().locale
  const changed = { ...news, selected: started.input.selected }
  const itemHref = (selected: string) => readingClubHref({ prefix, selected })
  const view = connectErcSchedule(snapshot)
  const subscription = view.subscription?.id ?? ''
  const returnTo = readingClubHref({ prefix, selected: view.subscription?.id ?? null })
  const hrefs: ClubHrefs = {
    change: (action, item) => `${prefix}/account/${boxChangePath({ action, subscription, item })}`,
    options: (box) => `${prefix}/account/${boxOptionsPath({ subscription, box })}`,
    address: (uuid) => clubAddressHref({ prefix, uuid, returnTo }),
    pay: clubPaymentHref({ prefix, club: subscription }),
  }
  return <Page view={{ ...view, page, boxes, itemHref, changed, hrefs }} send={send} />
}
