import type { KitPrices } from '~/services/domain/prices/kit-prices.rules'
import type { HomePage } from '~/services/flows/content/kit-pages.contract'
import { Steps } from '../blocks/steps'
import type { FinderProps } from '../kits/finder'
import { section, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { Quote } from '../ui/quote'
import { Rating } from '../ui/rating'
import { centred, from9, grid, span7 } from '../ui/spans.styles'
import { Facts } from './facts'
import { Favourite } from './favourite'
import { Gift } from './gift'
import { GrowthChart } from './growth-chart'
import { Hero } from './hero'
import { chart, divider, gift } from './home-page.styles'
import { Tiles } from './tiles'

type HomePageViewProps = {
  view: { page: HomePage; prices: KitPrices; finder: FinderProps['view'] }
  send: FinderProps['send']
}

/** S-008. */
export function HomePageView({ view: { page, prices, finder }, send }: HomePageViewProps) {
  return (
    <>
      <Hero hero={page.hero} view={finder} send={send} />
      <div className={wrap}>
        <Facts facts={page.facts} />
      </div>
      <section className={`${wrap} ${chart}`}>
        <GrowthChart growth={page.growth} prices={prices} />
      </section>
      {page.favourite && <Favourite favourite={page.favourite} />}
      <section className={`${wrap} ${section}`}>
        <Steps steps={page.steps} />
      </section>
      {page.divider && (
        <div className={divider} aria-hidden="true">
          <Picture picture={page.divider} sizes="100vw" shape="plain" isDecorative />
        </div>
      )}
      <Voices quote={page.quote} rating={page.rating} />
      {page.gift && (
        <section className={`${gift} ${section}`}>
          <div className={wrap}>
            <Gift gift={page.gift} />
          </div>
        </section>
      )}
      {page.tiles.length > 0 && (
        <div className={`${wrap} ${section}`}>
          <Tiles tiles={page.tiles} />
        </div>
      )}
    </>
  )
}

function Voices({ quote, rating }: Pick<HomePage, 'quote' | 'rating'>) {
  if (!quote && !rating) return null
  return (
    <div className={`${wrap} ${section} ${grid} ${centred}`}>
      {quote && (
        <div className={span7}>
          <Quote quote={quote} />
        </div>
      )}
      {rating && (
        <div className={from9}>
          <Rating rating={rating} />
        </div>
      )}
    </div>
  )
}
