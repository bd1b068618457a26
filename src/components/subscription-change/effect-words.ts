import { useTranslations } from 'use-intl'
import { isBoxChange } from '~/services/domain/changes/box-change'
import type {
  AdvanceOffer,
  ChangingKit,
  DatedCharge,
  PlannedChange,
} from '~/services/flows/subscription-change/subscription-change.contract'
import type { IconName } from '../ui/icon'
import { followedAge } from './age-words'
import { boxEffects } from './box-effect-words'
import type { ChangeWords } from './change-page'
import { dropped, recharged } from './payment-words'

export type Effect = { icon: IconName; title: string; text: string }
/** What is said, how, and of which kits that are to come. */
export type Saying = {
  t: ReturnType<typeof useTranslations<'change'>>
  words: ChangeWords
  kits: readonly ChangingKit[]
}

/** What is chosen of what a page asks. */
export type Picked = { kits: number | null; choice: string }

/** What a change does, in the order in which it matters: what comes, what is charged, and that it can be taken back. */
export function useEffectWords(
  { kind, kits: all, kitKey, advances, ...of }: PlannedChange,
  words: ChangeWords,
  picked: Picked,
): Effect[] {
  const t = useTranslations('change')
  const kits = all.filter(({ place }) => place === null)
  const saying = { t, words, kits }
  const own = kits.filter(({ key }) => key === kitKey)
  const offer = advances.find((each) => each.kits === picked.kits)
  const payments = { kits: all, recharge: of.recharge, owed: of.owed }
  const undone: Effect = { icon: 'skip', title: t('undo'), text: t('undoAny') }
  if (isBoxChange(kind)) return boxEffects(kind, { ...saying, own, payments })
  switch (kind) {
    case 'cancel':
      return [...cancelled({ ...saying, all }), ...dropped(payments, saying), stays(saying)]
    case 'skip':
      return [
        ...own.flatMap((kit) => skipped(kit, { ...saying, isRecharged: of.recharge !== null })),
        ...recharged(payments, saying),
        untilThen(saying),
      ]
    case 'keep':
      return [...own.map((kit) => coming(kit, saying)), ...recharged(payments, saying), undone]
    case 'reactivate':
    case 'extendGift':
      return [...comingFirst(saying), undone]
    case 'addBooks':
    case 'cancelBooks':
      return [...books(kind === 'addBooks' ? 'booksFrom' : 'noBooksFrom', { ...saying, payments }), undone]
    case 'followAge':
      return followedAge({ ...saying, all, payments, childName: of.childName })
    case 'language':
      return inLanguage(saying)
    case 'prepay':
      return [...paidAhead(offer, saying), ...(offer && offer.kits > 1 ? [untilPaid(offer, saying)] : [undone])]
    case 'customize':
      return own.flatMap((kit) => customized(kit, { ...saying, choice: picked.choice }))
  }
}

const stays = ({ t }: Saying): Effect => ({ icon: 'skip', title: t('staysTitle'), text: t('staysText') })

/** What is paid comes, and is neither skipped nor cancelled. */
const untilPaid = ({ charge }: AdvanceOffer, { t, words }: Saying): Effect => ({
  ...{ icon: 'skip', title: t('undoUntil', { date: words.day(charge.date) }), text: t('undoUntilText') },
})

const untilThen = ({ t }: Saying): Effect => ({ icon: 'skip', title: t('undo'), text: t('undoSkip') })

const comingFirst = (saying: Saying): Effect[] =>
  saying.kits
    .filter(({ before }) => !before.comes)
    .slice(0, 1)
    .map((kit) => coming(kit, saying))

/** Kits that a cancelling finds on their way to the child. */
const ON_THE_WAY = ['packed', 'billing', 'underWay'] as const

/** `all`: also those that do not wait any more. */
function cancelled({ t, words, kits, all }: Saying & { all: readonly ChangingKit[] }): Effect[] {
  const paid = kits.filter(({ after }) => after.comes)
  const onTheWay = all.flatMap((kit) =>
    ON_THE_WAY.filter((place) => place === kit.place).map((place) => ({ kit, place })),
  )
  const on = (kit: ChangingKit) => t('kitOn', { kit: words.kit(kit), date: words.day(kit.date) })
  const charges = kits.flatMap(({ before: { sum }, after, date }) => (sum && !after.comes ? [{ sum, date }] : []))
  return [
    ...onTheWay.map(({ kit, place }, index): Effect => {
      const isLast = paid.length === 0 && index === onTheWay.length - 1
      return {
        icon: 'truck',
        title: t('stillComes', { place, kit: words.kit(kit) }),
        text: isLast ? t('nothingAfter') : '',
      }
    }),
    ...(paid.length > 0 || onTheWay.length === 0
      ? [{ icon: 'check' as const, title: t('stillPaid', { count: paid.length }), text: paid.map(on).join(', ') }]
      : []),
    ...charges.slice(0, 1).map(({ sum, date }): Effect => {
      const title = t('notCharged', { sum: words.money(sum), date: words.day(date) })
      return { icon: 'close', title, text: t('norAfter') }
    }),
  ]
}

