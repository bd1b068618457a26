import { Kind, type OperationDefinitionNode, type ValueNode } from 'graphql'
import type { Localized, PriceCents } from './catalogue.contract'

export type LanguageKey = keyof Localized
export type CurrencyCode = keyof PriceCents

/** Who is asking, as far as prices and words go. `languageCode` is Shopify's spelling of `language`. */
export type Market = { country: string; currency: CurrencyCode; language: LanguageKey; languageCode: string }

/** Where the shop sells, with the language that a country's customers meet first. */
export const COUNTRIES: Record<string, { currency: CurrencyCode; language: LanguageKey; isImperial?: boolean }> = {
  US: { currency: 'USD', language: 'en', isImperial: true },
  GB: { currency: 'GBP', language: 'en' },
  AU: { currency: 'AUD', language: 'en' },
  NL: { currency: 'EUR', language: 'nl' },
  DE: { currency: 'EUR', language: 'de' },
  FR: { currency: 'EUR', language: 'fr' },
  ES: { currency: 'EUR', language: 'es' },
  BE: { currency: 'EUR', language: 'nl' },
  AT: { currency: 'EUR', language: 'de' },
  IE: { currency: 'EUR', language: 'en' },
}
export const LANGUAGES: readonly LanguageKey[] = ['en', 'nl', 'fr', 'de', 'es']
export const CURRENCIES: readonly CurrencyCode[] = ['USD', 'GBP', 'AUD', 'EUR']
const HOME_COUNTRY = 'US'

/** Shopify answers for the primary market when it does not sell to the country or speak the language. */
export function marketOf(asked: { country?: string | null; language?: string | null }): Market {
  const country = asked.country && COUNTRIES[asked.country] ? asked.country : HOME_COUNTRY
  const language = LANGUAGES.find((known) => known === asked.language?.slice(0, 2).toLowerCase()) ?? 'en'
  const currency = COUNTRIES[country]?.currency ?? 'USD'
  return { country, currency, language, languageCode: language.toUpperCase() }
}

type Variables = Readonly<Record<string, unknown>> | null | undefined

/** The market that `@inContext(country, language)` of an operation asks for, on queries and mutations alike. */
export function marketOfOperation(operation: OperationDefinitionNode | undefined, variables: Variables): Market {
  const inContext = operation?.directives?.find((directive) => directive.name.value === 'inContext')
  const argument = (name: string) => {
    const value = inContext?.arguments?.find((given) => given.name.value === name)?.value
    return value ? textOf(value, { operation, variables }) : null
  }
  return marketOf({ country: argument('country'), language: argument('language') })
}

type Given = { operation: OperationDefinitionNode | undefined; variables: Variables }

function textOf(value: ValueNode, { operation, variables }: Given): string | null {
  if (value.kind === Kind.ENUM || value.kind === Kind.STRING) return value.value
  if (value.kind !== Kind.VARIABLE) return null
  const given = variables?.[value.name.value]
  if (typeof given === 'string') return given
  const declared = operation?.variableDefinitions?.find((one) => one.variable.name.value === value.name.value)
  return declared?.defaultValue ? textOf(declared.defaultValue, { operation, variables: {} }) : null
}

type MoneyV2 = { __typename: 'MoneyV2'; amount: string; currencyCode: CurrencyCode }

/** Shopify writes an amount with at least one decimal and no more zeros than it must: 84 → "84.0", 1250 cents → "12.5". */
export function moneyV2(cents: number, currencyCode: CurrencyCode): MoneyV2 {
  const [whole = '0', decimals = '00'] = (cents / 100).toFixed(2).split('.')
  const amount = `${whole}.${decimals.endsWith('0') ? decimals.slice(0, 1) : decimals}`
  return { __typename: 'MoneyV2', amount, currencyCode }
}

export const priceIn = (prices: PriceCents, { currency }: Market) => moneyV2(prices[currency], currency)
export const textIn = (text: Localized, { language }: Market) => text[language] || text.en
