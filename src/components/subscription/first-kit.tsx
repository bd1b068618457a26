import { useLocale, useTranslations } from 'use-intl'
import { longDay, monthOf } from '~/services/domain/dates/day-words.rules'
import { DISPATCH_DAYS } from '~/services/domain/delivery/delivery.rules'
import type { Kit } from '~/services/domain/kits/kit.rules'
import { WEEKS_BEFORE_BIRTH } from '~/services/domain/plans/first-kit'
import type { KitCard } from '~/services/flows/content/parts.contract'
import type { SubscriptionMemory } from '~/services/flows/subscription/subscription.contract'
import { KitPanel, Stops } from './kit-panel'

export type FirstKitView = {
  kit: Kit
  cards: KitCard[]
  memory: Pick<SubscriptionMemory, 'child' | 'gift' | 'choice'>
  /** null: nobody knows yet when */
  stops: { anchor: string; on: string | null }[]
  /** the day of the first kit where it follows others of the child */
  firstOn: string | null
  isGift: boolean
  /** the shop's day */
  today: string
}

/** The kit that comes first, for whom, and what comes when; `paid`: how many kits are paid today. */
export function FirstKit({ view, paid }: { view: FirstKitView; paid: number }) {
  const { cards, kit, memory, isGift } = view
  const t = useTranslations('payment')
  const card = cards.find(({ anchor }) => anchor === kit.anchor)
  const name = isGift ? memory.gift?.recipientName : memory.child?.name
  const shown = card ?? { title: kit.title, ageRange: '', band: 1 as const, picture: null }
  return (
    <KitPanel kit={shown} above={name && t('forName', { name })} below={[shown.ageRange]} note={useKitNote(view)}>
      <Stops items={useStops(view, paid)} />
    </KitPanel>
  )
}

/**
 * The birth date points to another kit than the one whose page led here. Of a gift nobody knows it yet: the kit shown is
 * that of the age.
 */
function useKitNote({ cards, kit, memory, isGift }: FirstKitView) {
  const t = useTranslations('payment')
  const review = useTranslations('review')
  if (isGift) return { text: review('giftFits') }
  const chosen = cards.find(({ anchor }) => anchor === memory.choice?.kitAnchor)
  if (!chosen || chosen.anchor === kit.anchor) return null
  return { title: t('startsWith', { title: kit.title }), text: t('otherKit', { title: chosen.title }) }
}

function useStops({ cards, stops, isGift, firstOn, today }: FirstKitView, paid: number) {
  const t = useTranslations('payment')
  const locale = useLocale()
  const whenOf = (index: number, on: string | null) => {
    if (on === null) return t(index === 0 ? 'giftFirst' : 'giftLater')
    if (index > 0) return t('around', { date: monthOf(on, locale) })
    if (firstOn) return t('firstFollows', { date: longDay(on, locale) })
    return on > today
      ? t('firstAround', { date: longDay(on, locale), weeks: WEEKS_BEFORE_BIRTH })
      : t('first', { days: DISPATCH_DAYS })
  }
  // a gift ends with what was paid
  const ahead = isGift ? stops.slice(0, paid) : stops
  return ahead.flatMap(({ anchor, on }, index) => {
    const each = cards.find((one) => one.anchor === anchor)
    return each
      ? [{ anchor, title: each.shortTitle, band: each.band, when: whenOf(index, on), isPaid: index < paid }]
      : []
  })
}
