import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { h2 } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { state, stateText, words as wordsClass } from './reading-club.styles'
import type { ClubWords, ReadingClubView } from './reading-club-page'

type ClubStateProps = { view: ReadingClubView; words: ClubWords; children: ReactNode }

/** paused, or the first box is being packed. */
export function ClubState({ view, words, children }: ClubStateProps) {
  const { kind, page, boxes, subscription } = view
  const content = page.empties[kind]
  const box = subscription ? boxes[subscription.handle] : undefined
  const picture = box?.picture ?? content?.picture ?? null
  return (
    <section className={state} data-band={box?.band}>
      {picture && <Picture picture={picture} sizes="(min-width: 768px) 300px, 90vw" isDecorative />}
      <div className={wordsClass}>
        <h2 className={h2}>{content?.title}</h2>
        <p className={stateText}>{content?.text}</p>
        {kind === 'paused' && <GoesOn view={view} words={words} />}
        {children}
      </div>
    </section>
  )
}

/** What has come, and which box is next once the pause ends. */
function GoesOn({ view: { subscription }, words }: Omit<ClubStateProps, 'children'>) {
  const t = useTranslations('readingClub')
  if (!subscription) return null
  const { sent, next, price, resumesOn } = subscription
  const number = next?.number ?? null
  const on = resumesOn && words.weekday(resumesOn)
  const then =
    number !== null &&
    on !== null &&
    t(price ? 'goesOnFor' : 'goesOn', { number, date: on, price: price ? words.price(price) : '' })
  return <p className={stateText}>{[t('sent', { count: sent }), then].filter(Boolean).join(' ')}</p>
}
