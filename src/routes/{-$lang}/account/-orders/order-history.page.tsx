import { useCallback } from 'react'
import { OrderHistoryPage as Page } from '~/components/orders/order-history-page'
import { OrdersUnread } from '~/components/orders/orders-unread'
import { orderHistoryPath, orderHref } from '~/services/domain/links/order-links.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OrderHistory } from '~/services/flows/order-history/order-history.contract'
import { useShell } from '../../../-shell/shell'
import type { Around } from '../-pages/around'
import { useReadAgain } from '../-pages/use-read-again'

type Loaded = { page: AccountPage; history: OrderHistory | null }

export const OrderHistoryPage = ({ page, history }: Loaded) =>
  history ? <Shown page={page} history={history} /> : <OrdersUnread view={{ page }} />

const readHistory = (page: number, around: Around) =>
  import('./order-history.load')
    .then(({ loadOrderHistory }) => loadOrderHistory({ ...around, search: { page: String(page) } }))
    .then(({ history }) => history !== null)

function Shown({ page, history }: { page: AccountPage; history: OrderHistory }) {
  const { prefix } = useShell().locale
  const { page: number } = history
  useReadAgain(useCallback((around) => readHistory(number, around), [number]))
  return (
    <Page
      view={{
        ...{
          page,
          history,
          hrefOf: (id) => orderHref({ prefix, id }),
          pageHref: (each) => orderHistoryPath(prefix, each),
        },
      }}
    />
  )
}
