import { z } from 'zod'
import type { Language } from '~/services/domain/locale'
import { PaymentMethod } from '~/services/domain/payment/payment-method.contract'
import type { AskService } from '~/services/platform/wire/service-deps'

const Answer = z.object({ external_payment_methods: z.array(PaymentMethod) })

/** Shorter than anyone waits for an account. */
const PATIENCE_MS = 1000

type Asking = { ask: AskService; uuid: string; language: Language }

/** How this person pays, as the catalogue says it. An account is shown without it rather than not at all. */
export async function primaryPaymentMethod(asking: Asking): Promise<PaymentMethod | null> {
  const patience = Promise.withResolvers<null>()
  const timer = setTimeout(() => patience.resolve(null), PATIENCE_MS).unref()
  try {
    return await Promise.race([asked(asking), patience.promise])
  } catch {
    // logged where the catalogue is asked
    return null
  } finally {
    clearTimeout(timer)
  }
}

async function asked({ ask, uuid, language }: Asking): Promise<PaymentMethod | null> {
  const answer = await ask('catalog', { path: `/external_payment_methods/for_user/${uuid}?language=${language}` })
  if (!answer.ok) return null
  const { external_payment_methods } = Answer.parse(await answer.json())
  return external_payment_methods.find(({ is_primary }) => is_primary) ?? null
}
