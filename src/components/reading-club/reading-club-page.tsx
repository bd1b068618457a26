import { useLocale, useTranslations } from 'use-intl'
import type { ErcScheduleEvent, ErcScheduleView } from '~/machines/account/erc-schedule/erc-schedule.connect'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import { formatMoney, type Money } from '~/services/domain/money/money'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { leavingBox } from '~/services/flows/reading-club/leaving-box.rules'
import type { ClubBoxes } from '~/services/flows/reading-club/reading-club.contract'
import type { ClubNews } from '~/services/flows/reading-club/reading-club-links.rules'
import type { BoxChangeAction } from '~/services/flows/subscription-change/subscription-change.contract'
import { AccountHead } from '../account/account-head'
import { Failure, Loader, Stale } from '../account/account-states'
import { Ended } from '../account/ended'
import { timeline } from '../account/timeline.styles'
import { ClubHere } from './club-here'
import { ClubItems } from './club-items'
import { ClubLinks } from './club-links'
import { ClubNewsNote } from './club-news'
import { ClubState } from './club-state'
import { BegunBoxes, type ClubStopProps, ClubTimeline } from './club-timeline'
import { UnpauseButton } from './unpause-button'

/** What the connect says, with the words of the content; `itemHref`: the page with that subscription chosen. */
export type ReadingClubView = ErcScheduleView & {
  page: AccountPage
  boxes: ClubBoxes
  itemHref: (id: string) => string
  /** what the address says was changed just now, of which subscription and box */
  changed: ClubNews & { selected: string | null }
  hrefs: ClubHrefs
}
/** Where what can be done with the subscription, or with a box of it, has its pages. */
export type ClubHrefs = {
  change: (action: BoxChangeAction, box: string | null) => string
  options: (box: string | null) => string
  /** where an address is changed, and how it is paid */
  address: (uuid: string) => string
  pay: string
}
export type ReadingClubSend = (event: ErcScheduleEvent) => void
type ReadingClubProps = { view: ReadingClubView; send: ReadingClubSend }

/** How the club speaks: money and days in the visitor's language. */
export type ClubWords = { weekday: (date: CivilDate) => string; day: (date: CivilDate) => string; price: Say }
type Say = (money: Money) => string

/** /account/early-reader-club (A-049 … A-059). */
export function ReadingClubPage({ view, send }: ReadingClubProps) {
  return (
    <div data-machine={view.machine} data-state={view.state} data-kind={view.kind} aria-busy={view.isBusy || undefined}>
      <AccountHead page={view.page} />
      <ClubItems view={view} send={send} />
      <ClubNewsNote view={view} />
      {view.isStale && <Stale onRefresh={() => send({ type: 'REFRESH' })} />}
      <Body view={view} send={send} />
    </div>
  )
}

function Body({ view, send }: ReadingClubProps) {
  const { kind, page, today } = view
  const words = useClubWords(today)
  if (kind === 'failed')
    return (
      <Failure
        errors={page.errors}
        kind="early-reader-club"
        isAlert
        again={{ onClick: () => send({ type: 'REFRESH' }) }}
      />
    )
  if (kind === 'loading' || kind === 'left' || words === null) return <Loader />
  if (kind === 'none' || kind === 'cancelled') return <Over view={view} words={words} />
  if (kind === 'active')
    return (
      <>
        <ClubTimeline view={view} words={words} send={send} />
        <ClubLinks view={view} />
      </>
    )
  return (
    <>
      {kind === 'paused' && <BegunBoxes view={view} words={words} />}
      <ClubState view={view} words={words}>
        {kind === 'paused' && <UnpauseButton view={view} onClick={() => send({ type: 'UNPAUSE' })} />}
        <ClubLinks view={view} />
      </ClubState>
    </>
  )
}

/** nothing comes but what is packed already, and the way to a box. */
function Over({ view, words }: ClubStopProps) {
  const t = useTranslations('readingClub')
  const content = view.page.empties[view.kind]
  const current = view.subscription?.current ?? null
  const leaving = leavingBox(current)
  return (
    <>
      {leaving && current && (
        <ol className={timeline}>
          <ClubHere view={view} words={words} box={current} />
        </ol>
      )}
      {content && (
        <Ended
          content={leaving ? { ...content, text: `${t('leaving', leaving)} ${t('nothingAfter')}` } : content}
          nextKit={null}
        />
      )}
      <ClubLinks view={view} />
    </>
  )
}

function useClubWords(today: CivilDate | null): ClubWords | null {
  const locale = useLocale()
  if (today === null) return null
  return {
    weekday: (date) => dayWords(date, { locale, today, style: 'weekday' }),
    day: (date) => dayWords(date, { locale, today, style: 'day' }),
    price: (money) => formatMoney(money, locale),
  }
}
