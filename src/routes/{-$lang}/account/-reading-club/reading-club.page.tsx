import { ReadingClubPage as Page } from '~/components/reading-club/reading-club-page'
import { connectErcSchedule } from '~/machines/account/erc-schedule/erc-schedule.connect'
import { ercScheduleFlow } from '~/machines/account/erc-schedule/erc-schedule.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { clubPaymentHref } from '~/services/flows/payment-method/payment-method-links.rules'
import type { ReadingClubPageAnswer } from '~/services/flows/reading-club/reading-club.contract'
import { readingClubHref } from '~/services/flows/reading-club/reading-club-links.rules'
import { clubAddressHref } from '~/services/flows/shipping-address/shipping-address-links.rules'
import { useShell } from '../../../-shell/shell'

type Loaded = Omit<ReadingClubPageAnswer, 'club'> & { started: StartedOf<typeof ercScheduleFlow> | null }

export function ReadingClubPage({ started, ...words }: Loaded) {
  return started && <Club started={started} {...words} />
}

type ClubProps = Omit<Loaded, 'started'> & { started: NonNullable<Loaded['started']> }

function Club({ started, page, boxes }: ClubProps) {
  // it listens to other tabs from the start
  const [snapshot, send] = useFlow(ercScheduleFlow, started, { start: 'mount' })
  const { prefix } = useShell().locale
  const itemHref = (selected: string) => readingClubHref({ prefix, selected })
  const view = connectErcSchedule(snapshot)
  const returnTo = readingClubHref({ prefix, selected: view.subscription?.id ?? null })
  const hrefs = {
    itemHref,
    addressHref: (uuid: string) => clubAddressHref({ prefix, uuid, returnTo }),
    payHref: (club: string) => clubPaymentHref({ prefix, club }),
  }
  return <Page view={{ ...view, ...hrefs, page, boxes }} send={send} />
}
