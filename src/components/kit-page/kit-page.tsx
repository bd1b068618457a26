import { type ReactNode, Suspense } from 'react'
import type { KitPageView as KitPageFlow, KitPageSend } from '~/machines/shop/kit-page/kit-page.connect'
import type { KitVariants, ShownKit } from '~/services/flows/kit-page/kit-page.rules'
import { Breadcrumb } from '../ui/breadcrumb'
import { Faq } from '../ui/faq'
import { Neighbours } from '../ui/neighbours'
import { wrap } from '../ui/page.styles'
import { StructuredData } from '../ui/structured-data'
import { BuyPanel } from './buy-panel'
import { ForParents } from './for-parents'
import { KitHero } from './kit-hero'
import { KitIncludes } from './kit-includes'
import { KitModalsLater } from './kit-modals-later'
import { after, belowPanel, nearby, root } from './kit-page.styles'
import { StickySummary } from './sticky-summary'
import { ValueProps } from './value-props'

/** What was read for the page, what its flow says now, and what flags say of it. */
export type KitView = ShownKit &
  KitVariants &
  KitPageFlow & {
    /** add-ons in the cart, for the summary: pieces, and what they cost together */
    chosen: { count: number; cents: number }
    /** the summary leads there */
    cartHref: string
  }

export type KitPageProps = {
  view: KitView
  send: KitPageSend
  /** the pictures, which redraw alone */
  gallery: ReactNode
}

/** S-079, S-102: the page of one kit, in the accent of its year. */
export function KitPageView({ view, send, gallery }: KitPageProps) {
  const { page } = view
  return (
    <div className={root} data-band={page.band} data-machine={view.machine} data-state={view.state}>
      <div className={wrap}>
        <Breadcrumb crumbs={page.breadcrumb} />
        <KitHero page={page} gallery={gallery} isTreatment={view.isTreatment}>
          <BuyPanel view={view} send={send} />
          <ValueProps page={page} showsResale={view.showsResale} />
        </KitHero>
      </div>
      <div className={belowPanel}>
        <KitIncludes page={page} />
        <ForParents forParents={page.forParents} />
        <div className={`${wrap} ${after}`}>
          {page.faq && <Faq faq={page.faq} opensFirst />}
          <div className={nearby}>
            <Neighbours previous={neighbourOf(page.previousKit)} next={neighbourOf(page.nextKit)} />
          </div>
        </div>
        <StickySummary view={view} send={send} />
      </div>
      {view.hasModal && (
        <Suspense>
          <KitModalsLater view={view} send={send} />
        </Suspense>
      )}
      <StructuredData texts={view.structuredData} />
    </div>
  )
}

const neighbourOf = (kit: ShownKit['page']['nextKit']) =>
  kit && { title: kit.shortTitle, ageRange: kit.ageRange, url: kit.url, band: kit.band }
