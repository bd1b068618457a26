import type { Result } from '~/services/domain/result'
import { seeOther } from '~/services/flows/subscription/form-answer.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import type {
  CheckoutError,
  StartedCheckout,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

type Asked = {
  start: () => Promise<Result<StartedCheckout, CheckoutError>>
  /** the page of the form, with its query */
  back: string
  /** language prefix of the shop's pages */
  prefix: string
}

/** A form without scripts that starts a checkout: 303 to it, to the making of an account, or back with the reason. */
export async function startedByForm({ start, back, prefix }: Asked): Promise<Response> {
  const started = await start()
  if (started.ok) return seeOther(started.value.href)
  const { error } = started
  if (error.kind === 'needsAccount' || error.kind === 'unauthorised')
    return seeOther(`${prefix}/sign-up?${new URLSearchParams({ return_to: back })}`)
  return backWith(back, error.kind === 'refused' ? error.code : error.kind)
}

/** To the page of the form, which says what has failed. */
export const backWith = (back: string, failed: string) =>
  seeOther(`${back}${back.includes('?') ? '&' : '?'}failed=${encodeURIComponent(failed)}`)

/** What cannot be read is refused with its status. */
export async function orRefused(take: () => Promise<Response>): Promise<Response> {
  try {
    return await take()
  } catch (error) {
    if (error instanceof Refusal) return new Response(null, { status: error.status })
    throw error
  }
}
