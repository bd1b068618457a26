import type { EmailWords } from '~/content/checkout-emails'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { townLines } from '~/services/domain/delivery/address.rules'
import { DISPATCH_DAYS } from '~/services/domain/delivery/delivery.rules'
import { intlLocale, type LocaleCode, localeOfCode } from '~/services/domain/locale'
import { formatMoney } from '~/services/domain/money/money'
import type { AddressFields } from '~/services/domain/people/address.contract'
import { WEEKS_BEFORE_BIRTH } from '~/services/domain/plans/first-kit'
import type { ChargeStep } from '~/services/domain/plans/later-charges.rules'
import { isApplied } from '~/services/domain/prices/discount-code.rules'
import { shownSubtotal } from '~/services/domain/prices/totals.rules'
import { type Mail, written } from '~/services/platform/letters/letter'
import { colonOf, type Part } from '~/services/platform/letters/letter-parts'
import type { Gift, Invoice } from './checkout.tables'
import { paymentLabelOf } from './fulfilment-steps'
import { shownGiftCode } from './gift-code'
import { totalsOfInvoice, vatOfInvoice } from './invoice-view'
import { afterwardsIn, kitDaysOf, laterStepsOf } from './later-steps'
import { lawParts } from './law-parts'
import { taxRow } from './tax-row'
import { wordsOf } from './words'

/** The receipt (durable medium): order number, lines, delivery, VAT, address. */
export function receiptOf(invoice: Invoice, origin: string): Mail {
  const { email, made, locale, payload } = invoice
  if (!email || !made.order) throw new Error('a receipt without an order')
  const words = wordsOf(locale)
  const order = made.order.id
  const [gift] = payload.gifts
  const parts: Part[] = [
    { kind: 'heading', text: words.thanks },
    { kind: 'text', text: words.receiptIntro(order) },
    ...childParts(invoice, { words, origin }),
    { kind: 'rows', rows: lineRows(invoice, words) },
    { kind: 'rows', rows: totalRows(invoice, words) },
    ...laterParts(invoice, words),
    ...(gift
      ? [
          {
            kind: 'text' as const,
            text: words.giftNote(gift.gift.recipient_name, longDay(gift.gift.deliver_on, intlLocale(locale))),
          },
        ]
      : []),
    ...addressParts(invoice, words),
    ...lawParts(order, { isGift: gift !== undefined, locale, origin }),
    { kind: 'text', text: words.closing },
  ]
  return { to: email, subject: words.receiptSubject(order), ...written(parts, localeOfCode(locale).language) }
}

/** For whom the kits are, when the first one comes, and where all their days stand. */
function childParts(invoice: Invoice, { words, origin }: { words: EmailWords; origin: string }): Part[] {
  const { payload, made, locale } = invoice
  if (!made.order) return []
  const { first, next } = kitDaysOf(invoice, Date.parse(made.order.created_at))
  const spoken = (day: CivilDate) => longDay(day, intlLocale(locale))
  const follows = payload.subscriptions.some(({ first_on }) => first_on !== undefined)
  const firstWords = (day: string | null) => {
    if (day === null) return words.receiptFirst(DISPATCH_DAYS, next === null)
    return follows ? words.receiptFollowsOn(day) : words.receiptFirstOn(day, WEEKS_BEFORE_BIRTH)
  }
  const saidOf = (name: string) => [
    words.receiptChild(name, next === null),
    firstWords(first && spoken(first)),
    ...(next ? [words.receiptNext(spoken(next))] : []),
  ]
  const schedule: Part = {
    kind: 'link',
    text: words.schedule,
    href: `${origin}${localeOfCode(locale).prefix}/account/subscriptions`,
  }
  const children = payload.subscriptions.map(
    ({ child }): Part => ({ kind: 'text', text: saidOf(child.name).join('\n') }),
  )
  return children.length > 0 ? [...children, schedule] : []
}

/**
 * The code for whoever gets the gift, from somebody whom they know by the first name. The link carries it behind the '#':
 * the page reads it there, and no server, log or `Referer` ever does.
 */
export function giftMailOf(
  { code, recipientEmail, recipientName, size, locale }: Gift,
  giver: string,
  origin: string,
): Mail {
  const words = wordsOf(locale)
  const shown = shownGiftCode(code)
  const page = `${origin}${localeOfCode(locale).prefix}/pages/activate-gift#${shown}`
  const parts: Part[] = [
    { kind: 'heading', text: words.giftHello(recipientName) },
    { kind: 'text', text: words.giftText(giver, size) },
    { kind: 'code', text: words.giftCode, code: shown },
    { kind: 'link', text: words.giftHow, label: words.giftOpen, href: page },
    { kind: 'text', text: words.closing },
  ]
  return { to: recipientEmail, subject: words.giftSubject(giver), ...written(parts, localeOfCode(locale).language) }
}

