import { useTranslations } from 'use-intl'
import { regionOf } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import { TextLink } from '../ui/text-link'
import { remark } from './review-step.styles'

/** Terms and the way back, as the buyer's region calls it: beside the button that obliges to pay and on the receipt; the checkout stays open. */
export function LawLinks({ prefix, currency }: { prefix: string; currency: Currency }) {
  const t = useTranslations('checkout.review')
  return (
    <p className={remark}>
      <TextLink href={`${prefix}/pages/terms`} isNewWindow>
        {t('termsLink')}
      </TextLink>
      {' · '}
      <TextLink href={`${prefix}/pages/delivery-and-returns`} isNewWindow>
        {t('withdrawLink', { region: regionOf(currency) })}
      </TextLink>
    </p>
  )
}
