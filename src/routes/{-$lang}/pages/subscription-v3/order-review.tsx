import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { OrderReview } from '~/components/order-review/order-review'
import { toldFailure } from '~/machines/checkout/checkout-start/checkout-start.rules'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectSubscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { subscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.flow'
import { intlLocale } from '~/services/domain/locale'
import { type FlowQuery, flowQueryOf, stepHref } from '~/services/flows/subscription/step-links.rules'
import { pageHead } from '../../../-page/page-head'
import { useShell } from '../../../-shell/shell'
import { giftSteps } from './-steps/gift-steps'
import { reviewRows, reviewSums } from './-steps/order-review-view'

/** S-018: everything on one page, before the checkout. */
export const Route = createFileRoute('/{-$lang}/pages/subscription-v3/order-review')({
  validateSearch: (search: Record<string, unknown>): FlowQuery & { failed?: string } => ({
    ...flowQueryOf(search),
    ...(typeof search.failed === 'string' ? { failed: search.failed.slice(0, 40) } : {}),
  }),
  loaderDeps: ({ search: { failed: _failed, ...query } }) => ({ query }),
  loader: async ({ context: { locale }, deps }) => {
    const { loadOrderReview } = await import('./-steps/loader')
    return loadOrderReview({ locale, ...deps })
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.content.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: OrderReviewPage,
})

function OrderReviewPage() {
  const data = Route.useLoaderData()
  const { locale } = useShell()
  const { failed, ...query } = Route.useSearch()
  const [snapshot, send] = useFlow(subscriptionFlow, data.started)
  const flow = connectSubscriptionFlow(snapshot)
  const t = useTranslations()
  const words = { t, locale }
  const card = data.cards.find(({ anchor }) => anchor === data.kit.anchor)
  const view = flow.checkoutStart
  if (!view) return null
  return (
    <OrderReview
      view={{ ...view, failure: view.failure ?? (failed ? { status: null, code: toldFailure(failed) } : null) }}
      flow={flow}
      content={data.content}
      steps={data.isGift ? giftSteps(data.steps, t('gift.step')) : data.steps}
      locale={intlLocale(locale.code)}
      kit={card ?? { title: data.kit.title, ageRange: '', band: 1, picture: null }}
      isGift={data.isGift}
      rows={reviewRows(data, { ...words, hrefs: flow.hrefs })}
      sums={reviewSums(data, words)}
      backHref={flow.backHref}
      action={stepHref('orderReview', { ...query, prefix: '' }).replace(/^[^?]*/, '/api/order-review')}
      fields={data.formFields}
      onCheckout={() => send({ type: 'REVIEW.OK' })}
      onBack={() => send({ type: 'BACK' })}
    />
  )
}
