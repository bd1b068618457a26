import type { AddLine } from '~/services/domain/cart/cart.contract'
import type { Money } from '~/services/domain/money/money'
import type { ReadingBoxPage } from '~/services/flows/content/kit-pages.contract'

/** What the page of a box of the reading club shows; `line`: what its form sends without a script, null: nothing. */
export type ShownReadingBox = {
  page: ReadingBoxPage
  isPlanKnown: boolean
  price: Money | null
  isOutOfStock: boolean
  line: AddLine | null
  structuredData: string[]
}
