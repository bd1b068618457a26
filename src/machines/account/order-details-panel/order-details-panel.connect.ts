import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { orderDetailsPanelMachine } from './order-details-panel.machine'

export type OrderDetailsPanelSend = FlowSend<typeof orderDetailsPanelMachine>

export function connectOrderDetailsPanel(snapshot: Reading<typeof orderDetailsPanelMachine>) {
  const { delivery, addressUuid, isLoaded } = snapshot.context
  return {
    ...marks('orderDetailsPanel', snapshot),
    delivery,
    /** the address that can be changed, once it is known */
    editable: isLoaded ? addressUuid : null,
    hasFailed: snapshot.matches('failed'),
    isBusy: snapshot.hasTag('busy'),
  }
}
export type OrderDetailsPanelView = ReturnType<typeof connectOrderDetailsPanel>
