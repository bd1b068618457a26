import { queryOf } from '~/services/flows/account/account.query'
import type { PaymentsPageAnswer } from './payments.contract'
import { getPayments } from './payments.functions'

/** Of one subscription. */
export const paymentsQuery = ({ as, subscription }: { as: string | null; subscription: string }) =>
  queryOf<PaymentsPageAnswer>({
    name: `payments ${subscription}`,
    as,
    call: ({ data, signal }) => getPayments({ data: { ...data, subscription }, signal }),
    isKept: ({ payments }) => payments.ok,
  })
