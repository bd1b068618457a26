import { notFound } from '@tanstack/react-router'
import { startFlow } from '~/machines/runtime/flow'
import { ercPageFlow } from '~/machines/shop/erc-page/erc-page.flow'
import { ercPageInput } from '~/machines/shop/erc-page/erc-page.rules'
import { READING_PLAN } from '~/services/domain/kits/reading-club.rules'
import type { Locale } from '~/services/domain/locale'
import { getReadingBox } from '~/services/flows/content/content.functions'
import { getProduct } from '~/services/flows/products/products.functions'
import { getSubscriptionPlan } from '~/services/flows/subscription/plans.functions'
import { getVisit } from '~/services/flows/visit/visit.functions'

type Asked = { locale: Locale; handle: string }

/** Content, shop and plan of a box in one round. A plan that cannot be looked up is shown on the page (S-385). */
export async function loadErc({ locale, handle }: Asked) {
  const [page, found, lookup, visit] = await Promise.all([
    getReadingBox({ data: { ...locale, slug: handle } }),
    getProduct({ data: { handle, locale: locale.code } }),
    getSubscriptionPlan({ data: { anchor: READING_PLAN, locale: locale.code } }),
    getVisit(),
  ])
  if (!page || (!found.ok && found.error.kind === 'notFound')) throw notFound()
  if (!found.ok) throw new Error(`the shop did not answer: ${found.error.kind}`)
  const plan = lookup.ok ? lookup.value : null
  const product = found.value
  const input = ercPageInput({ page, product, plan, prefix: locale.prefix })
  return { page, product, plan, origin: visit.origin, started: await startFlow(ercPageFlow, input) }
}
export type ErcData = Awaited<ReturnType<typeof loadErc>>
