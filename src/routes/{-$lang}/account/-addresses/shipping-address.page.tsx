import { AddressConcerns } from '~/components/settings/address-concerns'
import { EditAddressPage as Page } from '~/components/settings/edit-address-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { connectEditAddress } from '~/machines/account/edit-address/edit-address.connect'
import { editAddressFlow } from '~/machines/account/edit-address/edit-address.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { Concern, ShippingAddressAnswer } from '~/services/flows/shipping-address/shipping-address.contract'

type Own = { concerns: Concern[]; started: StartedOf<typeof editAddressFlow> }
type Loaded = Omit<ShippingAddressAnswer, 'shipping'> & { own: Own | null }

export const ShippingAddressPage = ({ own, ...page }: Loaded) =>
  own ? <Filling own={own} {...page} /> : <SettingsUnread view={page} />

function Filling({ page, today, own: { concerns, started } }: Loaded & { own: Own }) {
  const [snapshot, send] = useFlow(editAddressFlow, started)
  return (
    <Page view={{ ...connectEditAddress(snapshot), page, backHref: started.input.backHref }} send={send}>
      <AddressConcerns view={{ concerns, today }} />
    </Page>
  )
}
