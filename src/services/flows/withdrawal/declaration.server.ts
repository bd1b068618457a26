import { randomUUID } from 'node:crypto'
import type { Locale, LocaleCode } from '~/services/domain/locale'
import { ok, refused } from '~/services/domain/result'
import { type Counted, secondsToWait } from '~/services/flows/checkout/tries.server'
import { content } from '~/services/flows/content/content.server'
import { checkoutClient } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'
import type { DeclareAnswer, DeclareWithdrawal } from './declaration.contract'

export const readDeclarationPage = (locale: Locale) => content().accountPage(locale, 'withdraw-order')

type Asked = DeclareWithdrawal & { locale: LocaleCode }

/**
 * Whoever asks is counted, also by the email: a person who guesses at somebody's orders has few tries from wherever they ask.
 * Noting one twice does no harm, so each call has a key of its own.
 */
export async function declare({ orderId, email, locale }: Asked, request: Counted): Promise<DeclareAnswer> {
  const byEmail = { address: email.toLowerCase() }
  for (const counted of [request, byEmail]) {
    const retryAfterSeconds = await secondsToWait('activation', { person: null, request: counted, what: 'withdraw' })
    if (retryAfterSeconds !== null) return refused({ kind: 'limited', retryAfterSeconds })
  }
  const client = await checkoutClient()
  const noted = await client.declareWithdrawal({ order_id: orderId, email, locale, key: randomUUID() })
  return noted.ok ? ok({ at: noted.value.declared_at }) : noted
}
