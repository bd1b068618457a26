import { useMemo } from 'react'
import type { CheckoutHands } from '~/components/checkout/checkout-step'
import type { liveCheckoutMachine } from '~/machines/checkout/checkout/checkout.actors'
import type { FlowStore } from '~/machines/runtime/flow-store'

/** What the buyer does, sent to the form or the flow that it is for. */
export function useCheckoutHands(store: FlowStore<typeof liveCheckoutMachine>): CheckoutHands {
  return useMemo(() => {
    const contact = store.child('contact')
    const address = store.child('address')
    const card = store.child('card')
    return {
      contact: {
        onField: (field, value) => contact.send({ type: 'CHANGE', field, value }),
        onLeavePhone: () => contact.send({ type: 'BLUR' }),
        onSubmit: () => contact.send({ type: 'SUBMIT' }),
      },
      address: {
        onField: (change) => address.send({ type: 'CHANGE', ...change }),
        onSame: (isSame) => address.send({ type: 'SAME', isSame }),
        onSubmit: () => address.send({ type: 'SUBMIT' }),
      },
      delivery: {
        onChoose: (method) => store.send({ type: 'CHOOSE', method }),
        onSubmit: () => store.send({ type: 'NEXT' }),
      },
      payment: {
        onField: (field, value) => card.send({ type: 'CHANGE', field, value }),
        onSubmit: () => card.send({ type: 'SUBMIT' }),
      },
      onPay: () => store.send({ type: 'PAY' }),
      onBack: () => store.send({ type: 'BACK' }),
      onGo: (step) => store.send({ type: 'GO', step }),
    }
  }, [store])
}
