import { useTranslations } from 'use-intl'
import { TextLink } from '../ui/text-link'
import { remark } from './review-step.styles'

/** Terms and the way back, beside the button that obliges to pay and on the receipt; the checkout stays open. */
export function LawLinks({ prefix }: { prefix: string }) {
  const t = useTranslations('checkout.review')
  return (
    <p className={remark}>
      <TextLink href={`${prefix}/pages/terms`} isNewWindow>
        {t('termsLink')}
      </TextLink>
      {' · '}
      <TextLink href={`${prefix}/pages/delivery-and-returns`} isNewWindow>
        {t('withdrawLink')}
      </TextLink>
    </p>
  )
}
