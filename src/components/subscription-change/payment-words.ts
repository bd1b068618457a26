import type { ChangingKit, PlannedChange } from '~/services/flows/subscription-change/subscription-change.contract'
import type { Effect, Saying } from './effect-words'

type OfPayments = Pick<PlannedChange, 'kits' | 'recharge' | 'owed'>
type Words = Pick<Saying, 't' | 'words'>

/** a payment for several kits that becomes another one, and what it pays then. */
export function recharged({ recharge, kits }: OfPayments, { t, words }: Words): Effect[] {
  if (!recharge) return []
  const { was, now } = recharge
  const last = kits.find(({ key }) => key === now.lastKey)
  const said = { sum: words.money(now.sum), was: words.money(was.sum), date: now.date ? words.day(now.date) : 'open' }
  const isSame = was.sum.amountCents === now.sum.amountCents
  return [
    {
      icon: 'tag',
      title: t(isSame ? 'rechargedSame' : 'recharged', said),
      text: t('rechargedText', { kits: now.kits, last: last ? words.kit(last) : '' }),
    },
  ]
}

/** A payment that failed, and is not tried again. */
export function dropped({ owed, kits }: OfPayments, { t, words }: Words): Effect[] {
  if (!owed?.isDropped) return []
  const named = kits.filter(({ key }) => owed.keys.includes(key)).map((kit: ChangingKit) => words.kit(kit))
  const said = { count: owed.keys.length, kits: named.join(', ') }
  return [{ icon: 'close', title: t('owedDropped', { sum: words.money(owed.sum) }), text: t('owedDroppedText', said) }]
}
