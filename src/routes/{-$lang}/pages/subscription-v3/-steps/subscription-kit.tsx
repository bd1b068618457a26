import { useTranslations } from 'use-intl'
import { KitPanel, Stops } from '~/components/subscription/kit-panel'
import { monthOf } from '~/services/domain/dates/day.rules'
import { intlLocale } from '~/services/domain/locale'
import { useShell } from '../../../../-shell/shell'
import type { loadPaymentOptions } from './loader'

type FirstKitProps = {
  data: Pick<Awaited<ReturnType<typeof loadPaymentOptions>>, 'cards' | 'kit' | 'memory' | 'stops' | 'isGift'>
  /** how many kits are paid today */
  paid: number
  note: { title: string; text: string } | null
}

/** The kit that comes first, for whom, and what comes when. */
export function FirstKit({ data: { cards, kit, memory, stops, isGift }, paid, note }: FirstKitProps) {
  const t = useTranslations('payment')
  const { locale } = useShell()
  const card = cards.find(({ anchor }) => anchor === kit.anchor)
  const name = isGift ? memory.gift?.recipientName : memory.child?.name
  const whenOf = (index: number, on: string | null) => {
    if (on === null) return t(index === 0 ? 'giftFirst' : 'giftLater')
    return index === 0 ? t('first') : t('around', { date: monthOf(on, intlLocale(locale.code)) })
  }
  // a gift ends with what was paid
  const ahead = isGift ? stops.slice(0, paid) : stops
  const shown = card ?? { title: kit.title, ageRange: '', band: 1 as const, picture: null }
  return (
    <KitPanel kit={shown} above={name && t('forName', { name })} below={[shown.ageRange]} note={note}>
      <Stops
        items={ahead.flatMap(({ anchor, on }, index) => {
          const each = cards.find((one) => one.anchor === anchor)
          return each
            ? [{ anchor, title: each.shortTitle, band: each.band, when: whenOf(index, on), isPaid: index < paid }]
            : []
        })}
      />
    </KitPanel>
  )
}
