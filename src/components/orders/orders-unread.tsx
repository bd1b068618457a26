import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { AccountHead } from '../account/account-head'
import { Failure, RELOAD } from '../account/account-states'

/** Nothing is known of what was ordered: only loading the page again can help. */
export const OrdersUnread = ({ view: { page } }: { view: { page: AccountPage } }) => (
  <>
    <AccountHead page={page} />
    <Failure errors={page.errors} kind="orders" again={RELOAD} />
  </>
)
