import { fromCallback, fromPromise } from 'xstate'
import { tellScheduleChanged } from '~/services/browser/account'
import { watchOnline } from '~/services/browser/online'
import { printPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { leaveSteps, showStepInHistory, watchSteps } from '~/services/browser/steps'
import { focusWhenShown } from '~/services/browser/visible'
import { changeCheckout, getCheckoutPage, payCheckout } from '~/services/flows/checkout/checkout.functions'
import type { CheckoutPageAnswer } from '~/services/flows/checkout/checkout-page.contract'
import type { liveCartMachine } from '../../cart/cart/cart.actors'
import type { liveSessionMachine } from '../../identity/session/session.actors'
import { appWide } from '../../runtime/app-wide'
import { liveNewKey } from '../../runtime/live-key'
import { liveAddressFormMachine } from '../address-form/address-form.actors'
import { liveCardFormMachine } from '../card-form/card-form.actors'
import { liveContactFormMachine } from '../contact-form/contact-form.actors'
import { liveReconciliationMachine } from '../reconciliation/reconciliation.actors'
import type { CheckoutAnswer, PayQuestion } from '../reconciliation/reconciliation.rules'
import { checkoutMachine } from './checkout.machine'
import { CONFIRMATION_ID, headingId, isStep, PROBLEM_ID } from './checkout.rules'
import type { Change, PageQuestion } from './checkout.setup'
import {
  checkoutInAddress,
  forgetAddressDraft,
  forgetContactDraft,
  saveAddressDraft,
  saveContactDraft,
} from './checkout.storage'

/** The checkout over the server functions. Where the browser keeps nothing, only what was saved is remembered. */
export const liveCheckoutMachine = checkoutMachine.provide({
  actors: {
    contact: liveContactFormMachine.provide({
      actions: { saveDraft: (_, contact) => void saveContactDraft(checkoutInAddress(), contact) },
    }),
    address: liveAddressFormMachine.provide({
      actions: { saveDraft: (_, address) => void saveAddressDraft(checkoutInAddress(), address) },
    }),
    card: liveCardFormMachine,
    reconciliation: liveReconciliationMachine,
    getCheckoutPage: fromPromise<CheckoutPageAnswer, PageQuestion>(({ input, signal }) =>
      getCheckoutPage({ data: input, signal }),
    ),
    changeCheckout: fromPromise<CheckoutAnswer, Change>(({ input, signal }) => changeCheckout({ data: input, signal })),
    // a payment that was sent is never called back: what became of it is found out
    payCheckout: fromPromise<CheckoutAnswer, PayQuestion>(({ input }) => payCheckout({ data: input })),
    newKey: liveNewKey,
    stepsInHistory: fromCallback(({ sendBack }) =>
      watchSteps((step) => {
        if (isStep(step)) sendBack({ type: 'GO', step })
      }),
    ),
    backOnline: fromCallback(({ sendBack }) => watchOnline(() => sendBack({ type: 'RETRY' }))),
    signOuts: fromCallback(({ sendBack }) => {
      const signOuts = appWide<typeof liveSessionMachine>('session').on('SIGNED_OUT', sendBack)
      return () => signOuts.unsubscribe()
    }),
  },
  actions: {
    showStep: (_, { step, hasProblem, isFirst }) => {
      showStepInHistory(step, isFirst)
      if (hasProblem) focusWhenShown(PROBLEM_ID)
      else if (!isFirst) focusWhenShown(headingId(step))
    },
    showConfirmation: (_, { isFirst }) => {
      leaveSteps()
      if (!isFirst) focusWhenShown(CONFIRMATION_ID)
      forgetContactDraft()
      forgetAddressDraft()
    },
    forgetDraft: (_, step) => {
      if (step === 'contact') forgetContactDraft()
      if (step === 'address') forgetAddressDraft()
    },
    tellSchedule: (_, checkout) => {
      if (checkout?.needs_account) tellScheduleChanged()
    },
    tellCart: () => appWide<typeof liveCartMachine>('cart').send({ type: 'OTHER_TAB' }),
    print: printPage,
    reload: () => location.reload(),
    logFailure: () => logFailure('checkout.failed'),
  },
})
