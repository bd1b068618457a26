import { useLocale, useTranslations } from 'use-intl'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { type ClubOption, type ClubOptions, waysOf } from '~/services/flows/reading-club/reading-club-options.rules'
import { AccountHead } from '../account/account-head'
import { Failure, RELOAD } from '../account/account-states'
import { buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { back, nothing, option, options as optionsClass, optionTitle } from './club-options.styles'

/** As the pages of the changes say it. */
const CLOSED = { name: '', kind: 'skipBox' }

type View = ClubOptions & { page: AccountPage; backHref: string; optionHref: (option: ClubOption) => string }

/** what can be done with a box or with all of them, each on its own page. */
export function ClubOptionsPage({ view }: { view: View }) {
  const t = useTranslations('readingClub.options')
  const change = useTranslations('change')
  const day = useDay(view)
  const { page, box, options, closed, backHref } = view
  const crumbs = page.breadcrumb.map((crumb, at) =>
    at === page.breadcrumb.length - 1 ? { ...crumb, url: backHref } : crumb,
  )
  const title = box ? t('titleOne', { date: day(box) }) : t('title', { ways: waysOf(options) })
  const head = { ...page, lead: t('lead'), banners: [], breadcrumb: [...crumbs, { text: t('crumb'), url: null }] }
  return (
    <>
      <AccountHead page={{ ...head, title }} />
      {closed && (
        <div className={nothing}>
          <Note tone="notice" title={change(`closed.${closed}.title`, CLOSED)}>
            <p>{change(`closed.${closed}.text`, CLOSED)}</p>
          </Note>
        </div>
      )}
      {options.length > 0 && <Options view={view} />}
      {options.length === 0 && !closed && (
        <div className={nothing}>
          <Note tone="notice" title={t('nothing')}>
            <p>{t('nothingText')}</p>
          </Note>
        </div>
      )}
      <p className={back}>
        <TextLink className={buttonClass({ tone: 'secondary' })} href={backHref}>
          {change('backToClub')}
        </TextLink>
      </p>
    </>
  )
}

function Options({ view }: { view: View }) {
  const t = useTranslations('readingClub.options')
  const day = useDay(view)
  return (
    <ul className={optionsClass} aria-label={t('list')}>
      {view.options.map((each) => (
        <li key={each.kind} className={option}>
          <div>
            <h2 className={optionTitle}>{t(`${each.kind}.title`, { date: each.box ? day(each.box) : '' })}</h2>
            <p>{t(`${each.kind}.text`)}</p>
          </div>
          <TextLink className={buttonClass({ tone: 'secondary' })} href={view.optionHref(each)}>
            {t(`${each.kind}.link`)}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

function useDay({ today }: Pick<View, 'today'>) {
  const locale = useLocale()
  return ({ date }: NonNullable<ClubOption['box']>) => dayWords(date, { locale, today, style: 'day' })
}

/** Nothing is known of the club: only loading the page again can help. */
export const ClubOptionsUnread = ({ view: { page } }: { view: Pick<View, 'page'> }) => (
  <Failure errors={page.errors} kind="early-reader-club" again={RELOAD} />
)
