import { regionOf } from '../locale'
import type { Currency } from '../money/money'
import { RIGHTS, type TaxName } from '../rights/rights.rules'

/** What the tax on goods is called where prices are in this currency. Its rates are in tax.rules.ts. */
export const taxNameOf = (currency: Currency): TaxName => RIGHTS[regionOf(currency)].taxName
