import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { connectAddressForm } from '../../checkout/address-form/address-form.connect'
import type { editAddressMachine } from './edit-address.machine'
import { ADDRESS_TOLD_ID } from './edit-address.rules'

export type EditAddressSend = FlowSend<typeof editAddressMachine>

export function connectEditAddress(snapshot: Reading<typeof editAddressMachine>) {
  const address = snapshot.children.address
  return {
    ...marks('editAddress', snapshot),
    kind: snapshot.context.use.kind,
    /** null until its machine runs */
    form: address ? connectAddressForm(address.getSnapshot()) : null,
    /** what was typed is still there */
    hasFailed: snapshot.matches({ editing: 'failed' }),
    /** of what came of it, which takes the keyboard */
    toldId: ADDRESS_TOLD_ID,
    /** the browser leaves */
    isSaved: snapshot.matches('saved'),
    isBusy: snapshot.hasTag('busy'),
  }
}
export type EditAddressView = ReturnType<typeof connectEditAddress>
