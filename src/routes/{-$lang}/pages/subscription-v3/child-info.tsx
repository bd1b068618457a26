import { createFileRoute, notFound } from '@tanstack/react-router'
import { ChildInfo } from '~/components/child-info/child-info'
import { GiftDetails } from '~/components/child-info/gift-details'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectSubscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { subscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.flow'
import { isUuid } from '~/services/domain/ids/uuid.rules'
import type { Seo } from '~/services/flows/content/parts.contract'
import { FIRST_KIT_ID, type FlowQuery, flowQueryOf, stepHref } from '~/services/flows/subscription/step-links.rules'
import { getFirstStep } from '~/services/flows/subscription/subscription.functions'
import { headFrom } from '../../../-page/page'
import { formAction, startStep, stepAsked } from './-steps/step'

type Search = FlowQuery & {
  /** the child of the account that it is for */
  childUuid?: string
  /** the form was sent without a script (/api/child-info, /api/gift-details) */
  sent?: string
}

const known = (search: Record<string, unknown>): Search => ({
  ...flowQueryOf(search),
  ...(typeof search.childUuid === 'string' && isUuid(search.childUuid) ? { childUuid: search.childUuid } : {}),
  ...(search.sent === undefined ? {} : { sent: '1' }),
})

/** S-017: the first step to a subscription, or to a gift of one (decided: E-94). */
export const Route = createFileRoute('/{-$lang}/pages/subscription-v3/child-info')({
  validateSearch: known,
  // the router leaves what nobody knows in it, a campaign's names among them
  loaderDeps: ({ search }) => {
    const { childUuid = null, sent, ...query } = known(search)
    return { childUuid, isSent: sent !== undefined, query }
  },
  loader: async ({ context: { locale }, deps: { query, ...sent } }) => {
    const asked = { locale, query }
    const step = await getFirstStep({ data: { ...stepAsked(asked), ...sent } })
    if (!step.page) throw notFound()
    const { start, before, ...page } = step
    return { ...page, query, prefix: locale.prefix, started: await startStep(asked, start, before) }
  },
  head: headFrom(({ gift, page }: { gift: { seo: Seo } | null; page: { seo: Seo } }) => (gift ?? page).seo),
  component: FirstStepPage,
})

const forChild = (href: string, uuid: string) => `${href}${href.includes('?') ? '&' : '?'}childUuid=${uuid}`

function FirstStepPage() {
  const { started, query, prefix, ...loaded } = Route.useLoaderData()
  const [snapshot, send] = useFlow(subscriptionFlow, started)
  const flow = connectSubscriptionFlow(snapshot)
  const { page, gift } = loaded
  const view = { ...loaded, page, flow }
  if (gift && flow.giftDetails) {
    const action = formAction('childInfo', 'gift-details', query)
    const own = { action, otherHref: stepHref('childInfo', { prefix }) }
    return <GiftDetails view={{ ...view, ...own, gift, form: flow.giftDetails }} send={send} />
  }
  if (!flow.childInfo) return null
  const newChildHref = stepHref('childInfo', { prefix, ...query })
  const own = {
    action: formAction('childInfo', 'child-info', query),
    otherHref: stepHref('childInfo', { prefix, gift: 'true' }),
    newChildHref,
    firstKitId: FIRST_KIT_ID,
    ownChildren: loaded.ownChildren.map(({ uuid, ...child }) => ({ ...child, href: forChild(newChildHref, uuid) })),
  }
  return <ChildInfo view={{ ...view, ...own, form: flow.childInfo }} send={send} />
}
