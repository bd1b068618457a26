import { OrdersUnread } from '~/components/orders/orders-unread'
import { WithdrawalPage as Page } from '~/components/orders/withdrawal-page'
import { connectWithdrawal } from '~/machines/account/withdrawal/withdrawal.connect'
import { withdrawalFlow } from '~/machines/account/withdrawal/withdrawal.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { orderHref } from '~/services/domain/links/order-links.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import { readingClubHref } from '~/services/flows/reading-club/reading-club-links.rules'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { useShell } from '../../../-shell/shell'

type Own = { order: OwnOrder; started: StartedOf<typeof withdrawalFlow> }

export const WithdrawalPage = ({ page, own }: { page: AccountPage; own: Own | null }) =>
  own ? <Asked page={page} own={own} /> : <OrdersUnread view={{ page }} />

function Asked({ page, own: { order, started } }: { page: AccountPage; own: Own }) {
  const [snapshot, send] = useFlow(withdrawalFlow, started)
  const { prefix } = useShell().locale
  const backHref = orderHref({ prefix, id: order.id })
  const hrefs = {
    kits: scheduleHref({ prefix, childUuid: null }),
    club: readingClubHref({ prefix, selected: null }),
    returns: `${prefix}/pages/delivery-and-returns`,
  }
  return <Page view={{ ...connectWithdrawal(snapshot), page, order, backHref, hrefs }} send={send} />
}
