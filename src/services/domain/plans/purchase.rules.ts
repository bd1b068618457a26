import type { CivilDate } from '../dates/civil-date'
import { type Kit, kitMatches, kitOfAnchor } from '../kits/kit.rules'
import type { PaymentOption } from '../subscriptions/vocabulary'
import { kitsFrom } from './plan.rules'
import { startingKit } from './starting-kit.rules'

/** Books come in English, and not with a gift (A-046). */
export const canHaveBooks = ({ language, isGift }: { language: string; isGift: boolean }) =>
  language === 'en' && !isGift

type Plan = { payment_option: PaymentOption; size: number }

/** A-218: kits paid in advance are more than one, and no more than there are. */
export function isPlan(kit: Kit, { payment_option, size }: Plan): boolean {
  if (payment_option === 'paygo') return size === 1
  return size > 1 && size <= kitsFrom(kit)
}

/** The shop's variant for so many kits of a band. */
export const subscriptionSku = (kit: Kit, size: number) =>
  `PLAY-KITS-${kit.band.toUpperCase()}-${size === 1 ? 'PAYGO' : `PUF-${size}`}`

export const BOOKS_SKU = 'BOOKS-ADDON'

type Fit = { anchor: string; birthday: CivilDate; today: CivilDate }

/**
 * Whether a subscription may start with this kit for a child: the kit of its age, one whose band it is in, or the one
 * that a code on a box showed (decided: E-07). Another one would have another price.
 */
export function fitOf({ anchor, birthday, today }: Fit): 'fits' | 'agedOut' | 'invalid' {
  const kit = kitOfAnchor(anchor)
  const rule = (isQrTarget: boolean) => startingKit({ birthDate: birthday, today, isQrTarget, isLookerTarget: false })
  const first = rule(false)
  if (!first.ok) return first.error.kind === 'agedOut' ? 'agedOut' : 'invalid'
  if (!kit) return 'invalid'
  const target = rule(true)
  const isFit = kitMatches({ kit, birthDate: birthday, today }) || (target.ok && target.value.anchor === anchor)
  return isFit || first.value.anchor === anchor ? 'fits' : 'invalid'
}
