import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { leavingBox } from '~/services/flows/reading-club/leaving-box.rules'
import type { ClubBox } from '~/services/flows/reading-club/reading-club.contract'
import { h2 } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { state, stateText, words as wordsClass } from './reading-club.styles'
import type { ClubWords, ReadingClubView } from './reading-club-page'

type ClubStateProps = { view: ReadingClubView; words: ClubWords; children: ReactNode }

/** paused, or the first box is being packed or has just left. */
export function ClubState({ view, words, children }: ClubStateProps) {
  const now = useTranslations('schedule.now')
  const { kind, page, boxes, subscription } = view
  const content = page.empties[kind]
  const box = subscription ? boxes[subscription.handle] : undefined
  const hasLeft = kind === 'processing' && subscription?.current?.process === 'shipping'
  const picture = box?.picture ?? content?.picture ?? null
  return (
    <section className={state} data-band={box?.band}>
      {picture && <Picture picture={picture} sizes="(min-width: 768px) 300px, 90vw" isDecorative />}
      <div className={wordsClass}>
        <h2 className={h2}>{hasLeft ? now('shipping') : content?.title}</h2>
        {!hasLeft && <p className={stateText}>{content?.text}</p>}
        {kind === 'paused' && <GoesOn view={view} words={words} />}
        {kind === 'processing' && <FirstBoxes view={view} words={words} />}
        {children}
      </div>
    </section>
  )
}

/** When the first box leaves, was ordered or has left, and when the one after it. */
function FirstBoxes({ view: { subscription, today }, words }: Omit<ClubStateProps, 'children'>) {
  const t = useTranslations('readingClub')
  if (!subscription || today === null) return null
  const { current, next, price } = subscription
  const of = ({ number, date }: ClubBox) => ({ number: number ?? 1, date: words.weekday(date) })
  const first = current && t('first', { ...of(current), standing: standingOf(current, today) })
  const then = next && t(price ? 'thenFor' : 'then', { ...of(next), price: price ? words.price(price) : '' })
  return <p className={stateText}>{[first, then].filter(Boolean).join(' ')}</p>
}

function standingOf({ status, process, date }: ClubBox, today: CivilDate) {
  if (process === 'shipping') return 'sent'
  if (status !== 'processing') return 'ordered'
  return date < today ? 'late' : 'planned'
}

/** what has come or still does, what is charged at once when the pause ends, and which box is next then. */
function GoesOn({ view: { subscription }, words }: Omit<ClubStateProps, 'children'>) {
  const t = useTranslations('readingClub')
  if (!subscription) return null
  const { come, owed, current, next, price, resumesOn } = subscription
  const leaving = leavingBox(current)
  const atOnce = owed && t('owedGoesOn', { boxes: owed.boxes, sum: owed.sum ? words.price(owed.sum) : 'none' })
  const number = next?.number ?? null
  const on = resumesOn && words.weekday(resumesOn)
  const then =
    number !== null &&
    on !== null &&
    t(price ? 'goesOnFor' : 'goesOn', { number, date: on, price: price ? words.price(price) : '' })
  return (
    <p className={stateText}>
      {[t('come', { count: come }), leaving && t('leaving', leaving), atOnce, then].filter(Boolean).join(' ')}
    </p>
  )
}
