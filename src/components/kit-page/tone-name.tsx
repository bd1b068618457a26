import { useTranslations } from 'use-intl'
import { name, out } from './tone-picker.styles'

type ToneNameProps = { label: string; isOutOfStock: boolean; outOfStockLabel?: string }

export function ToneName({ label, isOutOfStock, outOfStockLabel }: ToneNameProps) {
  const t = useTranslations('kit')
  return (
    <span className={name}>
      {label}
      {isOutOfStock && <span className={out}>{outOfStockLabel ?? t('outOfStock')}</span>}
    </span>
  )
}
