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
  const { next, handle } = subscription
  return (
    <>
      <OwedBoxes owed={subscription.owed} />
      <ol className={timeline} data-band={view.boxes[handle]?.band}>
        <Here view={view} words={words} />
        {next && <ClubNext view={view} words={words} box={next} />}
        <ClubUpcoming view={view} words={words} send={send} />
      </ol>
      {!next && <p className={note}>{t('nothingNext')}</p>}
    </>
  )
}

/** The same of a subscription whose other boxes wait: a pause takes nothing back that has begun. */
export function BegunBoxes({ view, words }: ClubStopProps) {
  const { subscription, boxes } = view
  if (!subscription || (!subscription.current && subscription.underWay.length === 0)) return null
  return (
    <>
      <OwedBoxes owed={subscription.owed} />
      <ol className={timeline} data-band={boxes[subscription.handle]?.band}>
        <Here view={view} words={words} />
      </ol>
    </>
  )
}

const Here = ({ view, words }: ClubStopProps) =>
  [...(view.subscription?.underWay ?? []), view.subscription?.current ?? null].map(
    (box) => box && <ClubHere key={box.id} view={view} words={words} box={box} />,
  )

/** The name of a box: the number of those that come, or that none does. */
export function useBoxName() {
  const t = useTranslations('readingClub')
  return ({ number }: Pick<ClubBox, 'number'>) => (number === null ? t('noBox') : t('box', { number }))
}
