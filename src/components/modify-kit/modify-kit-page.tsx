import { useLocale, useTranslations } from 'use-intl'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { ModifiedKit } from '~/services/flows/modify-kit/modify-kit.contract'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { KitWords } from '~/services/flows/schedule/schedule.contract'
import { AccountHead } from '../account/account-head'
import { Failure, RELOAD } from '../account/account-states'
import { back } from '../settings/form.styles'
import { SettingsGroup, SettingsRow } from '../settings/row'
import { TextLink } from '../ui/text-link'

type View = ModifiedKit & {
  page: AccountPage
  kits: KitWords
  today: CivilDate
  /** null: not to be changed today */
  hrefs: {
    move: string | null
    skip: string | null
    choose: string | null
    address: string | null
    cancel: string | null
    back: string
  }
}

/** from one page to everything that can be changed of a kit. */
export function ModifyKitPage({ view }: { view: View }) {
  const t = useTranslations()
  const locale = useLocale()
  const { page, kits, kit, today, hrefs, to } = view
  const date = dayWords(kit.date, { locale, today, style: 'weekday' })
  return (
    <>
      <AccountHead page={page} title={t('modify.title', { kit: wordsOf(kit, kits).title })} />
      <SettingsGroup title={t('modify.kit')}>
        {hrefs.move && <SettingsRow href={hrefs.move} title={t('shipDate.change')} stored={date} />}
        {hrefs.choose && (
          <SettingsRow href={hrefs.choose} title={t('change.links.customize')} stored={kit.chosen.join(' / ')} />
        )}
        {hrefs.skip && kit.skipChange && (
          <SettingsRow
            href={hrefs.skip}
            title={t(`change.links.${kit.skipChange}`)}
            stored={t(`modify.${kit.skipChange}`, { date })}
          />
        )}
        {hrefs.address && <SettingsRow href={hrefs.address} title={t('schedule.changeAddress')} stored={to} />}
      </SettingsGroup>
      {hrefs.cancel && (
        <SettingsGroup title={t('modify.subscription')}>
          <SettingsRow href={hrefs.cancel} title={t('change.links.cancel')} stored={t('modify.cancel')} />
        </SettingsGroup>
      )}
      <TextLink className={back} href={hrefs.back}>
        {t('change.back')}
      </TextLink>
    </>
  )
}

/** The schedule cannot be read: only loading the page again can help. */
export const ModifyKitUnread = ({ view: { page } }: { view: { page: AccountPage } }) => (
  <>
    <AccountHead page={page} />
    <Failure errors={page.errors} kind="subscriptions" again={RELOAD} />
  </>
)
