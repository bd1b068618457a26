import type { ReactNode } from 'react'
import type { ErcPageView as ErcPageFlow, ErcPageSend } from '~/machines/shop/erc-page/erc-page.connect'
import type { ShownReadingBox } from '~/services/flows/reading-box/reading-box.contract'
import { ForParents } from '../kit-page/for-parents'
import { buy, facts, gallery as galleryClass, grid, left, words } from '../kit-page/kit-hero.styles'
import { KitIncludes } from '../kit-page/kit-includes'
import { Badge } from '../ui/badge'
import { Breadcrumb } from '../ui/breadcrumb'
import { Faq } from '../ui/faq'
import { h1, wrap } from '../ui/page.styles'
import { StructuredData } from '../ui/structured-data'
import { TextLink } from '../ui/text-link'
import { ErcBuy } from './erc-buy'
import { after, age, ages, agesTitle, track } from './erc-page.styles'

export type ErcView = ShownReadingBox &
  Omit<ErcPageFlow, 'gallery'> & {
    /** the account for which the page was made; null: a guest */
    buyer: string | null
  }
export type ErcPageProps = {
  view: ErcView
  send: ErcPageSend
  /** the pictures, which redraw alone */
  gallery: ReactNode
}

/** A page to read with, no tests, which language. */
const ICONS = ['book', 'leaf', 'info'] as const

/** The page of one box of the reading club, in the accent of its age. */
export function ErcPageView({ view, send, gallery }: ErcPageProps) {
  const { page } = view
  return (
    <div data-band={page.band} data-machine={view.machine} data-state={view.state}>
      <div className={wrap}>
        <Breadcrumb crumbs={page.breadcrumb} />
        <div className={grid}>
          <div className={left}>
            <div className={galleryClass}>{gallery}</div>
          </div>
          <div className={buy}>
            <p className={facts}>
              <Badge>{page.ageRange}</Badge>
            </p>
            <h1 className={h1}>{page.title}</h1>
            <div className={words}>
              <p>{page.longDescription}</p>
            </div>
            <Ages page={page} />
            <ErcBuy view={view} send={send} />
          </div>
        </div>
      </div>
      <KitIncludes page={page} />
      <ForParents forParents={page.forParents} icons={ICONS} />
      <div className={`${wrap} ${after}`}>{page.faq && <Faq faq={page.faq} opensFirst />}</div>
      <StructuredData texts={view.structuredData} />
    </div>
  )
}

/** The other boxes of the club. */
function Ages({ page: { boxes, handle, labels } }: Pick<ErcView, 'page'>) {
  return (
    <nav className={ages} aria-labelledby="reading-age">
      <p className={agesTitle} id="reading-age">
        {labels.readingAge}
      </p>
      <ul className={track}>
        {boxes.map((box) => (
          <li key={box.handle}>
            <TextLink className={age} href={box.url} aria-current={box.handle === handle ? 'page' : undefined}>
              {box.ageRange}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
