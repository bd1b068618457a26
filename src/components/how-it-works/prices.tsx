import { useTranslations } from 'use-intl'
import type { Money } from '~/services/domain/money/money'
import type { HowItWorksPage } from '~/services/flows/content/how-it-works.contract'
import type { YearPrice } from '~/services/flows/how-it-works/how-it-works.rules'
import { h2, section, soft, wrap } from '../ui/page.styles'
import { Price } from '../ui/price'
import { TextLink } from '../ui/text-link'
import { count, link, more, root, single, square, table, text } from './prices.styles'

type PricesProps = { copy: HowItWorksPage['prices']; years: YearPrice[]; singleDelivery: Money | null }

/** What a kit costs in each year of life. Kits alone have a column while the shop says what they cost. */
export function Prices({ copy, years, singleDelivery }: PricesProps) {
  const t = useTranslations('howItWorks')
  const review = useTranslations('review')
  const hasSingles = years.some((year) => year.single !== null)
  return (
    <section className={`${wrap} ${section} ${root}`} aria-labelledby="prices">
      <div>
        <h2 className={h2} id="prices">
          {copy.heading}
        </h2>
        <p className={`${soft} ${text}`}>{copy.text}</p>
        {copy.link && (
          <p className={more}>
            <TextLink className={link} href={copy.link.linkUrl}>
              {copy.link.linkText}
            </TextLink>
          </p>
        )}
      </div>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{t('age')}</th>
            <th scope="col">{copy.subscribe}</th>
            {hasSingles && <th scope="col">{copy.single}</th>}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <YearRow key={year.slug} year={year} hasSingles={hasSingles} />
          ))}
          <tr>
            <th scope="row">{review('delivery')}</th>
            <td>
              <b>{review('free')}</b>
            </td>
            {hasSingles && <td className={single}>{singleDelivery && <Cost money={singleDelivery} />}</td>}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function YearRow({ year, hasSingles }: { year: YearPrice; hasSingles: boolean }) {
  const t = useTranslations('howItWorks')
  return (
    <tr data-band={year.band}>
      <th scope="row">
        <i className={square} aria-hidden="true" />
        {year.title} <span className={count}>{t('kits', { count: year.kits })}</span>
      </th>
      <td>
        <Price money={year.subscription} />
      </td>
      {hasSingles && <td className={single}>{year.single && <Cost money={year.single} />}</td>}
    </tr>
  )
}

function Cost({ money }: { money: Money }) {
  const t = useTranslations('review')
  return money.amountCents === 0 ? t('free') : <Price money={money} />
}
