import { useTranslations } from 'use-intl'
import type { ClubBox } from '~/services/flows/reading-club/reading-club.contract'
import { optionsOfClub, waysOf } from '~/services/flows/reading-club/reading-club-options.rules'
import { kitLinks } from '../account/timeline.styles'
import { TextLink } from '../ui/text-link'
import { links } from './reading-club.styles'
import type { ReadingClubView } from './reading-club-page'

type LinksProps = { view: Pick<ReadingClubView, 'subscription' | 'hrefs'> }

/** What can be done with all boxes: start again, or the page of what else. */
export function ClubLinks({ view: { subscription, hrefs } }: LinksProps) {
  const t = useTranslations('readingClub.links')
  if (!subscription) return null
  const { can, page } = subscription
  return (
    <p className={links}>
      {can.reactivate && <TextLink href={hrefs.change('reactivateBoxes', null)}>{t('reactivate')}</TextLink>}
      {can.cancel && page === 'paused' && <TextLink href={hrefs.change('cancelBoxes', null)}>{t('cancel')}</TextLink>}
      {can.cancel && page !== 'paused' && (
        <TextLink href={hrefs.options(null)}>{t('all', { ways: waysOf(optionsOfClub(subscription)) })}</TextLink>
      )}
    </p>
  )
}

/** What can be done with one box: at once, or on its page. */
export function BoxLinks({ view: { hrefs }, box }: LinksProps & { box: ClubBox }) {
  const t = useTranslations('readingClub.links')
  if (!box.turn) return null
  return (
    <p className={kitLinks}>
      <TextLink href={hrefs.change('skipBox', box.id)}>{t(box.turn)}</TextLink>
      <TextLink href={hrefs.options(box.id)}>{t('box')}</TextLink>
    </p>
  )
}
