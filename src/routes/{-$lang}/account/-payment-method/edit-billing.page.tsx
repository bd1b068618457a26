import { EditAddressPage as Page } from '~/components/settings/edit-address-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { connectEditAddress } from '~/machines/account/edit-address/edit-address.connect'
import { editAddressFlow } from '~/machines/account/edit-address/edit-address.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { AccountPage } from '~/services/flows/content/account-page.contract'

type Loaded = { page: AccountPage; started: StartedOf<typeof editAddressFlow> | null }

export const EditBillingPage = ({ page, started }: Loaded) =>
  started ? <Filling page={page} started={started} /> : <SettingsUnread view={{ page }} />

function Filling({ page, started }: Loaded & { started: NonNullable<Loaded['started']> }) {
  const [snapshot, send] = useFlow(editAddressFlow, started)
  return <Page view={{ ...connectEditAddress(snapshot), page, backHref: started.input.backHref }} send={send} />
}
