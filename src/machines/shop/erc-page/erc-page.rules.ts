import { PRODUCT_PAGE } from '~/services/domain/cart/line.rules'
import { signUpHref } from '~/services/domain/links/account-links.rules'
import type { ReadingBoxPage } from '~/services/flows/content/kit-pages.contract'
import type { ErcPageInput } from './erc-page.machine'

type ErcPageData = {
  page: Pick<ReadingBoxPage, 'planAnchor' | 'pictures' | 'url'>
  start: {
    variant: { id: string; priceCents: number } | null
    /** null: the plan could not be looked up, or has no such box */
    box: { id: string; sku: string } | null
  }
  /** '' for English, '/nl' and so on */
  prefix: string
}

/** Everything that the flow of the page starts with. */
export function ercPageInput({ page, start: { variant, box }, prefix }: ErcPageData): ErcPageInput {
  const plan = box && { planAnchor: page.planAnchor, installmentId: box.id }
  return {
    gallery: { count: page.pictures.length },
    addToCart: {
      offers: variant ? [{ variantId: variant.id, priceCents: variant.priceCents, plan }] : [],
      isLimitedToOne: true,
      isUnavailable: box === null,
    },
    checkout: {
      plan: box && {
        plan_anchor: page.planAnchor,
        plan_installment_id: box.id,
        sku: box.sku,
        item_origin: PRODUCT_PAGE,
      },
      signUpHref: signUpHref(prefix, page.url),
    },
  }
}
