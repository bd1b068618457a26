import { notFound } from '@tanstack/react-router'
import { paymentsQuery } from '~/services/flows/payments/payments.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** What is paid for a subscription, and when; what is not this person's is not found. */
export async function loadPayments({ subscription }: { subscription: string }, { context, account }: Around) {
  const shows = 'payments' as const
  const [known, { payments, ...page }] = await Promise.all([
    account,
    readAccount(context, (as) => paymentsQuery({ as, subscription })),
  ])
  // the layout tells what went wrong, or leads to the sign-in
  if (known && !payments.ok && payments.error.kind === 'notFound') throw notFound()
  const own = known && payments.ok ? { ...payments.value, place: { as: known.as, subscription } } : null
  return { shows, ...page, payments: own }
}
