import { GIFT_LETTER_WORDS } from '~/content/gift-letters'
import { shopDay } from '~/services/domain/dates/civil-date'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { DISPATCH_DAYS } from '~/services/domain/delivery/delivery.rules'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { intlLocale, type LocaleCode, localeOfCode } from '~/services/domain/locale'
import { type Mail, written } from '~/services/platform/letters/letter'
import type { Part } from '~/services/platform/letters/letter-parts'
import type { Gift, Invoice } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { giverOf } from './giver'
import { familyOf, kitsOfSubscription } from './other-services'
import { wordsOf } from './words'

const giftWordsOf = (locale: LocaleCode) => GIFT_LETTER_WORDS[localeOfCode(locale).language]

/**
 * To the account that has redeemed a gift, wherever its code was sent to: what comes, when, and where that stands. Asks
 * what the engine has laid out, when it is sent. Null where the account is gone.
 */
export async function redeemedMailOf(deps: CheckoutDeps, gift: Gift): Promise<Mail | null> {
  const { claimedBy: userUuid, claim, made, locale, size } = gift
  if (!userUuid || !claim || !made.subscription) throw new Error('a letter about a gift that nobody redeemed')
  const [family, giver, kits] = await Promise.all([
    familyOf(deps, userUuid),
    giverOf(deps.db, gift),
    kitsOfSubscription(deps, { userUuid, subscriptionUuid: made.subscription }),
  ])
  if (!family) return null
  const words = giftWordsOf(locale)
  const { schedule, closing } = wordsOf(locale)
  const { name } = claim.child
  const today = shopDay(deps.clock.now())
  const whenOf = (day: string) =>
    day > today ? words.shipsAround(longDay(day, intlLocale(locale))) : words.ships(DISPATCH_DAYS)
  const parts: Part[] = [
    { kind: 'heading', text: words.redeemedTitle(name) },
    { kind: 'text', text: words.redeemedText({ giver, name, kits: size }) },
    {
      kind: 'rows',
      rows: kits.map(({ anchor, scheduled_date: day }) => [kitOfAnchor(anchor)?.title ?? anchor, whenOf(day)]),
    },
    { kind: 'link', text: schedule, href: `${deps.origin}${localeOfCode(locale).prefix}/account/subscriptions` },
    { kind: 'text', text: closing },
  ]
  return { to: family.email, subject: words.redeemedSubject(name), ...written(parts, localeOfCode(locale).language) }
}

/** To the giver: that it was opened. Nothing of the child, of where it lives or of what comes when is the giver's to know. */
export function openedMailOf({ recipientName, size, locale }: Gift, { email }: Invoice): Mail | null {
  if (!email) return null
  const words = giftWordsOf(locale)
  const subject = words.openedSubject(recipientName)
  const parts: Part[] = [
    { kind: 'heading', text: subject },
    { kind: 'text', text: words.openedText(size) },
    { kind: 'text', text: wordsOf(locale).closing },
  ]
  return { to: email, subject, ...written(parts, localeOfCode(locale).language) }
}
