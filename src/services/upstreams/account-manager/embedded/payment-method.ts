import { z } from 'zod'
import type { Language } from '~/services/domain/locale'
import { PaymentMethod } from '~/services/domain/payment/payment-method.contract'
import { inTime } from '~/services/platform/clock/in-time'
import { askService, ServiceFailed } from '~/services/platform/wire/service-calls'
import type { AskService } from '~/services/platform/wire/service-deps'

/** Of the catalogue's answer, what an account shows of it. */
const KnownMethods = z.object({ external_payment_methods: z.array(PaymentMethod) })

/** Shorter than anyone waits for an account. */
const PATIENCE_MS = 1000

type Asking = { ask: AskService; uuid: string; language: Language }

/** How this person pays, as the catalogue says it. An account is shown without it rather than not at all. */
export const primaryPaymentMethod = (asking: Asking): Promise<PaymentMethod | null> =>
  inTime(asked(asking).catch(without), { milliseconds: PATIENCE_MS, otherwise: () => null })

async function asked({ ask, uuid, language }: Asking): Promise<PaymentMethod | null> {
  const path = `/external_payment_methods/for_user/${uuid}?language=${language}`
  const answer = await askService(ask, { name: 'catalog', path, schema: KnownMethods })
  return answer?.external_payment_methods.find(({ is_primary }) => is_primary) ?? null
}

function without(error: unknown): null {
  if (error instanceof ServiceFailed) return null
  throw error
}
