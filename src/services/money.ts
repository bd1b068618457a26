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

/** "€84.00" in the customer's way of writing; always with its two decimals (S-399). */
export function formatMoney({ amountCents, currency }: Money, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(
    amountCents / 100,
  )
}
