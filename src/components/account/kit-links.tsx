import { useTranslations } from 'use-intl'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { Changing } from '../ui/locked'
import { TextLink } from '../ui/text-link'
import type { ScheduleWords } from './schedule-page'
import { kitLinks } from './timeline.styles'

/** What can be changed of one kit: its day, what comes in it, and whether it comes; by flag on a page of its own. */
export function KitLinks({ kit, words }: { kit: ScheduledKit; words: ScheduleWords }) {
  const t = useTranslations()
  const hub = words.modifyHref(kit)
  const single = [
    { text: t('shipDate.change'), href: words.moveHref(kit) },
    { text: t('change.links.customize'), href: words.chooseHref(kit) },
    ...(kit.skipChange ? [{ text: t(`change.links.${kit.skipChange}`), href: words.skipHref(kit) }] : []),
  ]
  const links = (hub === null ? single : [{ text: t('modify.link'), href: hub }]).flatMap(({ text, href }) =>
    href ? [{ text, href }] : [],
  )
  if (links.length === 0) return null
  return (
    <p className={kitLinks}>
      {links.map(({ text, href }) => (
        <Changing key={href} label={text}>
          <TextLink href={href} aria-label={`${text}: ${wordsOf(kit, words.kits).title}`}>
            {text}
          </TextLink>
        </Changing>
      ))}
    </p>
  )
}
