import { useLocale, useTranslations } from 'use-intl'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords, longDay } from '~/services/domain/dates/day-words.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { BoxesOfAccount, KitsOfAccount, Profile } from '~/services/flows/settings/settings.contract'
import { AccountHead } from '../account/account-head'
import { avatarOf } from '../account/avatars'
import { Icon } from '../ui/icon'
import { SettingsGroup, SettingsRow } from './row'

type View = {
  page: AccountPage
  today: CivilDate
  profile: Profile
  /** null: nobody knows now */
  kits: KitsOfAccount | null
  /** null: nobody knows now */
  boxes: BoxesOfAccount | null
  hasSms: boolean
  hrefs: {
    child: (uuid: string) => string
    addChild: string
    family: string
    contactDetails: string
    password: string
    privacy: string
    payment: string
    address: (uuid: string) => string
    preferences: string
    sms: string
    gifts: string
    playKits: string
    readingClub: string
  }
}
type Part = { view: View }

/** A-068 … A-075: what the account knows, each row leading to where it is changed. */
export const SettingsPage = ({ view }: Part) => (
  <>
    <AccountHead page={view.page} />
    <Family view={view} />
    <You view={view} />
    <Subscriptions view={view} />
    <Gifts view={view} />
    <Data view={view} />
  </>
)

/** */
function Family({ view: { profile, hrefs, today } }: Part) {
  const t = useTranslations('settings')
  const locale = useLocale()
  return (
    <SettingsGroup title={t('groups.family')}>
      {profile.children.map(({ uuid, name, birthday, isVerified }, index) => {
        const date = longDay(birthday, locale)
        const stored =
          birthday > today ? t('due', { date }) : t('born', { date, isVerified: isVerified ? 'yes' : 'no' })
        return (
          <SettingsRow key={uuid} href={hrefs.child(uuid)} title={name} stored={stored} picture={avatarOf(index)} />
        )
      })}
      <SettingsRow href={hrefs.family} title={t('family.title')} stored={t('family.stored')} />
      <SettingsRow
        href={hrefs.addChild}
        title={
          <>
            <Icon name="plus" />
            {t('addChild')}
          </>
        }
      />
    </SettingsGroup>
  )
}

/** A-069 … A-071; A-075 only with its flag. */
function You({ view: { profile, hrefs, hasSms } }: Part) {
  const t = useTranslations('settings')
  const { email, address, phone, preferences } = profile
  const wantsTexts = preferences.marketing_sms || preferences.transactional_sms
  const signedUp = phone ? 'smsOn' : 'smsNowhere'
  const texts = phone ? t('textsOn', { phone }) : t('textsNowhere')
  return (
    <SettingsGroup title={t('groups.you')}>
      <SettingsRow href={hrefs.contactDetails} title={t('contact')} stored={email} />
      {address && <SettingsRow href={hrefs.address(address.uuid)} title={t('address')} stored={address.to} />}
      <SettingsRow href={hrefs.payment} title={t('payment')} stored={t('paymentKept')} />
      <SettingsRow href={hrefs.password} title={t('password')} stored={t('passwordKept')} />
      <SettingsRow href={hrefs.preferences} title={t('messages')} stored={wantsTexts ? texts : t('lettersOnly')} />
      {hasSms && <SettingsRow href={hrefs.sms} title={t('sms')} stored={t(wantsTexts ? signedUp : 'smsOff')} />}
    </SettingsGroup>
  )
}

/** */
function Gifts({ view: { hrefs } }: Part) {
  const t = useTranslations('settings')
  return (
    <SettingsGroup title={t('groups.gifts')}>
      <SettingsRow href={hrefs.gifts} title={t('gifts')} stored={t('giftsGiven')} />
    </SettingsGroup>
  )
}

/** E-101 */
function Data({ view: { hrefs } }: Part) {
  const t = useTranslations('settings')
  return (
    <SettingsGroup title={t('groups.data')}>
      <SettingsRow href={hrefs.privacy} title={t('data')} stored={t('dataStored')} />
    </SettingsGroup>
  )
}

/** who has none is led to the page that says what there is. */
function Subscriptions({ view: { kits, boxes, hrefs, today } }: Part) {
  const t = useTranslations('settings')
  const locale = useLocale()
  const day = (date: CivilDate) => dayWords(date, { locale, today, style: 'weekday' })
  return (
    <SettingsGroup title={t('groups.subscriptions')}>
      <SettingsRow href={hrefs.playKits} title={t('playKits')} stored={kits && kitsStored(kits)} />
      <SettingsRow href={hrefs.readingClub} title={t('readingClub')} stored={boxes && boxesStored(boxes)} />
    </SettingsGroup>
  )

  function kitsStored({ children: count, nextOn }: KitsOfAccount) {
    if (count === 0) return t('noneYet')
    return nextOn ? t('kitsNext', { count, date: day(nextOn) }) : t('kits', { count })
  }

  function boxesStored({ subscriptions: count, nextOn }: BoxesOfAccount) {
    if (count === 0) return t('noneYet')
    return nextOn ? t('boxesNext', { count, date: day(nextOn) }) : t('boxes', { count })
  }
}
