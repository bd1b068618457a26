import { useTranslations } from 'use-intl'
import type { ClubBox } from '~/services/flows/reading-club/reading-club.contract'
import { note, timeline } from '../account/timeline.styles'
import { ClubHere } from './club-here'
import { ClubNext } from './club-next'
import { ClubUpcoming } from './club-upcoming'
import type { ClubWords, ReadingClubSend, ReadingClubView } from './reading-club-page'
import { OwedBoxes } from './unpaid-boxes'

export type ClubStopProps = { view: ReadingClubView; words: ClubWords }

/** what is here or has not come, the next order, and what comes up. */
export function ClubTimeline({ view, words, send }: ClubStopProps & { send: ReadingClubSend }) {
  const t = useTranslations('readingClub')
  const subscription = view.subscription
  if (!subscription) return null
  const { underWay, current, next, handle, owed } = subscription
  const here = [...underWay, current].filter((box) => box !== null)
  return (
    <>
      <OwedBoxes owed={owed} />
      <ol className={timeline} data-band={view.boxes[handle]?.band}>
        {here.map((box) => (
          <ClubHere key={box.id} view={view} words={words} box={box} />
        ))}
        {next && <ClubNext view={view} words={words} box={next} />}
        <ClubUpcoming view={view} words={words} send={send} />
      </ol>
      {!next && <p className={note}>{t('nothingNext')}</p>}
    </>
  )
}

/** The name of a box: the number of those that come, or that none does. */
export function useBoxName() {
  const t = useTranslations('readingClub')
  return ({ number }: Pick<ClubBox, 'number'>) => (number === null ? t('noBox') : t('box', { number }))
}
