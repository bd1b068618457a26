import { type Region, regionOf } from '../locale'
import type { Currency } from '../money/money'

/** A key of the catalogue: VAT and GST are part of the prices, sales tax comes on top at the checkout. */
type TaxName = 'vat' | 'gst' | 'salesTax'

const NAMES: Record<Region, TaxName> = { eu: 'vat', gb: 'vat', au: 'gst', us: 'salesTax' }

/** What the tax on goods is called where prices are in this currency. Its rates are in tax.rules.ts. */
export const taxNameOf = (currency: Currency): TaxName => NAMES[regionOf(currency)]
