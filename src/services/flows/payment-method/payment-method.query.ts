import { queryOf } from '~/services/flows/account/account.query'
import type { PaymentMethodAnswer, PaymentPage } from './payment-method.contract'
import { getPaymentMethod } from './payment-method.functions'

type Wanted = { as: string | null; slug: PaymentPage; uuid: string | null }

export const paymentMethodQuery = ({ as, slug, uuid }: Wanted) =>
  queryOf<PaymentMethodAnswer>({
    name: `${slug} ${uuid ?? 'primary'}`,
    as,
    call: ({ data, signal }) => getPaymentMethod({ data: { ...data, slug, uuid }, signal }),
    isKept: ({ method }) => method.ok,
  })
