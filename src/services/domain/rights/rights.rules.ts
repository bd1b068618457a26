import type { Region } from '../locale'

/** A key of the catalogue: VAT and GST are part of the prices, sales tax comes on top at the checkout. */
export type TaxName = 'vat' | 'gst' | 'salesTax'

type Rights = {
  taxName: TaxName
  /** days from delivery to send things back for any reason: our own promise, the same everywhere */
  returnDays: number
  /** days from delivery to change one's mind by law; null: no law gives any, only the promise above stands */
  withdrawalDays: number | null
  /** what the law of that is called; the terms name it */
  law: string | null
  /** years of guarantee that the law counts; null: it names no number */
  guaranteeYears: number | null
}

const RETURN_DAYS = 30

/** What a buyer of each region may do, and what a tax is called there (docs/decisions/0048). */
export const RIGHTS: Record<Region, Rights> = {
  eu: { taxName: 'vat', returnDays: RETURN_DAYS, withdrawalDays: 14, law: '2011/83', guaranteeYears: 2 },
  gb: {
    taxName: 'vat',
    returnDays: RETURN_DAYS,
    withdrawalDays: 14,
    law: 'Consumer Contracts Regulations 2013',
    guaranteeYears: null,
  },
  au: {
    taxName: 'gst',
    returnDays: RETURN_DAYS,
    withdrawalDays: null,
    law: 'Australian Consumer Law',
    guaranteeYears: null,
  },
  us: { taxName: 'salesTax', returnDays: RETURN_DAYS, withdrawalDays: null, law: null, guaranteeYears: null },
}

/** Days within which goods go back after a withdrawal (Directive 2011/83, article 14). */
export const SEND_BACK_DAYS = 14

/** Days within which money goes back. */
export const REFUND_DAYS = 14
