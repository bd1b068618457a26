import { notFound } from '@tanstack/react-router'
import { orderDetailsPanelFlow } from '~/machines/account/order-details-panel/order-details-panel.flow'
import { startFlow } from '~/machines/runtime/flow'
import { orderQuery } from '~/services/flows/order/order.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** One order; what is not this person's is not found. */
export async function loadOrder({ id }: { id: string }, { context, account }: Around) {
  const shows = 'order' as const
  const [known, { page, order }] = await Promise.all([account, readAccount(context, (as) => orderQuery({ as, id }))])
  if (known && !order.ok && order.error.kind === 'notFound') throw notFound()
  // the layout tells what went wrong, or leads to the sign-in
  if (!known || !order.ok) return { shows, page, own: null }
  const { as } = known
  const { delivery } = order.value.details
  const { editable: addressUuid } = order.value
  const started = await startFlow(orderDetailsPanelFlow, { as, delivery, addressUuid })
  return { shows, page, own: { order: order.value, started } }
}
