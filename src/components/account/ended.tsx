import { useTranslations } from 'use-intl'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { EmptyState } from '../ui/empty-state'
import { empty } from './account-states.styles'

type EndedProps = {
  content: AccountPage['empties'][string]
  /** `href`: where a subscription for this child begins */
  nextKit: { title: string; ageRange: string; href: string } | null
}

/** Nothing comes: why, and the way on. E-108: what is used up names the kit that would come next, and leads to its subscription. */
export function Ended({ content, nextKit }: EndedProps) {
  return (
    <div className={empty}>
      {nextKit && content.link ? (
        <EmptyState content={{ ...content, link: { ...content.link, linkUrl: nextKit.href } }}>
          <NextKit nextKit={nextKit} />
        </EmptyState>
      ) : (
        <EmptyState content={content} />
      )}
    </div>
  )
}

function NextKit({ nextKit: { title, ageRange } }: { nextKit: NonNullable<EndedProps['nextKit']> }) {
  const t = useTranslations('schedule')
  return <p>{t('nextKit', { title, age: ageRange })}</p>
}
