import { useCallback } from 'react'
import { OrderPage as Page } from '~/components/orders/order-page'
import { OrdersUnread } from '~/components/orders/orders-unread'
import { connectOrderDetailsPanel } from '~/machines/account/order-details-panel/order-details-panel.connect'
import { orderDetailsPanelFlow } from '~/machines/account/order-details-panel/order-details-panel.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { orderHistoryPath, orderHref, withdrawHref } from '~/services/domain/links/order-links.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import { shippingAddressHref } from '~/services/flows/shipping-address/shipping-address-links.rules'
import { useShell } from '../../../-shell/shell'
import type { Around } from '../-pages/around'
import { useReadAgain } from '../-pages/use-read-again'

type Own = { order: OwnOrder; started: StartedOf<typeof orderDetailsPanelFlow> }

export const OrderPage = ({ page, own }: { page: AccountPage; own: Own | null }) =>
  own ? <Shown page={page} own={own} /> : <OrdersUnread view={{ page }} />

const readOrder = (id: string, around: Around) =>
  import('./order.load').then(({ loadOrder }) => loadOrder({ id }, around)).then(({ own }) => own !== null)

function Shown({ page, own: { order, started } }: { page: AccountPage; own: Own }) {
  const [snapshot, send] = useFlow(orderDetailsPanelFlow, started, { start: 'mount' })
  const { prefix } = useShell().locale
  const { id } = order
  useReadAgain(useCallback((around) => readOrder(id, around), [id]))
  const panel = connectOrderDetailsPanel(snapshot)
  const returnTo = orderHref({ prefix, id })
  const hrefs = {
    backHref: orderHistoryPath(prefix),
    editHref: (uuid: string) => shippingAddressHref({ prefix, as: started.input.as, uuid, returnTo }),
    withdrawHref: withdrawHref({ prefix, id }),
  }
  return <Page view={{ page, order, panel, ...hrefs }} send={send} />
}
