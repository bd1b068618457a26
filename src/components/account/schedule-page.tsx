import { useLocale, useTranslations } from 'use-intl'
import type {
  PlayKitScheduleEvent,
  PlayKitScheduleView,
} from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { ChangeOffer, KitWords, ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { Changing } from '../ui/locked'
import { TextLink } from '../ui/text-link'
import { AccountHead } from './account-head'
import { Failure, Loader, Stale } from './account-states'
import { AgeNotice } from './age-notice'
import { ChildSelector } from './child-selector'
import { forms } from './child-selector.styles'
import { ComingUp } from './coming-up'
import { CurrentKit } from './current-kit'
import { Ended } from './ended'
import { NextOrder } from './next-order'
import { Owed } from './owed'
import { PaymentsLink } from './payments-link'
import { ScheduleNews } from './schedule-news'
import { SchedulePlan } from './schedule-plan'
import { note, timeline } from './timeline.styles'
import { useLeavingWords } from './use-leaving-words'
import { WaysOn } from './ways-on'

/** What the connect says, with the words of the content. */
export type ScheduleView = PlayKitScheduleView & {
  page: AccountPage
  kits: KitWords
  continueHref: (childUuid: string) => string
  moveHref: MoveHref
  skipHref: (kit: ScheduledKit) => string | null
  /** where what comes in it is chosen */
  chooseHref: (kit: ScheduledKit) => string | null
  /** everything that can be changed of one kit, where that has a page of its own; null where it has none */
  modifyHref: (kit: ScheduledKit) => string | null
  /** where another way to pay is given */
  payHref: string
  /** where an address is changed */
  addressHref: (uuid: string) => string
  /** where the payments of a subscription are */
  paymentsHref: (subscription: string) => string
  changeHref: (offer: ChangeOffer, subscription: string) => string
  /** where a child is changed, or a new one added */
  formHref: (childUuid: string | null) => string
  /** the kit whose day was changed just now, and the day it had */
  moved: { uuid: string; from: string } | null
  /** what was changed otherwise, and of which kit */
  changed: { kind: string; of: string | null } | null
}
/** Where the day of a kit is changed, with a day to look at; null where it cannot be. */
type MoveHref = (kit: ScheduledKit, day?: string) => string | null
type Send = (event: PlayKitScheduleEvent) => void
type SchedulePageProps = { view: ScheduleView; send: Send }

/** How the schedule speaks: kits, money and days in the visitor's language. */
export type ScheduleWords = {
  kits: KitWords
  locale: string
  weekday: (date: CivilDate) => string
  day: (date: CivilDate) => string
  month: (date: CivilDate) => string
  moveHref: MoveHref
  skipHref: ScheduleView['skipHref']
  chooseHref: ScheduleView['chooseHref']
  modifyHref: ScheduleView['modifyHref']
  payHref: string
  owed: ScheduleView['owed']
  addressHref: ScheduleView['addressHref']
  paymentsHref: ScheduleView['paymentsHref']
  changeHref: ScheduleView['changeHref']
}

/** /account/subscriptions (A-013 … A-026). */
export function SchedulePage({ view, send }: SchedulePageProps) {
  return (
    <div data-machine={view.machine} data-state={view.state} data-kind={view.kind} aria-busy={view.isBusy || undefined}>
      <AccountHead page={view.page} />
      <ChildSelector childrenOfAccount={view.children} onSelect={(uuid) => send({ type: 'SELECT_CHILD', uuid })} />
      <ChildForms view={view} />
      {view.isStale && <Stale onRefresh={() => send({ type: 'REFRESH' })} />}
      <Body view={view} send={send} />
    </div>
  )
}

/** once it is known whose children there are. */
function ChildForms({ view: { today, children, formHref } }: Pick<SchedulePageProps, 'view'>) {
  const t = useTranslations('schedule')
  if (today === null) return null
  const child = children.find(({ isSelected }) => isSelected)
  return (
    <p className={forms}>
      {child && (
        <Changing label={t('editChild', { name: child.fullName })}>
          <TextLink href={formHref(child.uuid)}>{t('editChild', { name: child.fullName })}</TextLink>
        </Changing>
      )}
      <Changing label={t('addChild')}>
        <TextLink href={formHref(null)}>{t('addChild')}</TextLink>
      </Changing>
    </p>
  )
}

function Body({ view, send }: SchedulePageProps) {
  const { kind, page, today } = view
  if (kind === 'failed')
    return (
      <Failure errors={page.errors} kind="subscriptions" isAlert again={{ onClick: () => send({ type: 'REFRESH' }) }} />
    )
  if (kind === 'loading' || kind === 'left' || today === null) return <Loader />
  if (kind === 'active') return <Active view={view} today={today} send={send} />
  const content = page.empties[kind]
  return content ? <EndedSchedule view={view} content={content} today={today} /> : null
}

type EndedScheduleProps = { view: ScheduleView; content: AccountPage['empties'][string]; today: CivilDate }

/** A-017 … A-019; what was cancelled can be started again. */
function EndedSchedule({ view, content, today }: EndedScheduleProps) {
  const t = useTranslations('change.links')
  const plan = view.child?.plan
  const words = useScheduleWords(view, today)
  const leaving = useLeavingWords(view.leaving.map((kit) => ({ ...kit, title: wordsOf(kit, view.kits).title })))
  const isLost = view.current?.kits.some(({ errors }) => errors.length > 0)
  const still = [...view.underWay, ...((leaving || isLost) && view.current ? [view.current] : [])]
  const again = plan?.offers.includes('reactivate') ? view.changeHref('reactivate', plan.key) : null
  const link = content.link && {
    ...content.link,
    ...(again && { linkText: t('reactivate'), linkUrl: again }),
    // a child of the account is not asked for again
    ...(view.kind === 'noSubscription' && view.child && { linkUrl: view.continueHref(view.child.uuid) }),
  }
  return (
    <>
      <ScheduleNews view={view} words={words} />
      {still.length > 0 && (
        <ol className={timeline}>
          {still.map((group) => (
            <CurrentKit key={group.key} group={group} words={words} />
          ))}
        </ol>
      )}
      <Ended content={{ ...content, text: leaving ?? content.text, link }} nextKit={nextKitOf(view)} />
      {plan && <PaymentsLink href={view.paymentsHref(plan.key)} />}
      <WaysOn childrenOn={childrenOn(view)} />
    </>
  )
}

const childrenOn = ({ on, kits, continueHref, changeHref }: ScheduleView) =>
  on.map(({ nextKit, again, childUuid, childName, leaving }) => {
    const card = nextKit === null ? undefined : kits[nextKit]
    return {
      ...{ childUuid, childName, isAgain: again !== null },
      nextKit: card ? { title: card.shortTitle, ageRange: card.ageRange } : null,
      leaving: leaving.map((kit) => ({ ...kit, title: wordsOf(kit, kits).title })),
      href: again === null ? continueHref(childUuid) : changeHref('reactivate', again),
    }
  })

function nextKitOf({ child, kits, continueHref }: ScheduleView) {
  const anchor = child?.nextKit ?? null
  const card = anchor === null ? undefined : kits[anchor]
  return child && card ? { title: card.shortTitle, ageRange: card.ageRange, href: continueHref(child.uuid) } : null
}

function Active({ view, today, send }: SchedulePageProps & { today: CivilDate }) {
  const t = useTranslations('schedule')
  const words = useScheduleWords(view, today)
  const plan = view.child?.plan ?? null
  const gifts = view.child?.gifts ?? []
  const planOf = ({ kits: [first] }: { kits: { gift: string | null }[] }) =>
    gifts.find(({ key }) => key === first?.gift) ?? plan
  return (
    <>
      <ScheduleNews view={view} words={words} />
      <Outdated view={view} />
      <Owed owed={view.owed} />
      <ol className={timeline}>
        {view.underWay.map((group) => (
          <CurrentKit key={group.key} group={group} words={words} />
        ))}
        {view.current && <CurrentKit group={view.current} words={words} />}
        {view.next.map((group) => (
          <NextOrder key={group.key} group={group} plan={planOf(group)} words={words} />
        ))}
        <ComingUp
          groups={view.upcoming}
          words={words}
          onExpand={view.can.expand ? () => send({ type: 'EXPAND' }) : null}
        />
      </ol>
      {view.next.length === 0 && <p className={note}>{t('nothingNext', { name: view.child?.name ?? '' })}</p>}
      {plan && <SchedulePlan plan={plan} words={words} />}
      {gifts.map((gift) => (
        <SchedulePlan key={gift.key} plan={gift} words={words} isGift />
      ))}
    </>
  )
}

/** What of the child runs as it was laid out for another birth date. */
function Outdated({ view: { child, changeHref } }: Pick<SchedulePageProps, 'view'>) {
  if (!child?.plan) return null
  return [child.plan, ...child.gifts].map(
    ({ key, laidOutFor }) =>
      laidOutFor && (
        <div key={key} className={note}>
          <AgeNotice name={child.name} laidOutFor={laidOutFor} href={changeHref('followAge', key)} />
        </div>
      ),
  )
}

function useScheduleWords({ kits, ...view }: ScheduleView, today: CivilDate): ScheduleWords {
  const { moveHref, skipHref, chooseHref, modifyHref, payHref, owed, addressHref, changeHref, paymentsHref } = view
  const locale = useLocale()
  return {
    ...{
      kits,
      locale,
      moveHref,
      skipHref,
      chooseHref,
      modifyHref,
      payHref,
      owed,
      addressHref,
      changeHref,
      paymentsHref,
    },
    weekday: (date) => dayWords(date, { locale, today, style: 'weekday' }),
    day: (date) => dayWords(date, { locale, today, style: 'day' }),
    month: (date) => dayWords(date, { locale, today, style: 'month' }),
  }
}
