import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { daysBetween } from '~/services/domain/dates/civil-date'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import { isBegun, isChanged, isLeftOut } from '~/services/flows/subscription-change/changing-kits.rules'
import type { ChangingKit, PlannedChange } from '~/services/flows/subscription-change/subscription-change.contract'
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
  // where others come instead, those that no longer do are named below
  const stops = stopsOf(kind === 'followAge' ? { ...of, kits: of.kits.filter((kit) => !isLeftOut(kit)) } : of)
  const columns: Columns = { '--columns': stops.map(({ kit }, index) => widthOf(kit, stops[index + 1]?.kit)).join(' ') }
  if (stops.length === 0) return null
  return (
    <section>
      <h2 className={title}>{t(`ruler.${kind}`)}</h2>
      <div className={tape} style={columns}>
        <ol className={list} aria-label={t('stops')}>
          {stops.map(({ kit, more }) => (
            <Stop key={kit.key} kit={{ ...kit, more }} view={view} words={words} />
          ))}
        </ol>
      </div>
    </section>
  )
}

type StopOf = { kit: ChangingKit; more: number }

/** The one that the page is about, and the one that the change begins with; then the first ones. How many lie behind each is said. */
function stopsOf({ kits, kitKey }: Pick<PlannedChange, 'kits' | 'kitKey'>): StopOf[] {
  const firsts = [kits.find(isChanged), kits.find(isBegun)]
  const must = kits.filter((kit) => kit.key === kitKey || firsts.includes(kit))
  const others = kits.filter((kit) => !must.includes(kit)).slice(0, MOST - must.length)
  const shown = kits.flatMap((kit, index) => (must.includes(kit) || others.includes(kit) ? [index] : []))
  return shown.flatMap((index, at) => {
    const until = shown[at + 1] ?? kits.length
    const [kit, ...hidden] = kits.slice(index, until)
    return kit ? [{ kit, more: hidden.reduce((all, { more }) => all + 1 + more, kit.more) }] : []
  })
}

const widthOf = ({ date: from }: ChangingKit, next: ChangingKit | undefined) =>
  next ? `minmax(min-content, ${Math.max(1, daysBetween(from, next.date))}fr)` : 'minmax(min-content, auto)'

function Stop({ kit, view, words }: RulerProps & { kit: ChangingKit }) {
  const t = useTranslations('change')
  const { before, after } = kit
  const isShown = after.comes || (kit.place !== null && !kit.isDropped)
  const was = before.sum && after.sum && before.sum.amountCents !== after.sum.amountCents ? before.sum : null
  return (
    <li className={isShown ? stop : gone} data-band={wordsOf(kit, view.kits).band ?? undefined}>
      <span className={date}>{isShown ? words.short(kit.date) : <s>{words.short(kit.date)}</s>}</span>
      {kit.was && <span className={sum}>{t('age.was', { date: words.short(kit.was) })}</span>}
      <span className={name}>{isShown ? words.name(kit) : <s>{words.name(kit)}</s>}</span>
      <span className={sum}>
        {isShown && kit.place && t(`places.${kit.place}`)}
        {!isShown && t(view.kind === 'pause' ? 'waits' : 'gone')}
        {after.comes && kit.isPaid && t('paid')}
        {after.comes && !kit.isPaid && !after.sum && t('together')}
        {was && <s>{words.money(was)}</s>} {after.sum && words.money(after.sum)}
      </span>
      {kit.more > 0 && <span className={sum}>{t('andMore', { count: kit.more })}</span>}
    </li>
  )
}
