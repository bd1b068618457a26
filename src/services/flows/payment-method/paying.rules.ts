import type { PaymentMethod } from '~/services/domain/payment/payment-method.contract'
import type { Result } from '~/services/domain/result'
import type { Paying } from './payment-method.contract'

/** The way to pay as a page says it before it charges anything. */
export const payMethodOf = (
  read: Result<Pick<PaymentMethod, 'localized_label' | 'is_credit'> | null, unknown>,
): Paying['method'] =>
  read.ok
    ? { label: read.value?.localized_label ?? null, ...(read.value?.is_credit ? { isCredit: true as const } : {}) }
    : null
