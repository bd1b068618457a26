import type { Language } from '../locale'

/** How somebody pays, as far as it may be kept: no number of a card or an account. */
export type PaymentSource =
  | { kind: 'card'; brand: string; last4: string }
  | { kind: 'bankDebit'; bankCode: string }
  | { kind: 'paypal' }
  | { kind: 'credit' }
  /** a store's own way to pay, with the label that it gave */
  | { kind: 'store'; label: string }

type Words = {
  card: (brand: string, last4: string) => string
  bankDebit: (code: string) => string
  credit: string
  gift: string
}

const WORDS: Record<Language, Words> = {
  en: {
    card: (brand, last4) => `${brand} ending in ${last4}`,
    bankDebit: (code) => `Bank debit (${code})`,
    credit: 'Subscription credit balance',
    gift: 'Gift',
  },
  nl: {
    card: (brand, last4) => `${brand} eindigend op ${last4}`,
    bankDebit: (code) => `Automatische incasso (${code})`,
    credit: 'Tegoed van je abonnement',
    gift: 'Cadeau',
  },
  fr: {
    card: (brand, last4) => `${brand} se terminant par ${last4}`,
    bankDebit: (code) => `Prélèvement bancaire (${code})`,
    credit: 'Solde créditeur de l’abonnement',
    gift: 'Cadeau',
  },
  de: {
    card: (brand, last4) => `${brand} mit den Endziffern ${last4}`,
    bankDebit: (code) => `Lastschrift (${code})`,
    credit: 'Guthaben deines Abos',
    gift: 'Geschenk',
  },
  es: {
    card: (brand, last4) => `${brand} que termina en ${last4}`,
    bankDebit: (code) => `Domiciliación bancaria (${code})`,
    credit: 'Saldo de la suscripción',
    gift: 'Regalo',
  },
}

/** ready to be shown. */
export function paymentLabel(source: PaymentSource, language: Language): string {
  const words = WORDS[language]
  switch (source.kind) {
    case 'card':
      return words.card(brandName(source.brand), source.last4)
    case 'bankDebit':
      return words.bankDebit(source.bankCode)
    case 'paypal':
      return 'PayPal'
    case 'credit':
      return words.credit
    case 'store':
      return source.label
  }
}

/** What somebody else paid. */
export const giftLabel = (language: Language): string => WORDS[language].gift
/** In whatever language it was kept. */
export const isGiftLabel = (label: string): boolean => KEPT.some(({ gift }) => gift === label)

/** Of a card, in whatever language it was kept. */
export const isCardLabel = (label: string): boolean => KEPT.some(({ card }) => card.test(label))

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  maestro: 'Maestro',
}

/** Gateways write "visa" or "VISA"; a brand that we do not know stays as it is. */
const brandName = (brand: string) => BRANDS[brand.toLowerCase()] ?? brand

const SLOT = '\u0000'
const LAST4 = '(\\d{4})'

/** A label as a pattern: its brand, code or digits are what the words leave open. */
const patternOf = (words: string, ...slots: string[]) =>
  new RegExp(`^${slots.reduce((text, slot) => text.replace(SLOT, () => slot), escaped(words))}$`)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const KEPT = Object.values(WORDS).map(({ card, bankDebit, credit, gift }) => ({
  card: patternOf(card(SLOT, SLOT), '(.+)', LAST4),
  bankDebit: patternOf(bankDebit(SLOT), '(.+)'),
  credit,
  gift,
}))

/**
 * A label that was kept with an order or a subscription, in another of our languages: nothing else is kept of how it was paid.
 * One that is not of our words stays as it is.
 */
export function paymentLabelIn(label: string, language: Language): string {
  const words = WORDS[language]
  for (const kept of KEPT) {
    const [, brand, last4] = kept.card.exec(label) ?? []
    if (brand && last4) return words.card(brand, last4)
    const [, code] = kept.bankDebit.exec(label) ?? []
    if (code) return words.bankDebit(code)
    if (label === kept.credit) return words.credit
    if (label === kept.gift) return words.gift
  }
  return label
}
