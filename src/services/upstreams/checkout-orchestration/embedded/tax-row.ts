import { intlLocale, type LocaleCode } from '~/services/domain/locale'
import { type Currency, formatMoney } from '~/services/domain/money/money'
import type { Vat } from '~/services/domain/prices/tax.rules'
import { taxNameOf } from '~/services/domain/prices/tax-name.rules'
import { wordsOf } from './words'

type Taxed = { vat: Vat; currency: Currency; tax: number; locale: LocaleCode }
type Rows = [string, string][]

/** What an email says of the tax, as the pages do: above the total where it comes on top, else below it. `tax` is cents. */
export function taxRow({ vat, currency, tax, locale }: Taxed): { onTop: Rows; included: Rows } {
  const words = wordsOf(locale)
  const amount = formatMoney({ amountCents: tax, currency }, intlLocale(locale))
  if (!vat.isIncluded) return { onTop: [[words.taxAdded, amount]], included: [] }
  const percent = new Intl.NumberFormat(intlLocale(locale), { style: 'percent', maximumFractionDigits: 1 })
  const label = words.taxIncluded(percent.format(vat.permille / 1000), taxNameOf(currency) === 'gst')
  return { onTop: [], included: [[label, amount]] }
}
