import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PaymentOptions } from '~/components/payment-options/payment-options'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectSubscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { subscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.flow'
import { intlLocale } from '~/services/domain/locale'
import { BUNDLE_PRICES } from '~/services/domain/prices/bundle.rules'
import { type FlowQuery, flowQueryOf, stepHref } from '~/services/flows/subscription/step-links.rules'
import { pageHead } from '../../../-page/page-head'
import { useShell } from '../../../-shell/shell'
import { giftSteps } from './-steps/gift-steps'
import { FirstKit } from './-steps/subscription-kit'

/** S-019: the second step, how the kits are paid. */
export const Route = createFileRoute('/{-$lang}/pages/subscription-v3/payment-options')({
  validateSearch: (search: Record<string, unknown>): FlowQuery => flowQueryOf(search),
  loaderDeps: ({ search }) => ({ query: search }),
  loader: async ({ context: { locale }, deps }) => {
    const { loadPaymentOptions } = await import('./-steps/loader')
    return loadPaymentOptions({ locale, ...deps })
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.content.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: PaymentOptionsPage,
})

function PaymentOptionsPage() {
  const data = Route.useLoaderData()
  const { locale } = useShell()
  const query = Route.useSearch()
  const t = useTranslations('payment')
  const gift = useTranslations('gift')
  const [snapshot, send, , store] = useFlow(subscriptionFlow, data.started)
  const flow = connectSubscriptionFlow(snapshot)
  const payment = store.child('paymentOptions')
  const view = flow.paymentOptions
  if (!view) return null
  const card = data.cards.find(({ anchor }) => anchor === data.memory.choice?.kitAnchor)
  return (
    <PaymentOptions
      view={view}
      flow={flow}
      content={data.content}
      steps={data.isGift ? giftSteps(data.steps, gift('step')) : data.steps}
      locale={intlLocale(locale.code)}
      isGift={data.isGift}
      hasBooksHere={BUNDLE_PRICES[locale.region].booksCents !== null}
      backHref={flow.backHref}
      action={stepHref('paymentOptions', { ...query, prefix: '' }).replace(/^[^?]*/, '/api/payment-options')}
      aside={
        <FirstKit
          data={data}
          paid={view.choice?.size ?? 0}
          note={
            card && !data.isGift && card.anchor !== data.kit.anchor
              ? { title: t('startsWith', { title: data.kit.title }), text: t('otherKit', { title: card.title }) }
              : null
          }
        />
      }
      onPick={(planId) => payment.send({ type: 'PICK', planId })}
      onRenew={(renews) => payment.send({ type: 'RENEW', renews })}
      onBooks={(hasBooks) => payment.send({ type: 'BOOKS', hasBooks })}
      onRetry={() => payment.send({ type: 'RETRY' })}
      onContinue={() => payment.send({ type: 'CONTINUE' })}
      onBack={() => send({ type: 'BACK' })}
    />
  )
}
