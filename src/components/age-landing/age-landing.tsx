import type { KitPrices } from '~/services/domain/prices/kit-prices.rules'
import type { AgeLanding } from '~/services/flows/content/kit-pages.contract'
import { Reasons } from '../kits/reasons'
import { Breadcrumb } from '../ui/breadcrumb'
import { Faq } from '../ui/faq'
import { Neighbours } from '../ui/neighbours'
import { ruler, section, wrap } from '../ui/page.styles'
import { Quote } from '../ui/quote'
import { AgeHero } from './age-hero'
import { last, soft } from './age-landing.styles'
import { KitRows } from './kit-rows'

type AgeLandingViewProps = { view: { page: AgeLanding; prices: KitPrices } }

/** One year of childhood in its own accent (E-81). */
export function AgeLandingView({ view: { page, prices } }: AgeLandingViewProps) {
  return (
    <div data-band={page.band}>
      <div className={wrap}>
        <Breadcrumb crumbs={page.breadcrumb} />
        <AgeHero page={page} />
      </div>
      <div className={ruler} aria-hidden="true" />
      <section className={`${section} ${soft}`}>
        <div className={wrap}>
          <Reasons heading={page.expect.heading} items={page.expect.items} />
        </div>
      </section>
      <section className={`${wrap} ${section}`}>
        <KitRows title={page.kitsHeading} kits={page.kits} prices={prices} />
      </section>
      {page.quote && (
        <div className={`${wrap} ${last}`}>
          <Quote quote={page.quote} />
        </div>
      )}
      {page.faq && (
        <section className={`${wrap} ${last}`}>
          <Faq faq={page.faq} opensFirst />
        </section>
      )}
      <div className={`${wrap} ${last}`}>
        <Neighbours
          previous={page.neighbours.find(({ band }) => band < page.band) ?? null}
          next={page.neighbours.find(({ band }) => band > page.band) ?? null}
        />
      </div>
    </div>
  )
}
