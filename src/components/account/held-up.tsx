import { useTranslations } from 'use-intl'
import type { HeldUp as ChildHeldUp } from '~/services/flows/account-home/account-home.contract'
import { buttonClass } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { KitProblems } from './kit-problems'
import { also, alsoLink, alsoTitle, alsoWords, banners, waysOn } from './next-orders.styles'

type HeldUpProps = {
  heldUp: readonly ChildHeldUp[]
  /** the schedule, as the content calls the way to it */
  link: { text: string; href: string }
  payHref: string
}

/** what has not come to children to whom nothing comes after it. */
export function HeldUp({ heldUp, link, payHref }: HeldUpProps) {
  const t = useTranslations('account.heldUp')
  if (heldUp.length === 0) return null
  return (
    <section aria-labelledby="held-up" className={waysOn}>
      <h2 id="held-up">{t('title')}</h2>
      {heldUp.map(({ childUuid, childName, problems, owed }) => (
        <div key={childUuid} className={also}>
          <div className={alsoWords}>
            <h3 className={alsoTitle}>{t('forChild', { name: childName })}</h3>
            <div className={banners}>
              <KitProblems problems={problems} owed={owed} payHref={payHref} />
            </div>
          </div>
          <TextLink
            className={`${buttonClass({ tone: 'link', size: 'inline' })} ${alsoLink}`}
            href={`${link.href}?updated_child_uuid=${childUuid}`}
          >
            {link.text}
          </TextLink>
        </div>
      ))}
    </section>
  )
}
