import { PaymentsPage as Page, PaymentsUnread } from '~/components/payments/payments-page'
import type { PaymentSchedule, PaymentsPageAnswer } from '~/services/flows/payments/payments.contract'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { useShell } from '../../../-shell/shell'

type Loaded = Omit<PaymentsPageAnswer, 'payments'> & { payments: PaymentSchedule | null }

export function PaymentsPage({ payments, page, kits }: Loaded) {
  const { prefix } = useShell().locale
  if (!payments) return <PaymentsUnread view={{ page }} />
  const backHref = scheduleHref({ prefix, childUuid: payments.childUuid })
  return <Page view={{ ...payments, page, kits, backHref }} />
}
