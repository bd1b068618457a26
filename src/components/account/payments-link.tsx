import { useTranslations } from 'use-intl'
import { TextLink } from '../ui/text-link'
import { kitLinks } from './timeline.styles'

/** what is paid for a subscription, and when. */
export function PaymentsLink({ href }: { href: string }) {
  const t = useTranslations('payments')
  return (
    <p className={kitLinks}>
      <TextLink href={href}>{t('link')}</TextLink>
    </p>
  )
}
