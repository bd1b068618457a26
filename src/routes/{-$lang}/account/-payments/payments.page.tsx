import { useCallback } from 'react'
import { PaymentsPage as Page, PaymentsUnread } from '~/components/payments/payments-page'
import { editCardHref } from '~/services/flows/payment-method/payment-method-links.rules'
import type { PaymentSchedule, PaymentsPageAnswer } from '~/services/flows/payments/payments.contract'
import { paymentsHref } from '~/services/flows/payments/payments-links.rules'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { useShell } from '../../../-shell/shell'
import type { Around } from '../-pages/around'
import { useReadAgain } from '../-pages/use-read-again'

type Own = PaymentSchedule & { place: { as: string; subscription: string } }
type Loaded = Omit<PaymentsPageAnswer, 'payments'> & { payments: Own | null }

export const PaymentsPage = ({ payments, ...loaded }: Loaded) =>
  payments ? <Shown {...loaded} payments={payments} /> : <PaymentsUnread view={loaded} />

const readPayments = (subscription: string, around: Around) =>
  import('./payments.load')
    .then(({ loadPayments }) => loadPayments({ subscription }, around))
    .then(({ payments }) => payments !== null)

function Shown({ payments, page, kits }: Loaded & { payments: Own }) {
  const { prefix } = useShell().locale
  const { as, subscription } = payments.place
  useReadAgain(useCallback((around) => readPayments(subscription, around), [subscription]))
  const backHref = scheduleHref({ prefix, childUuid: payments.childUuid })
  const payHref = editCardHref({ prefix, as, uuid: null, returnTo: paymentsHref({ prefix, subscription }) })
  return <Page view={{ ...payments, page, kits, backHref, payHref }} />
}
