import type { FlagKey } from '~/services/domain/flags/flags.rules'
import type { FaultRule } from '~/services/platform/faults/faults.contract'
import type { ErrorLine, FlowEvent } from './fault-panel.contract'

/**
 * What has to be so for a line to show. `person`: who is signed in, 'nobody', or null for whoever it is. `cart`: something
 * is in the visitor's cart. `isSoldOut`: `SOLD_OUT` is not to be had. `flags`: those that are on. `bankSays`: why the kits
 * of that person that are not paid were not.
 */
type Making = {
  faults: FaultRule[]
  person: string | null
  cart: boolean
  isSoldOut: boolean
  flags: FlagKey[]
  bankSays: string | null
}
export type MakeableLine = ErrorLine & Making

export const IN_THE_CART = 'TOY-BEAN-BAGS'
/** What is said to be sold out, and how many of it the seed has. */
export const SOLD_OUT = { sku: 'BOOK-SEEDLING', usual: 90 }

export type Shown = Pick<ErrorLine, 'id' | 'rule' | 'text' | 'path'> & Partial<ErrorLine & Making>

/** A line that needs nothing but what is said. */
export const line = (shown: Shown): MakeableLine => ({
  ...{ press: null, events: [], faults: [], person: null, cart: false, isSoldOut: false, flags: [], bankSays: null },
  ...shown,
})

/** What stands between a page and the press that shows a line. */
export const eventFor = (flow: string, event: FlowEvent['event'], size: FlowEvent['size'] = null): FlowEvent => ({
  ...{ flow, event, size },
})

/** An upstream that fails at each call, or at each of one operation. */
export const failing = (upstream: string, operation = '*'): FaultRule => ({
  ...{ upstream, operation, times: null },
  outcome: { kind: 'status', status: 500 },
})
