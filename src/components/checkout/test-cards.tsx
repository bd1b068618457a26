import { useTranslations } from 'use-intl'
import type { CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { Note } from '../ui/note'
import { entry, list, number } from './test-cards.styles'

const NAMES = ['good', 'declined', 'expired', 'timedOut'] as const
type TestCardsProps = {
  numbers: NonNullable<CheckoutView['testCards']>
  /** the card is kept for later, and nothing is charged now */
  isKept?: boolean
}

/** Where no real card is charged, the page says which numbers stand for what. */
export function TestCards({ numbers, isKept = false }: TestCardsProps) {
  const t = useTranslations('checkout.payment')
  return (
    <Note tone="notice" title={t('testTitle')}>
      <p>{t('testText')}</p>
      <ul className={list}>
        {NAMES.map((name) => (
          <li key={name} className={entry}>
            <span className={number}>{numbers[name].replace(/(\d{4})(?=\d)/g, '$1 ')}</span>{' '}
            {t(isKept ? `kept.${name}` : name)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
