import { useTranslations } from 'use-intl'
import type { Crumb } from '~/services/flows/content/parts.contract'
import { item, link, list } from './breadcrumb.styles'
import { TextLink } from './text-link'

/** The way to this page; the last one is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('page')
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={list}>
        {crumbs.map(({ text, url }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={text} className={item}>
              {url && !isLast ? (
                <TextLink className={link} href={url}>
                  {text}
                </TextLink>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{text}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
