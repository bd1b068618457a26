import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { AccountHead } from '../account/account-head'
import { Failure, RELOAD } from '../account/account-states'

/** Nothing is known of the account: only loading the page again can help. */
export const SettingsUnread = ({ view: { page } }: { view: { page: AccountPage } }) => (
  <>
    <AccountHead page={page} />
    <Failure errors={page.errors} kind="settings" again={RELOAD} />
  </>
)
