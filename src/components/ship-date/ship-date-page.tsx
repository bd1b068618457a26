import { useLocale, useTranslations } from 'use-intl'
import type { ShipDateEditSend, ShipDateEditView } from '~/machines/account/ship-date-edit/ship-date-edit.connect'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { KitWords } from '~/services/flows/schedule/schedule.contract'
import type { ShipDate } from '~/services/flows/ship-date/ship-date.contract'
import { AccountHead } from '../account/account-head'
import { Failure, RELOAD } from '../account/account-states'
import { buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { Changes } from './changes'
import { Days } from './days'
import { columns, note } from './ship-date.styles'

type View = ShipDateEditView & {
  of: ShipDate
  page: AccountPage
  kits: KitWords
  saysFailures: boolean
  backHref: string
}
export type ShipDatePageProps = { view: View; send: ShipDateEditSend }

/** How the page speaks of days. */
export type DayWords = { weekday: (date: CivilDate) => string; day: (date: CivilDate) => string }

/** another day for the kit that comes next, and what that changes, before anything is saved. */
export function ShipDatePage({ view, send }: ShipDatePageProps) {
  const t = useTranslations('shipDate')
  const locale = useLocale()
  const { of, page, kits, isClosed, isBusy, current, plannedAtFirst, backHref } = view
  const own = wordsOf(of.kit, kits)
  const words: DayWords = {
    weekday: (date) => dayWords(date, { locale, today: of.today, style: 'weekday' }),
    day: (date) => dayWords(date, { locale, today: of.today, style: 'day' }),
  }
  const crumbs = page.breadcrumb.map((crumb, at) =>
    at === page.breadcrumb.length - 1 ? { ...crumb, url: backHref } : crumb,
  )
  const head = {
    ...{ title: t('title', { kit: own.title }), banners: [], breadcrumb: [...crumbs, { text: t('crumb'), url: null }] },
    lead: isClosed ? null : leadOf(),
  }
  function leadOf() {
    const date = words.weekday(current)
    return plannedAtFirst ? t('leadMoved', { date, planned: words.day(plannedAtFirst) }) : t('lead', { date })
  }
  return (
    <div
      data-machine={view.machine}
      data-state={view.state}
      data-band={own.band ?? undefined}
      aria-busy={isBusy || undefined}
    >
      <AccountHead page={head} />
      {isClosed ? (
        <Closed view={view} words={words} />
      ) : (
        <div className={columns}>
          <Days view={{ ...view, kit: own.title, locale }} words={words} send={send} />
          <Changes view={view} words={words} send={send} />
        </div>
      )}
    </div>
  )
}

/** Nothing is known of the kit: only loading the page again can help. */
export const ShipDateUnread = ({ view: { errors } }: { view: Pick<AccountPage, 'errors'> }) => (
  <Failure errors={errors} kind="subscriptions" again={RELOAD} />
)

/** No day is left to choose, or the kit is packed by now (decided: E-11); or it does not come. */
function Closed({ view: { current, closed, backHref }, words }: { view: View; words: DayWords }) {
  const t = useTranslations('shipDate')
  return (
    <div className={note}>
      <Note tone="notice" title={t('closed')}>
        <p>
          {closed === null || closed === 'tooLate'
            ? t('closedText', { date: words.weekday(current) })
            : t(`${closed}Text`)}
        </p>
      </Note>
      <TextLink className={buttonClass({ tone: 'secondary' })} href={backHref}>
        {t('back')}
      </TextLink>
    </div>
  )
}