/** `isRecharged`: what is charged instead is said of the payment as a whole. */
function skipped(kit: ChangingKit, { t, words, kits, isRecharged }: Saying & { isRecharged: boolean }): Effect[] {
  const following = kits.filter(({ after, date }) => after.comes && date >= kit.date).slice(0, 1)
  // another kit leaves before the one that is skipped
  const isLater = kits.some(({ after, date }) => after.comes && date < kit.date)
  const title = t('skipped', { kit: words.kit(kit) })
  const sum = kit.before.sum && !isRecharged ? words.money(kit.before.sum) : 'none'
  return [
    { icon: 'close', title, text: t('skippedText', { date: words.day(kit.date), sum }) },
    ...following.map((next): Effect => {
      const charged = next.after.sum ? words.money(next.after.sum) : 'none'
      const text = t('nextText', { date: words.day(next.date), sum: charged })
      return { icon: 'truck', title: t(isLater ? 'afterIt' : 'nextIs', { kit: words.kit(next) }), text }
    }),
  ]
}

function coming(kit: ChangingKit, { t, words }: Saying): Effect {
  const title = t('comes', { kit: words.kit(kit), date: words.day(kit.date) })
  const { sum } = kit.after
  if (sum) return { icon: 'truck', title, text: t('charged', { sum: words.money(sum) }) }
  return { icon: 'truck', title, text: t(kit.isPaid ? 'chargedNothing' : 'chargedTogether') }
}

type OfBooks = Saying & { payments: Parameters<typeof recharged>[0] }

/** Of a payment for several kits the sum is said with how many it pays. */
function books(key: 'booksFrom' | 'noBooksFrom', { t, words, kits, payments }: OfBooks): Effect[] {
  const first = kits.filter(({ before, after }) => before.hasBooks !== after.hasBooks).slice(0, 1)
  const sums = kits.flatMap(({ before, after, ...kit }) =>
    before.sum && after.sum && before.sum.amountCents !== after.sum.amountCents
      ? [{ was: words.money(before.sum), sum: words.money(after.sum), kit: { ...kit, before, after } }]
      : [],
  )
  return [
    ...first.map(
      (kit): Effect => ({ icon: 'check', title: t(key, { kit: words.kit(kit) }), text: t('booksFromText') }),
    ),
    ...recharged(payments, { t, words }),
    ...sums.slice(0, payments.recharge ? 0 : 1).map(({ was, sum, kit }): Effect => {
      const title = t('instead', { was, sum, kit: words.kit(kit) })
      return { icon: 'tag', title, text: t('insteadText', { date: words.day(kit.date) }) }
    }),
  ]
}

function inLanguage({ t, words, kits }: Saying): Effect[] {
  return [
    ...kits.slice(0, 1).map((kit): Effect => {
      const text = t('languageText', { date: words.day(kit.date) })
      return { icon: 'check', title: t('languageFrom', { kit: words.kit(kit) }), text }
    }),
    { icon: 'info', title: t('notInLanguage'), text: t('notInLanguageText') },
  ]
}

/** What a change leaves as it was. */
function priceStays({ after, isPaid }: ChangingKit, { t, words }: Pick<Saying, 't' | 'words'>): string {
  if (after.sum) return t('priceStays', { sum: words.money(after.sum) })
  return t(isPaid ? 'priceStaysPaid' : 'priceStaysTogether')
}

/** what comes, when, and that it costs the same. */
const customized = (kit: ChangingKit, { t, words, choice }: Saying & { choice: string }): Effect[] => [
  {
    icon: 'check',
    title: t('goesInto', { choice, kit: words.kit(kit) }),
    text: t('leavesOn', { date: words.day(kit.date) }),
  },
  {
    icon: 'tag',
    title: priceStays(kit, { t, words }),
    text: t('sameCost'),
  },
  { icon: 'skip', title: t('undo'), text: t('undoChoice') },
]

/** one payment for several kits, what it saves, and what the later ones cost. */
function paidAhead(offer: AdvanceOffer | undefined, { t, words }: Pick<Saying, 't' | 'words'>): Effect[] {
  if (!offer) return []
  const { kits, charge, oneByOne, after } = offer
  const saved = words.money({ ...oneByOne, amountCents: oneByOne.amountCents - charge.sum.amountCents })
  const said = ({ sum, date }: DatedCharge) => ({ sum: words.money(sum), date: words.day(date) })
  return [
    {
      ...{ icon: 'check', title: t('oneCharge', { count: kits, ...said(charge) }) },
      text: kits > 1 ? t('saves', { sum: saved, was: words.money(oneByOne) }) : t('nothingToday'),
    },
    ...(after ? [{ icon: 'info' as const, title: t('thenEach'), text: t('thenEachText', said(after)) }] : []),
  ]
}
