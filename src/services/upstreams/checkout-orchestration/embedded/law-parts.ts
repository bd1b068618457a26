import { RIGHTS_WORDS } from '~/content/rights-words'
import { type LocaleCode, localeOfCode } from '~/services/domain/locale'
import { RIGHTS } from '~/services/domain/rights/rights.rules'
import { colonOf, type Part } from '~/services/platform/letters/letter-parts'
import { wordsOf } from './words'

type Law = { isGift: boolean; locale: LocaleCode; origin: string }

/** What the law of the buyer's region wants on a durable medium: how to send things back, its form, and the terms. */
export function lawParts(order: string, { isGift, locale, origin }: Law): Part[] {
  const { region, language, prefix } = localeOfCode(locale)
  const { returnDays, withdrawalDays } = RIGHTS[region]
  const { text, gift, form } = RIGHTS_WORDS[locale]
  const said = (isGift ? gift : text)({ returns: returnDays, withdrawal: withdrawalDays ?? 0 })
  const pages = `${origin}${prefix}/pages`
  return [
    { kind: 'text', text: [said, `${pages}/delivery-and-returns`].join('\n') },
    ...(form ? [{ kind: 'text' as const, text: form(order) }] : []),
    // no button: a receipt of toys alone has no other way
    { kind: 'text', text: `${wordsOf(locale).terms}${colonOf(language)} ${pages}/terms` },
  ]
}
