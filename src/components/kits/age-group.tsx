import { useTranslations } from 'use-intl'
import type { KitPrices } from '~/services/domain/prices/kit-prices.rules'
import type { KitsPage } from '~/services/flows/content/kit-pages.contract'
import { Badge } from '../ui/badge'
import { buttonClass } from '../ui/button'
import { visuallyHidden } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { group, groups, more, text, title, words } from './age-group.styles'
import { KitCard } from './kit-card'
import { grids } from './kit-card.styles'

type AgeGroupsProps = { ages: KitsPage['ages']; prices: KitPrices }

/** All kits, year by year, down one ruler. */
export function AgeGroups({ ages, prices }: AgeGroupsProps) {
  return (
    <div className={groups}>
      {ages.map((age) => (
        <AgeGroup key={age.slug} age={age} prices={prices} />
      ))}
    </div>
  )
}

type AgeGroupProps = { age: KitsPage['ages'][number]; prices: KitPrices }

function AgeGroup({ age, prices }: AgeGroupProps) {
  const t = useTranslations('page')
  const isLong = age.kits.length > 4
  const sizes = isLong
    ? '(min-width: 1024px) 250px, (min-width: 768px) 30vw, 45vw'
    : '(min-width: 1024px) 390px, (min-width: 768px) 45vw, 45vw'
  return (
    <section className={group} id={age.slug} data-band={age.band} aria-labelledby={`${age.slug}-title`}>
      <div className={words}>
        <Badge>{age.ageRange}</Badge>
        <h2 id={`${age.slug}-title`} className={title}>
          {age.title}
        </h2>
        <p className={text}>{age.text}</p>
        <p className={more}>
          <TextLink className={buttonClass({ tone: 'link', size: 'inline' })} href={age.url}>
            {t('aboutYear')}
            <span className={visuallyHidden}>: {age.title}</span>
          </TextLink>
        </p>
      </div>
      <ul className={isLong ? grids.three : grids.two}>
        {age.kits.map((kit) => (
          <KitCard key={kit.anchor} kit={kit} price={prices[kit.priceKey]} sizes={sizes} />
        ))}
      </ul>
    </section>
  )
}
