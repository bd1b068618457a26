import { useTranslations } from 'use-intl'
import { CHANGE_KINDS, type ChangeKind } from '~/services/domain/changes/change'
import { parseCivilDate } from '~/services/domain/dates/civil-date'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import type { ScheduleView, ScheduleWords } from './schedule-page'
import { inlineLink, note } from './timeline.styles'

type NewsProps = { view: ScheduleView; words: ScheduleWords }

/** What was changed just now, and the way back: said where the schedule agrees, whatever the address claims. */
export const ScheduleNews = ({ view, words }: NewsProps) => (
  <>
    <Moved view={view} words={words} />
    <Changed view={view} words={words} />
  </>
)

const kitsOf = ({ next, upcoming }: ScheduleView) => [...next, ...upcoming].flatMap(({ kits }) => kits)

/** the schedule itself says the day. */
function Moved({ view, words }: NewsProps) {
  const t = useTranslations('shipDate')
  const { moved } = view
  const kit = kitsOf(view).find(({ uuid }) => uuid === moved?.uuid)
  const from = moved && parseCivilDate(moved.from)
  if (!kit || !from || kit.date === from) return null
  const undoHref = words.moveHref(kit, from)
  return (
    <div className={note} role="status">
      <Note tone="success" title={t('moved', { kit: wordsOf(kit, words.kits).title, date: words.weekday(kit.date) })}>
        <p>
          {t('movedText')}{' '}
          {undoHref && (
            <TextLink className={inlineLink} href={undoHref}>
              {t('undo', { date: words.day(from) })}
            </TextLink>
          )}
        </p>
      </Note>
    </div>
  )
}

const isChange = (text: string): text is ChangeKind => CHANGE_KINDS.some((kind) => kind === text)

/** Decided: E-56. */
function Changed({ view, words }: NewsProps) {
  const t = useTranslations('change')
  const languages = useTranslations('schedule.languages')
  const { changed, child } = view
  if (!changed || !isChange(changed.kind) || !isSo(view)) return null
  const kit = changedKit(view)
  const said = {
    kit: kit ? wordsOf(kit, words.kits).title : '',
    date: kit ? words.day(kit.date) : '',
    choice: kit?.chosen.join(' / ') ?? '',
    language: child?.plan ? languages(child.plan.language) : '',
    count: kitsPaidNext(view),
  }
  const undoHref = undoHrefOf(view, words)
  return (
    <div className={note} role="status">
      <Note tone="success" title={t(`news.${changed.kind}`, said)}>
        <p>
          {t(`newsText.${changed.kind}`, said)}{' '}
          {undoHref && (
            <TextLink className={inlineLink} href={undoHref}>
              {t('newsUndo')}
            </TextLink>
          )}
        </p>
      </Note>
    </div>
  )
}

/** So many kits the next charge pays. */
const kitsPaidNext = (view: ScheduleView) =>
  kitsOf(view).flatMap(({ charge }) => (charge?.kind === 'own' ? [charge.kits] : []))[0] ?? 1

/** The kit that was skipped or kept; else the one that comes next. */
function changedKit(view: ScheduleView): ScheduledKit | undefined {
  const kits = kitsOf(view)
  return view.changed?.of ? kits.find(({ uuid }) => uuid === view.changed?.of) : kits[0]
}

function isSo(view: ScheduleView): boolean {
  const plan = view.child?.plan
  if (!plan) return false
  switch (view.changed?.kind) {
    case 'skip':
      return changedKit(view)?.skipChange === 'keep'
    case 'keep':
      return changedKit(view)?.skipChange === 'skip'
    case 'customize':
      return changedKit(view)?.chosen.length !== 0
    case 'cancel':
      return view.kind === 'cancelled' || plan.isEnding
    case 'extendGift':
      return view.kind === 'active' && plan.kind !== 'gifted'
    case 'reactivate':
      return view.kind === 'active' && !plan.isEnding
    case 'followAge':
      return view.kind === 'active' && plan.laidOutFor === null
    case 'addBooks':
      return plan.hasBooks
    case 'cancelBooks':
      return !plan.hasBooks
    default:
      return true
  }
}

const OPPOSITE = {
  extendGift: 'cancel',
  cancel: 'reactivate',
  addBooks: 'cancelBooks',
  cancelBooks: 'addBooks',
} as const

function undoHrefOf(view: ScheduleView, words: ScheduleWords): string | null {
  const kind = view.changed?.kind
  const kit = changedKit(view)
  if (kind === 'skip' || kind === 'keep') return kit ? words.skipHref(kit) : null
  if (kind === 'customize') return kit ? words.chooseHref(kit) : null
  const plan = view.child?.plan
  const offer =
    kind === 'extendGift' || kind === 'cancel' || kind === 'addBooks' || kind === 'cancelBooks' ? OPPOSITE[kind] : null
  return plan && offer && plan.offers.includes(offer) ? words.changeHref(offer, plan.key) : null
}
