import { z } from 'zod'
import { ErrorContent } from './pages.contract'
import { Band, BoxWords, ContentPicture, Crumb, KeyValues, Seo } from './parts.contract'

/**
 * The page of a box of the Early Reader Club. `errors` are the page's own directives (S-384). `boxes` are all of the
 * club, in order of age. `labels`: key-value lists "kit-page" and "reading-club".
 */
export const ReadingBoxPage = z.object({
  handle: z.string(),
  url: z.string(),
  seo: Seo,
  band: Band,
  title: z.string(),
  ageRange: z.string(),
  longDescription: z.string(),
  ageDescription: z.string(),
  addToCartText: z.string().nullable(),
  outOfStockMessage: z.string().nullable(),
  planAnchor: z.string(),
  pictures: z.array(ContentPicture),
  facts: z.array(z.string()),
  ...BoxWords.shape,
  breadcrumb: z.array(Crumb),
  boxes: z.array(z.object({ handle: z.string(), ageRange: z.string(), url: z.string() })),
  errors: z.array(ErrorContent),
  labels: KeyValues,
})
export type ReadingBoxPage = z.infer<typeof ReadingBoxPage>
