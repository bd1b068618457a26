import type { AgeLanding } from '~/services/flows/content/kit-pages.contract'
import { Badge } from '../ui/badge'
import { buttonClass } from '../ui/button'
import { h1, lead as leadText } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { action, lead, root, title, words } from './age-hero.styles'

export function AgeHero({ page }: { page: AgeLanding }) {
  return (
    <div className={root}>
      {page.picture && <Picture picture={page.picture} sizes="(min-width: 1024px) 690px, 100vw" shape="four" isFirst />}
      <div className={words}>
        <Badge>{page.ageRange}</Badge>
        <h1 className={`${h1} ${title}`}>{page.title}</h1>
        <p className={`${leadText} ${lead}`}>{page.lead}</p>
        {page.cta && (
          <p className={action}>
            <TextLink
              className={buttonClass({ tone: 'accent' })}
              href={page.cta.linkUrl}
              isNewWindow={page.cta.blankTarget}
            >
              {page.cta.linkText}
            </TextLink>
          </p>
        )}
      </div>
    </div>
  )
}
