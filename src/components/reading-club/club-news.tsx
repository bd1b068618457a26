import { useLocale, useTranslations } from 'use-intl'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { ClubBox, ClubSubscription } from '~/services/flows/reading-club/reading-club.contract'
import { inlineLink, note } from '../account/timeline.styles'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import type { ReadingClubView } from './reading-club-page'

type Changed = ReadingClubView['changed']

/** What was changed just now, and the way back: said where the club agrees, whatever the address claims. */
export function ClubNewsNote({ view }: { view: ReadingClubView }) {
  const t = useTranslations('readingClub')
  const locale = useLocale()
  const { subscription, changed, today } = view
  const kind = changed.changed
  if (!subscription || !kind || !today || !isSo(subscription, changed)) return null
  const box = boxOf(subscription, changed)
  const said = { date: box ? dayWords(box.date, { locale, today, style: 'day' }) : '' }
  const undoHref = undoHrefOf(view, box)
  return (
    <div className={note} role="status">
      <Note tone="success" title={t(`news.${kind}`, said)}>
        <p>
          {t(`newsText.${kind}`, said)}{' '}
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

/** The box that was skipped or kept; else the one that comes next. */
const boxOf = ({ next, upcoming }: ClubSubscription, { of }: Changed): ClubBox | null =>
  of ? ([next, ...upcoming].find((box) => box?.id === of) ?? null) : next

/** What the address names, of the subscription that it names. */
function isSo(subscription: ClubSubscription, changed: Changed): boolean {
  if (subscription.id !== changed.selected) return false
  switch (changed.changed) {
    case 'skipBox':
      return boxOf(subscription, changed)?.turn === 'keepBox'
    case 'keepBox':
      return boxOf(subscription, changed)?.turn === 'skipBox'
    case 'pause':
      return subscription.page === 'paused'
    case 'cancelBoxes':
      return subscription.page === 'cancelled'
    default:
      return subscription.can.cancel && subscription.page !== 'paused'
  }
}

function undoHrefOf({ hrefs, subscription, changed }: ReadingClubView, box: ClubBox | null): string | null {
  if (changed.changed === 'cancelBoxes' && subscription?.can.reactivate) return hrefs.change('reactivateBoxes', null)
  return changed.of && box?.turn ? hrefs.change('skipBox', box.id) : null
}
