import { useTranslations } from 'use-intl'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import type { ContentLink } from '~/services/flows/content/parts.contract'
import { MenuFinder } from '../layout/menu-finder'
import { h2, section, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { age, ages, band, columns, finder, link, links, months, name } from './ways-on.styles'

export type WaysOnView = {
  ages: ShellContent['menu'][number]['columns']
  finder: ShellContent['finder']
  links: Pick<ContentLink, 'linkText' | 'linkUrl'>[]
}

/** From a page that is not there: to the kits of an age, to the one kit of a birth date, to help. */
export function WaysOn({ view }: { view: WaysOnView }) {
  const t = useTranslations('notFound')
  return (
    <section className={`${section} ${band}`} aria-labelledby="ways-on">
      <div className={wrap}>
        <h2 className={h2} id="ways-on">
          {t('ways')}
        </h2>
        <div className={columns}>
          <ul className={ages}>
            {view.ages.map(({ title, subTitle, picture, link: to }, index) => (
              <li key={title} className={age} data-band={index + 1}>
                {picture && (
                  <Picture picture={picture} sizes="(min-width: 1024px) 150px, 30vw" shape="wide" isDecorative />
                )}
                <p className={name}>{to ? <TextLink href={to.linkUrl}>{title}</TextLink> : title}</p>
                {subTitle && <p className={months}>{subTitle}</p>}
              </li>
            ))}
          </ul>
          {view.finder && (
            <div className={finder}>
              <MenuFinder copy={view.finder} />
            </div>
          )}
        </div>
        <ul className={links}>
          {view.links.map(({ linkText, linkUrl }) => (
            <li key={linkUrl}>
              <TextLink className={link} href={linkUrl}>
                {linkText}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
