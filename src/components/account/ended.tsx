import { useTranslations } from 'use-intl'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { EmptyState } from '../ui/empty-state'
import { empty } from './account-states.styles'

type EndedProps = {
  content: AccountPage['empties'][string]
  nextKit: { anchor: string; title: string; ageRange: string } | null
}

/** Nothing comes: why, and the way on. E-108: what is used up names the kit that would come next, and leads to it. */
export function Ended({ content, nextKit }: EndedProps) {
  return (
    <div className={empty}>
      {nextKit && content.link ? (
        // a kit's page stands beside that of all of them
        <EmptyState
          content={{
            ...content,
            link: { ...content.link, linkUrl: content.link.linkUrl.replace(/[^/]+$/, nextKit.anchor) },
          }}
        >
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
