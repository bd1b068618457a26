import { useLocale, useTranslations } from 'use-intl'
import { townLines } from '~/services/domain/delivery/address.rules'
import { formatMoney } from '~/services/domain/money/money'
import type { Address } from '~/services/domain/people/address.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OwnPaymentMethod } from '~/services/flows/payment-method/payment-method.contract'
import { AccountHead } from '../account/account-head'
import { countryName } from '../checkout/country-names'
import { TextLink } from '../ui/text-link'
import { aside, back } from './form.styles'
import { SettingsFact, SettingsGroup, SettingsRow } from './row'

type View = {
  page: AccountPage
  /** null: this account pays in no way yet */
  method: OwnPaymentMethod | null
  /** `billing` null: nobody pays yet */
  hrefs: { card: string; billing: string | null; back: string }
  /** where `back` leads */
  backTo: 'settings' | 'club'
}

/** how this person pays, and where who pays lives. */
export function PaymentMethodPage({ view: { page, method, hrefs, backTo } }: { view: View }) {
  const t = useTranslations('settings')
  return (
    <>
      <AccountHead page={page} />
      {method ? <Method method={method} hrefs={hrefs} /> : <First hrefs={hrefs} />}
      <TextLink className={back} href={hrefs.back}>
        {t(backTo === 'club' ? 'paymentForm.backToClub' : 'cancel')}
      </TextLink>
    </>
  )
}

/** Who pays in no way yet gives a card. */
function First({ hrefs }: Pick<View, 'hrefs'>) {
  const t = useTranslations('settings.paymentForm')
  return (
    <>
      <p className={aside}>{t('none')}</p>
      <SettingsGroup title={t('method')}>
        <SettingsRow href={hrefs.card} title={t('addCard')} stored={null} />
      </SettingsGroup>
    </>
  )
}

function Method({ method, hrefs }: Pick<View, 'hrefs'> & { method: OwnPaymentMethod }) {
  const t = useTranslations('settings.paymentForm')
  const locale = useLocale()
  const line = useAddressLine()
  return (
    <SettingsGroup title={t('primary')}>
      <SettingsRow href={hrefs.card} title={t('method')} stored={method.label} />
      {method.credit && (
        <SettingsFact
          title={t('credit', { sum: formatMoney(method.credit, locale) })}
          stored={t(method.credit.amountCents > 0 ? 'creditPays' : 'creditUsed')}
        />
      )}
      {hrefs.billing && (
        <SettingsRow
          href={hrefs.billing}
          title={t('billing')}
          stored={method.billing ? line(method.billing) : t('billingNone')}
        />
      )}
    </SettingsGroup>
  )
}

/** An address on one line. */
function useAddressLine() {
  const locale = useLocale()
  return (address: Address) => {
    const { first_name, last_name, company, line1, line2, country } = address
    const name = `${first_name} ${last_name}`
    return [name, company, line1, line2, ...townLines(address), countryName(country, locale)].filter(Boolean).join(', ')
  }
}
