import { firstBefore, isBegun, isLeftOut } from '~/services/flows/subscription-change/changing-kits.rules'
import type { ChangingKit } from '~/services/flows/subscription-change/subscription-change.contract'
import type { Effect, Saying } from './effect-words'
import { recharged } from './payment-words'

type Following = Saying & { all: readonly ChangingKit[]; payments: Parameters<typeof recharged>[0]; childName: string }

/** Kits that follow a birth date: which one comes instead of which, what does not come, and what stays. */
export function followedAge({ all, payments, childName, ...saying }: Following): Effect[] {
  const { t, words } = saying
  const paid = all.filter(({ after, isPaid }) => after.comes && isPaid)
  const on = (kit: ChangingKit) => t('kitOn', { kit: words.kit(kit), date: words.day(kit.date) })
  return [
    ...instead(saying),
    ...leftOut(saying),
    ...recharged(payments, { t, words }),
    { icon: 'check', title: t('age.paid'), text: paid.length > 0 ? `${paid.map(on).join(', ')}.` : t('age.paidText') },
    { icon: 'skip', title: t('age.rest', { name: childName }), text: t('undoAny') },
  ]
}

/** The first kit on another day, and the one that was to be charged first. */
function instead({ t, words, kits }: Saying): Effect[] {
  const first = kits.find(isBegun)
  const was = firstBefore(kits)
  if (!first?.after.sum || !was) return []
  const same = was.key === first.key ? 'yes' : 'no'
  const said = { sum: words.money(first.after.sum), was: words.kit(was), date: words.day(was.was ?? was.date) }
  return [
    {
      icon: 'truck',
      title: t('comes', { kit: words.kit(first), date: words.day(first.date) }),
      text: t('age.instead', { same, ...said }),
    },
  ]
}

function leftOut({ t, words, kits }: Saying): Effect[] {
  const gone = kits.filter(isLeftOut)
  const said = { count: gone.length, kits: gone.map((kit) => words.kit(kit)).join(', ') }
  return gone.length > 0 ? [{ icon: 'close', title: t('age.gone', said), text: t('age.goneText', said) }] : []
}
