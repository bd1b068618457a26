import { useTranslations } from 'use-intl'
import type { KitsPage } from '~/services/flows/content/kit-pages.contract'
import { link, list, nav } from './age-nav.styles'

/** Jumps to an age on this page. */
export function AgeNav({ ages }: { ages: KitsPage['ages'] }) {
  const t = useTranslations('page')
  return (
    <nav className={nav} aria-label={t('ages')}>
      <ol className={list}>
        {ages.map((age) => (
          <li key={age.slug} data-band={age.band}>
            <a className={link} href={`#${age.slug}`}>
              {age.ageRange}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
