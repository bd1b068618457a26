import { gid, shopifyNumber } from './ids'
import { COUNTRIES, CURRENCIES, type CurrencyCode, LANGUAGES, type LanguageKey, type Market } from './market'
import type { Call } from './scope'

const languageView = (language: LanguageKey, market: Market) => ({
  isoCode: language.toUpperCase(),
  name: nameOf('language', language, market.language),
  endonymName: nameOf('language', language, language),
})

function countryView(isoCode: string, market: Market) {
  const country = COUNTRIES[isoCode] ?? { currency: 'USD', language: 'en' }
  const handle = isoCode.toLowerCase()
  return {
    isoCode,
    name: nameOf('region', isoCode, market.language),
    currency: currencyView(country.currency, market),
    unitSystem: country.isImperial ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    availableLanguages: LANGUAGES.map((language) => languageView(language, market)),
    defaultLanguage: languageView(country.language, market),
    market: marketView(handle),
  }
}

const marketView = (handle: string) => ({
  id: gid('Market', shopifyNumber('Market', handle)),
  handle,
  metafield: null,
  metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
})

const currencyView = (isoCode: CurrencyCode, { language }: Market) => ({
  isoCode,
  name: nameOf('currency', isoCode, language),
  symbol: symbolOf(isoCode),
})

const nameOf = (type: 'language' | 'region' | 'currency', code: string, language: LanguageKey) =>
  new Intl.DisplayNames(language, { type }).of(code) ?? code

const symbolOf = (currency: CurrencyCode) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

export const localizationRoots = {
  localization: (_root: unknown, _args: unknown, { scope: { market } }: Call) => ({
    country: () => countryView(market.country, market),
    language: () => languageView(market.language, market),
    availableCountries: () => Object.keys(COUNTRIES).map((code) => countryView(code, market)),
    availableLanguages: () => LANGUAGES.map((language) => languageView(language, market)),
    market: () => marketView(market.country.toLowerCase()),
  }),
}

export const paymentSettings = (origin: string) => ({
  acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
  cardVaultUrl: `${origin}/checkout/cards`,
  countryCode: 'US',
  currencyCode: 'USD',
  enabledPresentmentCurrencies: CURRENCIES,
  shopifyPaymentsAccountId: null,
  supportedDigitalWallets: [],
})
