import type { KitPrices } from '~/services/domain/prices/kit-prices.rules'
import type { HomePage } from '~/services/flows/content/kit-pages.contract'
import { Badge } from '../ui/badge'
import { h2, soft } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { ended, grid, span6 } from '../ui/spans.styles'
import { TextLink } from '../ui/text-link'
import {
  age,
  card,
  head,
  link,
  list,
  perKit,
  picture,
  price as priceClass,
  text,
  title,
  words,
} from './growth-chart.styles'
import { Tape } from './tape'

type Growth = HomePage['growth']
type GrowthChartProps = { growth: Growth; prices: KitPrices }

/** Five years on one ruler: lying below the ages on wide screens, standing beside them on narrow ones. */
export function GrowthChart({ growth, prices }: GrowthChartProps) {
  return (
    <>
      <div className={`${grid} ${ended} ${head}`}>
        <h2 className={`${h2} ${span6}`}>{growth.heading}</h2>
        <p className={`${soft} ${span6}`}>{growth.intro}</p>
      </div>
      <ol className={list}>
        {growth.bands.map((band) => (
          <li key={band.slug} className={age} data-band={band.band}>
            <Age band={band} price={prices[band.priceKey]} perKitText={growth.perKit} />
          </li>
        ))}
      </ol>
      <Tape label={growth.rulerLabel} marks={growth.marks} />
    </>
  )
}

type AgeProps = {
  band: Growth['bands'][number]
  price: KitPrices[keyof KitPrices]
  perKitText: string
}

function Age({ band, price, perKitText }: AgeProps) {
  return (
    <article className={card}>
      {band.picture && (
        <div className={picture}>
          <Picture
            picture={band.picture}
            sizes="(min-width: 1024px) 230px, (min-width: 768px) 40vw, 82vw"
            shape="wide"
          />
        </div>
      )}
      <div className={words}>
        <Badge>{band.months}</Badge>
        <h3 className={title}>
          <TextLink className={link} href={band.url}>
            {band.title}
          </TextLink>
        </h3>
        <p className={text}>{band.text}</p>
        <p className={priceClass}>
          <Price money={price} /> <span className={perKit}>{perKitText}</span>
        </p>
      </div>
    </article>
  )
}
