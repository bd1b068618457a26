import { longDay } from '../dates/day-words.rules'
import { DELIVERY, DISPATCH_DAYS, MADE_TO_ORDER_WEEKS } from '../delivery/delivery.rules'
import { MONTHS_BETWEEN } from '../kits/kit.rules'
import { intlLocale, type LocaleCode, localeOfCode } from '../locale'
import { formatMoney } from '../money/money'
import { LEAST_DAYS } from '../plans/layout.rules'
import { REFUND_DAYS, RIGHTS } from '../rights/rights.rules'

/** What an editor writes between braces, and the rule fills in: "within {dispatchDays} working days". */
const PROMISE_KEYS = [
  'dispatchDays',
  'madeToOrderWeeks',
  'standardDays',
  'expressDays',
  'standardPrice',
  'freeFrom',
  'returnDays',
  'answerDays',
  'exampleDay',
  'refundDays',
  'withdrawalDays',
  'guaranteeYears',
  'law',
  'babyMonths',
  'toddlerMonths',
  'leastWeeks',
] as const
type PromiseKey = (typeof PROMISE_KEYS)[number]
export type Promises = Partial<Record<PromiseKey, string>>

/** Working days within which every letter to us is answered. */
const ANSWER_DAYS = 5
/** Of a hint beside the fields of a birth date, in their order. */
const EXAMPLE_DAY = '2025-09-27'

type Span = { min_days: number; max_days: number }
const daysOf = ({ min_days: min, max_days: max }: Span) => (min === max ? `${min}` : `${min}–${max}`)

/** Numbers of the rules that hold where a locale buys. What its region does not have is left out. */
export function promisesOf(code: LocaleCode): Promises {
  const { region, currency } = localeOfCode(code)
  const { standard, express, freeFrom } = DELIVERY[region]
  const { returnDays, withdrawalDays, guaranteeYears, law } = RIGHTS[region]
  const money = (amountCents: number) => formatMoney({ amountCents, currency }, intlLocale(code))
  return {
    dispatchDays: `${DISPATCH_DAYS}`,
    madeToOrderWeeks: `${MADE_TO_ORDER_WEEKS}`,
    standardDays: daysOf(standard),
    expressDays: daysOf(express),
    standardPrice: money(standard.price),
    freeFrom: money(freeFrom),
    returnDays: `${returnDays}`,
    answerDays: `${ANSWER_DAYS}`,
    exampleDay: longDay(EXAMPLE_DAY, intlLocale(code)),
    refundDays: `${REFUND_DAYS}`,
    babyMonths: `${MONTHS_BETWEEN.baby}`,
    toddlerMonths: `${MONTHS_BETWEEN.toddler}`,
    leastWeeks: `${LEAST_DAYS / 7}`,
    ...(withdrawalDays !== null && { withdrawalDays: `${withdrawalDays}` }),
    ...(guaranteeYears !== null && { guaranteeYears: `${guaranteeYears}` }),
    ...(law !== null && { law }),
  }
}

const isPromise = (name: string): name is PromiseKey => PROMISE_KEYS.some((key) => key === name)

/** A text with its numbers; other names in braces are filled in by the page that they belong to. */
export const withPromises = (text: string, promises: Promises): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (isPromise(name) ? (promises[name] ?? whole) : whole))
