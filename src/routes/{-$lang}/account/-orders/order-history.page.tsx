import { OrderHistoryPage as Page } from '~/components/orders/order-history-page'
import { OrdersUnread } from '~/components/orders/orders-unread'
import { orderHistoryPath, orderHref } from '~/services/domain/links/order-links.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OrderHistory } from '~/services/flows/order-history/order-history.contract'
import { useShell } from '../../../-shell/shell'

export function OrderHistoryPage({ page, history }: { page: AccountPage; history: OrderHistory | null }) {
  const { prefix } = useShell().locale
  if (!history) return <OrdersUnread view={{ page }} />
  return (
    <Page
      view={{
        ...{
          page,
          history,
          hrefOf: (id) => orderHref({ prefix, id }),
          pageHref: (number) => orderHistoryPath(prefix, number),
        },
      }}
    />
  )
}
