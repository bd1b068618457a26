import type { BoxChangeKind } from '~/services/domain/changes/box-change'
import type { ChangingKit, PlannedChange } from '~/services/flows/subscription-change/subscription-change.contract'
import type { Effect, Saying } from './effect-words'

/** `own`: the box that the page is about. */
type OfBoxes = Saying & { own: readonly ChangingKit[]; payments: Pick<PlannedChange, 'kits' | 'owed'> }

/** What a change of the reading club does, in the order in which it matters. */
export function boxEffects(kind: BoxChangeKind, saying: OfBoxes): Effect[] {
  const { t, own, kits } = saying
  const undone: Effect = { icon: 'skip', title: t('undo'), text: t('undoBoxes') }
  switch (kind) {
    case 'skipBox':
      return own.flatMap((box) => [...skipped(box, saying), { ...undone, text: t('undoSkip') }])
    case 'keepBox':
      return [...own.map((box) => coming(box, saying)), undone]
    case 'reactivateBoxes':
      return [...kits.slice(0, 1).map((box) => coming(box, saying)), undone]
    case 'pause':
      return [
        notCharged(kind, saying),
        ...open(saying),
        ...packed(saying),
        { icon: 'skip', title: t('goOn'), text: t('goOnText') },
      ]
    case 'cancelBoxes':
      return [
        ...packed(saying),
        notCharged(kind, saying),
        ...dropped(saying),
        { icon: 'skip', title: t('staysTitle'), text: t('staysBoxes') },
      ]
  }
}

/** A payment that failed is neither made nor given up while it is paused. */
function open({ t, words, payments: { kits, owed } }: OfBoxes): Effect[] {
  if (!kits.some(({ place }) => place === 'owed')) return []
  const title = t('openWaits', { sum: owed ? words.money(owed.sum) : 'none' })
  return [{ icon: 'info', title, text: t('openWaitsText') }]
}

/** Only where something is. */
const packed = ({ t, payments }: OfBoxes): Effect[] =>
  payments.kits.some(({ place }) => place === 'packed' || place === 'billing' || place === 'underWay')
    ? [{ icon: 'check', title: t('packedComes'), text: t('packedText') }]
    : []

/** A payment that failed, and is not tried again. A box is called after its day, and that has passed. */
function dropped({ t, words, payments: { owed } }: OfBoxes): Effect[] {
  if (!owed?.isDropped) return []
  const title = t('owedDropped', { sum: words.money(owed.sum) })
  return [{ icon: 'close', title, text: t('unpaidDropped', { count: owed.keys.length }) }]
}

/** The first of the charges that are not made; where nobody knows the price, that no box comes. */
function notCharged(kind: 'pause' | 'cancelBoxes', { t, words, kits }: Saying): Effect {
  const [first] = kits.flatMap(({ before, date }) => (before.sum ? [{ sum: before.sum, date }] : []))
  if (!first) return { icon: 'close', title: t('noBoxes', { kind }), text: t('noBoxesText', { kind }) }
  const title = t('notCharged', { sum: words.money(first.sum), date: words.day(first.date) })
  return { icon: 'close', title, text: t('norAfter') }
}

function skipped(box: ChangingKit, { t, words, kits }: Saying): Effect[] {
  // another box leaves before the one that is skipped
  const isLater = kits.some(({ after, date }) => after.comes && date < box.date)
  const following = kits.filter(({ after, date }) => after.comes && date >= box.date).slice(0, 1)
  return [
    { icon: 'close', title: t('boxSkipped', { kit: words.kit(box) }), text: t('boxSkippedText') },
    ...following.map((next): Effect => {
      const title = t(isLater ? 'boxAfterIt' : 'nextBoxIs', { kit: words.kit(next) })
      return { icon: 'truck', title, text: chargedText(next, { t, words }) }
    }),
  ]
}

const coming = (box: ChangingKit, { t, words }: Saying): Effect => ({
  icon: 'truck',
  title: t('boxComes', { kit: words.kit(box) }),
  text: chargedText(box, { t, words }),
})

const chargedText = ({ after: { sum } }: ChangingKit, { t, words }: Pick<Saying, 't' | 'words'>) =>
  sum ? t('charged', { sum: words.money(sum) }) : t('boxUncharged')
