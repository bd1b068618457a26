import { addressEcho } from '../../checkout/address-form/address-form.rules'
import { defineFlow } from '../../runtime/flow'
import type { liveEditAddressMachine } from './edit-address.actors'

export const editAddressFlow = defineFlow<typeof liveEditAddressMachine>({
  id: 'editAddress',
  load: () => import('./edit-address.actors').then((module) => module.liveEditAddressMachine),
  echo: { children: { address: addressEcho } },
})
