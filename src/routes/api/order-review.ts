import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from '~/services/domain/ids/uuid.rules'
import { startCheckout } from '~/services/flows/checkout/checkout.functions'
import { orRefused, startedByForm } from '~/services/flows/checkout/checkout-form.server'
import { flowQueryOf, stepHref } from '~/services/flows/subscription/step-links.rules'
import { readForm } from '~/services/request/pipeline/body.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

/** The button of the review without scripts: 303 to the checkout, to the making of an account, or back with the reason. */
export const Route = createFileRoute('/api/order-review')({
  server: {
    handlers: { POST: ({ request }) => orRefused(() => takeReview(request)), ANY: notAllowed('POST') },
  },
})

async function takeReview(request: Request): Promise<Response> {
  const form = await readForm(request)
  const as = form.get('as') ?? ''
  const source = form.get('source') === 'gift' ? 'gift' : 'subscription'
  const { prefix } = localeOfRequest(request)
  const query = flowQueryOf(Object.fromEntries(new URL(request.url).searchParams))
  const data = { source, as: isUuid(as) ? as : null, plan: null, idempotencyKey: crypto.randomUUID() } as const
  return startedByForm({
    start: () => startCheckout({ data }),
    back: stepHref('orderReview', { ...query, prefix }),
    prefix,
  })
}
