import { PaymentsPage as Page, PaymentsUnread } from '~/components/payments/payments-page'
import { editCardHref } from '~/services/flows/payment-method/payment-method-links.rules'
import type { PaymentSchedule, PaymentsPageAnswer } from '~/services/flows/payments/payments.contract'
import { paymentsHref } from '~/services/flows/payments/payments-links.rules'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { useShell } from '../../../-shell/shell'

type Own = PaymentSchedule & { place: { as: string; subscription: string } }
type Loaded = Omit<PaymentsPageAnswer, 'payments'> & { payments: Own | null }

export function PaymentsPage({ payments, page, kits }: Loaded) {
  const { prefix } = useShell().locale
  if (!payments) return <PaymentsUnread view={{ page }} />
  const { as, subscription } = payments.place
  const backHref = scheduleHref({ prefix, childUuid: payments.childUuid })
  const payHref = editCardHref({ prefix, as, uuid: null, returnTo: paymentsHref({ prefix, subscription }) })
  return <Page view={{ ...payments, page, kits, backHref, payHref }} />
}
