import { createFileRoute } from '@tanstack/react-router'
import { startCheckout } from '~/services/checkout/checkout.functions'
import { readForm } from '~/services/request/body.server'
import { localeOfRequest } from '~/services/request/locale-of-request'
import { notAllowed, Refusal } from '~/services/request/refusal.server'
import { seeOther } from '~/services/subscription/form-answer.server'
import { flowQueryOf, stepHref } from '~/services/subscription/step-address.rules'

/** The button of the review without scripts: 303 to the checkout, to the making of an account, or back with the reason. */
export const Route = createFileRoute('/api/order-review')({
  server: { handlers: { POST: ({ request }) => takeReview(request), ANY: notAllowed('POST') } },
})

const UUID = /^[0-9a-f-]{36}$/

async function takeReview(request: Request): Promise<Response> {
  try {
    const form = await readForm(request)
    const as = form.get('as') ?? ''
    const source = form.get('source') === 'gift' ? 'gift' : 'subscription'
    const { prefix } = localeOfRequest(request)
    const query = flowQueryOf(Object.fromEntries(new URL(request.url).searchParams))
    const back = stepHref('orderReview', { ...query, prefix })
    const started = await startCheckout({
      data: { source, as: UUID.test(as) ? as : null, plan: null, idempotencyKey: crypto.randomUUID() },
    })
    if (started.ok) return seeOther(started.value.href)
    const { kind } = started.error
    if (kind === 'needsAccount' || kind === 'unauthorised')
      return seeOther(`${prefix}/sign-up?${new URLSearchParams({ return_to: back })}`)
    const code = started.error.kind === 'refused' ? started.error.code : kind
    return seeOther(`${back}${back.includes('?') ? '&' : '?'}failed=${encodeURIComponent(code)}`)
  } catch (error) {
    if (error instanceof Refusal) return new Response(null, { status: error.status })
    throw error
  }
}
