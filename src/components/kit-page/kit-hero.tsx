import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { KitPage } from '~/services/flows/content/kit-pages.contract'
import { Badge } from '../ui/badge'
import { h1 } from '../ui/page.styles'
import { Thumbnail } from '../ui/picture'
import { Quote } from '../ui/quote'
import { buy, facts, gallery as galleryClass, grid, inside, left, name, quote, words } from './kit-hero.styles'

type KitHeroProps = {
  page: KitPage
  gallery: ReactNode
  /** S-092 */
  isTreatment: boolean
  /** review summaries beside the age (S-071) */
  reviews?: ReactNode
  children: ReactNode
}

/** S-059: pictures left, what to buy right. */
export function KitHero({ page, gallery, isTreatment, reviews, children }: KitHeroProps) {
  return (
    <div className={grid}>
      <div className={left}>
        <div className={galleryClass}>{gallery}</div>
        {page.quote && (
          <div className={quote}>
            <Quote quote={page.quote} />
          </div>
        )}
      </div>
      <div className={buy}>
        <p className={facts}>
          <Badge>{page.ageRange}</Badge>
          {page.badge && <Badge tone="sun">{page.badge}</Badge>}
          {reviews}
        </p>
        <Words page={page} isTreatment={isTreatment} />
        {children}
      </div>
    </div>
  )
}

function Words({ page, isTreatment }: { page: KitPage; isTreatment: boolean }) {
  const t = useTranslations('kit')
  if (!isTreatment || !page.treatmentHero)
    return (
      <>
        <h1 className={h1}>{page.title}</h1>
        <div className={words}>
          <p>{page.longDescription}</p>
        </div>
      </>
    )
  return (
    <>
      <h1 className={h1}>
        <span className={name}>{page.title} </span>
        {page.treatmentHero.title}
      </h1>
      <div className={words}>
        <p>{page.treatmentHero.text}</p>
      </div>
      <ul className={inside} aria-label={t('inTheBox')}>
        {page.includes.slice(0, 5).map(({ title, picture }) => (
          <li key={title} title={title}>
            {picture && <Thumbnail picture={picture} edge={100} />}
          </li>
        ))}
      </ul>
    </>
  )
}
