import { notFound } from '@tanstack/react-router'
import { withdrawalFlow } from '~/machines/account/withdrawal/withdrawal.flow'
import { startFlow } from '~/machines/runtime/flow'
import { withdrawalPageQuery } from '~/services/flows/order/order.query'
import { standingOf } from '~/services/flows/withdrawal/withdrawal.rules'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** Withdrawing from an order (E-101); what is not this person's is not found. */
export async function loadWithdrawal({ id }: { id: string }, { context, account }: Around) {
  const shows = 'withdrawal' as const
  const [known, { page, order }] = await Promise.all([
    account,
    readAccount(context, (as) => withdrawalPageQuery({ as, id })),
  ])
  if (known && !order.ok && order.error.kind === 'notFound') throw notFound()
  // the layout tells what went wrong, or leads to the sign-in
  if (!known || !order.ok) return { shows, page, own: null }
  const { withdrawnAt } = order.value
  const input = { as: known.as, id: order.value.id, standing: standingOf(order.value), withdrawnAt }
  return { shows, page, own: { order: order.value, started: await startFlow(withdrawalFlow, input) } }
}
