import { createFileRoute } from '@tanstack/react-router'
import { PaymentOptions } from '~/components/payment-options/payment-options'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectSubscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { subscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.flow'
import type { Seo } from '~/services/flows/content/parts.contract'
import { type FlowQuery, flowQueryOf } from '~/services/flows/subscription/step-links.rules'
import { getPaymentOptions } from '~/services/flows/subscription/subscription.functions'
import { headFrom } from '../../../-page/page'
import { formAction, orFirst, startStep, stepAsked } from './-steps/step'

/** S-019: the second step, how the kits are paid. */
export const Route = createFileRoute('/{-$lang}/pages/subscription-v3/payment-options')({
  validateSearch: (search: Record<string, unknown>): FlowQuery => flowQueryOf(search),
  loaderDeps: ({ search }) => ({ query: flowQueryOf(search) }),
  loader: async ({ context: { locale }, deps: { query } }) => {
    const asked = { locale, query }
    const { start, ...page } = orFirst(await getPaymentOptions({ data: stepAsked(asked) }), asked)
    return { ...page, query, started: await startStep(asked, start) }
  },
  head: headFrom(({ words }: { words: { seo: Seo } }) => words.seo),
  component: PaymentOptionsPage,
})

function PaymentOptionsPage() {
  const { started, query, ...page } = Route.useLoaderData()
  const [snapshot, send] = useFlow(subscriptionFlow, started)
  const flow = connectSubscriptionFlow(snapshot)
  if (!flow.paymentOptions) return null
  const action = formAction('paymentOptions', 'payment-options', query)
  return <PaymentOptions view={{ ...page, flow, form: flow.paymentOptions, action }} send={send} />
}
