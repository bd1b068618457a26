export type Currency = 'usd' | 'gbp' | 'aud' | 'eur'

/** Minor units (cents) with their currency beside them. The schema is in money.contract.ts. */
export type Money = { amountCents: number; currency: Currency }

/** Shopify writes money as a decimal string ("12.5"): exact through integers, never through a float. */
export function centsFromDecimal(amount: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(amount.trim())
  if (!match) throw new Error(`not a decimal amount: ${amount}`)
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] === '-' ? -cents : cents
}

export const decimalFromCents = (cents: number) => (cents / 100).toFixed(2)

/** Making one takes longer than using it a hundred times; there is one per locale and currency. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, currency: Currency) {
  const name = `${locale} ${currency}`
  const format =
    formats.get(name) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() })
  formats.set(name, format)
  return format
}

/** "€84.00" in the customer's way of writing; always with its two decimals (S-399). */
export const formatMoney = ({ amountCents, currency }: Money, locale: string): string =>
  formatOf(locale, currency).format(amountCents / 100)