const moneyIn = ({ locale, currency }: Invoice, amountCents: number) =>
  formatMoney({ amountCents, currency }, intlLocale(locale))

/** What is taken off, as the pages write it. */
const lessIn = (invoice: Invoice, amountCents: number) => `− ${moneyIn(invoice, amountCents)}`

const lineRows = (invoice: Invoice, words: EmailWords): [string, string][] =>
  invoice.lines.map(({ quantity, title, details, total, full_price }) => {
    const [price, full] = [moneyIn(invoice, total), full_price * quantity]
    const name = [`${quantity} × ${title}`, ...details].join(', ')
    return [name, full > total ? words.insteadOf(price, moneyIn(invoice, full)) : price]
  })

function totalRows(invoice: Invoice, words: EmailWords): [string, string][] {
  const totals = totalsOfInvoice(invoice)
  const { subtotal, discount, shipping, tax, total } = totals
  const { needsShipping, deliveryMethod, locale, currency } = invoice
  const way = words.ways[deliveryMethod ?? 'standard']
  const codes = totals.discount_codes.filter(isApplied)
  const taxed = taxRow({ vat: vatOfInvoice(invoice), currency, tax, locale })
  return [
    ...rowsIf(discount > 0 || codes.length > 0, [words.fullPrice, moneyIn(invoice, subtotal)]),
    ...rowsIf(discount > 0, [words.discount, lessIn(invoice, discount)]),
    ...codes.map(({ code, amount }): [string, string] => [words.discountCode(code), lessIn(invoice, amount)]),
    [words.subtotal, moneyIn(invoice, shownSubtotal(totals))],
    ...rowsIf(needsShipping, [`${words.delivery} (${way})`, shipping === 0 ? words.free : moneyIn(invoice, shipping)]),
    ...taxed.onTop,
    [words.total, moneyIn(invoice, total)],
    ...taxed.included,
    [words.paidWith, paymentLabelOf(invoice)],
  ]
}

/** What is charged after this order, from the day of the order. */
function laterParts(invoice: Invoice, words: EmailWords): Part[] {
  const { made, locale } = invoice
  if (!made.order) return []
  const orderedAt = Date.parse(made.order.created_at)
  const steps = laterStepsOf(invoice, orderedAt)
  const afterwards = afterwardsIn(invoice, orderedAt).map(
    (each): Part => ({ kind: 'text', text: words.afterwards[each] }),
  )
  if (steps.length === 0) return afterwards
  const lines = steps.map((step) => laterLine(step, { words, locale }))
  const included = steps.some(({ hasBooks }) => hasBooks) ? words.laterBooks : words.laterDelivery
  return [
    { kind: 'text', text: [`${words.later}${colonOf(localeOfCode(locale).language)}`, ...lines, included].join('\n') },
    ...afterwards,
  ]
}

type Saying = { words: EmailWords; locale: LocaleCode }

function laterLine({ of, on, times, kits, months, sum }: ChargeStep, { words, locale }: Saying): string {
  const intl = intlLocale(locale)
  const said = { price: formatMoney(sum, intl), day: longDay(on, intl), kits, months: months * kits }
  if (of === 'boxes') return words.laterBoxes(said)
  if (kits === 1) return times === 1 ? words.laterKit(said) : words.laterKits(said)
  return times === 1 ? words.laterRenewal(said) : words.laterRenewals(said)
}

const rowsIf = (isShown: boolean, row: [string, string]): [string, string][] => (isShown ? [row] : [])

function addressParts({ shippingAddress, billingAddress, locale }: Invoice, words: EmailWords): Part[] {
  const part = (title: string, address: AddressFields | null): Part[] =>
    address
      ? [
          {
            kind: 'text',
            text: [`${title}${colonOf(localeOfCode(locale).language)}`, ...addressLines(address, locale)].join('\n'),
          },
        ]
      : []
  return [...part(words.sentTo, shippingAddress), ...part(words.billedTo, billingAddress ?? shippingAddress)]
}

function addressLines(address: AddressFields, locale: LocaleCode): string[] {
  const { first_name, last_name, company, line1, line2, country } = address
  const countryName = new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(country) ?? country
  return [`${first_name} ${last_name}`, company, line1, line2, ...townLines(address), countryName].filter(Boolean)
}
