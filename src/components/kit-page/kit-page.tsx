import type { ReactNode } from 'react'
import type { KitPageView as KitPageFlow } from '~/machines/shop/kit-page/kit-page.connect'
import { Breadcrumb } from '../ui/breadcrumb'
import { Faq } from '../ui/faq'
import { Neighbours } from '../ui/neighbours'
import { wrap } from '../ui/page.styles'
import { StructuredData } from '../ui/structured-data'
import { ForParents } from './for-parents'
import { KitHero, type KitHeroProps } from './kit-hero'
import { KitIncludes } from './kit-includes'
import { after, nearby } from './kit-page.styles'
import { ValueProps } from './value-props'

export type KitPageViewProps = Omit<KitHeroProps, 'children'> & {
  view: Pick<KitPageFlow, 'machine' | 'state'>
  /** a `BuyPanel` */
  buy: ReactNode
  /** S-091 */
  showsResale: boolean
  /** a `StickySummary` */
  sticky: ReactNode
  /** JSON-LD texts of structured-data.rules.ts */
  structuredData: string[]
  /** reviews, related products */
  more?: ReactNode
  /** what opens above the page; its code comes with the first press */
  modals?: ReactNode
}

/** S-079, S-102: the page of one kit, in the accent of its year. What moves is handed in, so that each part redraws alone. */
export function KitPageView({
  view,
  buy,
  showsResale,
  sticky,
  structuredData,
  more,
  modals,
  ...hero
}: KitPageViewProps) {
  const { page } = hero
  return (
    <div data-band={page.band} data-machine={view.machine} data-state={view.state}>
      <div className={wrap}>
        <Breadcrumb crumbs={page.breadcrumb} />
        <KitHero {...hero}>
          {buy}
          <ValueProps page={page} showsResale={showsResale} />
        </KitHero>
      </div>
      <KitIncludes page={page} />
      <ForParents forParents={page.forParents} />
      {more}
      <div className={`${wrap} ${after}`}>
        {page.faq && <Faq faq={page.faq} opensFirst />}
        <div className={nearby}>
          <Neighbours previous={neighbourOf(page.previousKit)} next={neighbourOf(page.nextKit)} />
        </div>
      </div>
      {sticky}
      {modals}
      <StructuredData texts={structuredData} />
    </div>
  )
}

const neighbourOf = (kit: KitHeroProps['page']['nextKit']) =>
  kit && { title: kit.shortTitle, ageRange: kit.ageRange, url: kit.url, band: kit.band }
