import { useTranslations } from 'use-intl'
import { Note } from './note'
import { SavingLine } from './sums'

type Discount = { code: string; amount: string }

/** A row for each code, or offer without one (''), that takes something off; `amount` as money reads. */
export function DiscountRows({ discounts }: { discounts: readonly Discount[] }) {
  const t = useTranslations('sums')
  return discounts.map(({ code, amount }) => (
    <SavingLine key={code} label={code ? t('code', { code }) : t('discount')} amount={amount} />
  ))
}

/** Codes that take nothing off, with what is bought or, `isKept`, as long as nothing is. */
export function UnappliedCodes({ codes, isKept = false }: { codes: readonly string[]; isKept?: boolean }) {
  const t = useTranslations('sums')
  return codes.map((code) => (
    <Note key={code} tone="notice" title={t(isKept ? 'codeKept' : 'codeUnapplied', { code })}>
      <p>{t(isKept ? 'codeKeptText' : 'codeUnappliedText')}</p>
    </Note>
  ))
}
