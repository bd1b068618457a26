import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { daysBetween } from '~/services/domain/dates/civil-date'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { ChangingKit } from '~/services/flows/subscription-change/subscription-change.contract'
import type { ChangePageProps, ChangeWords } from './change-page'
import { date, gone, list, name, stop, sum, tape, title } from './change-ruler.styles'

type Columns = CSSProperties & Record<`--${string}`, string>
type RulerProps = { view: ChangePageProps['view']; words: ChangeWords }

/** So many kits have room for their names. */
const MOST = 4

/** The kits that are still to come on one ruler, as far apart as their days; those that no longer come are struck out. */
export function ChangeRuler({ view, words }: RulerProps) {
  const t = useTranslations('change')
  const { kind, of } = view
  const kits = shownKits(of.kits)
  const columns: Columns = { '--columns': kits.map((kit, index) => widthOf(kit, kits[index + 1])).join(' ') }
  if (kits.length === 0) return null
  return (
    <section>
      <h2 className={title}>{t(`ruler.${kind}`)}</h2>
      <div className={tape} style={columns}>
        <ol className={list} aria-label={t('stops')}>
          {kits.map((kit) => (
            <Stop key={kit.key} kit={kit} view={view} words={words} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The first ones; where the change begins later, the one that it begins with is the last of them. */
function shownKits(kits: readonly ChangingKit[]): ChangingKit[] {
  const first = kits.slice(0, MOST)
  const changed = kits.find(({ before, after }) => before.comes !== after.comes)
  return !changed || first.includes(changed) ? first : [...kits.slice(0, MOST - 1), changed]
}

const widthOf = ({ date: from }: ChangingKit, next: ChangingKit | undefined) =>
  next ? `minmax(min-content, ${Math.max(1, daysBetween(from, next.date))}fr)` : 'minmax(min-content, auto)'

function Stop({ kit, view, words }: RulerProps & { kit: ChangingKit }) {
  const t = useTranslations('change')
  const { before, after } = kit
  const isShown = after.comes || kit.isHere
  const was = before.sum && after.sum && before.sum.amountCents !== after.sum.amountCents ? before.sum : null
  return (
    <li className={isShown ? stop : gone} data-band={wordsOf(kit, view.kits).band ?? undefined}>
      <span className={date}>{isShown ? words.short(kit.date) : <s>{words.short(kit.date)}</s>}</span>
      <span className={name}>{isShown ? words.name(kit) : <s>{words.name(kit)}</s>}</span>
      <span className={sum}>
        {kit.isHere && t('here')}
        {!isShown && t(view.kind === 'pause' ? 'waits' : 'gone')}
        {after.comes && kit.isPaid && t('paid')}
        {after.comes && before.sum && !after.sum && t('together')}
        {was && <s>{words.money(was)}</s>} {after.sum && words.money(after.sum)}
      </span>
    </li>
  )
}
