import { useTranslations } from 'use-intl'
import type { ClubBox } from '~/services/flows/reading-club/reading-club.contract'
import { current, facts, inlineLink, kit, note, stop, text, timeline, title, when } from '../account/timeline.styles'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { Note } from '../ui/note'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { ClubNext } from './club-next'
import { ClubUpcoming } from './club-upcoming'
import type { ClubWords, ReadingClubSend, ReadingClubView } from './reading-club-page'

export type ClubStopProps = { view: ReadingClubView; words: ClubWords }

/** the box that is here, the next order, and what comes up. */
export function ClubTimeline({ view, words, send }: ClubStopProps & { send: ReadingClubSend }) {
  const t = useTranslations('readingClub')
  const subscription = view.subscription
  if (!subscription) return null
  const { current: here, next, handle } = subscription
  return (
    <>
      <ol className={timeline} data-band={view.boxes[handle]?.band}>
        {here && <Here view={view} words={words} box={here} />}
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

function Here({ view: { boxes, subscription, hrefs }, words, box }: ClubStopProps & { box: ClubBox }) {
  const t = useTranslations('readingClub')
  const schedule = useTranslations('schedule')
  const nameOf = useBoxName()
  const own = boxes[subscription?.handle ?? '']
  const standing = box.status === 'complete' || box.status === 'ordered' ? box.status : 'processing'
  return (
    <li className={stop}>
      <h2 className={when}>
        {t(`now.${standing}`)}
        {standing !== 'processing' && (
          <Badge tone="ok">
            <Icon name={standing === 'complete' ? 'check' : 'truck'} size={16} />
            {schedule('shipped', { date: words.day(box.date) })}
          </Badge>
        )}
      </h2>
      {box.isUnpaid && (
        <Note tone="error" title={t('unpaid')}>
          <p>{t('unpaidText')}</p>
          {subscription && (
            <p>
              <TextLink className={inlineLink} href={hrefs.pay}>
                {schedule('payOtherwise')}
              </TextLink>
            </p>
          )}
        </Note>
      )}
      <article className={`${kit} ${current}`}>
        {own?.inside && <Picture picture={own.inside} sizes="(min-width: 768px) 300px, 80vw" isDecorative />}
        <div>
          <h3 className={title}>{nameOf(box)}</h3>
          {own && <p className={facts}>{own.title}</p>}
          {own && <p className={text}>{own.text}</p>}
        </div>
      </article>
    </li>
  )
}
