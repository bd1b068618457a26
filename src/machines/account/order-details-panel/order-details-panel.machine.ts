import { assign, setup } from 'xstate'
import type { AddressText } from '~/services/domain/delivery/address.rules'
import { isTaxedAlike } from '~/services/domain/orders/order-address.rules'
import type { OrderAddressAnswer } from '~/services/flows/order/order.contract'
import { accountGuards, leavingAccount, output, unprovided } from '../../runtime/parts'

/**
 * `delivery`: where the order goes or went; null where nothing is sent. `addressUuid`: of the account's address behind it, as long
 * as that can be changed.
 */
export type OrderDetailsPanelInput = { as: string; delivery: AddressText | null; addressUuid: string | null }
type Context = OrderDetailsPanelInput & { isLoaded: boolean }
type AskAddress = { as: string; uuid: string }

/** What was ordered goes where, and how it is paid; the address can be changed once the account has said that it has it. */
export const orderDetailsPanelMachine = setup({
  types: {
    input: {} as OrderDetailsPanelInput,
    context: {} as Context,
    events: {} as { type: 'RETRY' },
    children: {} as { getOrderAddress: 'getOrderAddress' },
    tags: {} as 'busy',
  },
  actors: { getOrderAddress: unprovided<OrderAddressAnswer, AskAddress>('getOrderAddress') },
  guards: {
    ...accountGuards,
    isFixed: ({ context }) => context.addressUuid === null,
    isOfOrder: ({ context: { delivery } }, answer: OrderAddressAnswer) =>
      answer.ok && answer.value !== null && delivery !== null && isTaxedAlike(answer.value, delivery),
    isOther: (_, answer: OrderAddressAnswer) => answer.ok,
  },
  actions: {
    keepAddress: assign((_, answer: OrderAddressAnswer) =>
      answer.ok && answer.value ? { delivery: answer.value, isLoaded: true } : {},
    ),
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'orderDetailsPanel',
  context: ({ input }) => ({ ...input, isLoaded: false }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isFixed', target: 'ready' }, { target: 'loadingAddress' }] },
    loadingAddress: {
      tags: 'busy',
      invoke: {
        id: 'getOrderAddress',
        src: 'getOrderAddress',
        input: ({ context: { as, addressUuid } }) => ({ as, uuid: addressUuid ?? '' }),
        onDone: [
          {
            guard: { type: 'isOfOrder', params: output },
            target: 'ready',
            actions: { type: 'keepAddress', params: output },
          },
          { guard: { type: 'isOther', params: output }, target: 'ready' },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'failed' },
    failed: { on: { RETRY: 'loadingAddress' } },
    ready: {},
    left: {},
  },
  options: { maxIterations: 1000 },
})
