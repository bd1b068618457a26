import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { tellAccountChanged } from '~/services/browser/account-cache'
import { openPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import type { SaveAddressAnswer } from '~/services/flows/payment-method/payment-method.contract'
import { saveBillingAddress } from '~/services/flows/payment-method/payment-method.functions'
import { saveShippingAddress } from '~/services/flows/shipping-address/shipping-address.functions'
import { liveAddressFormMachine } from '../../checkout/address-form/address-form.actors'
import { editAddressMachine } from './edit-address.machine'
import type { SaveAddress } from './edit-address.rules'

export const liveEditAddressMachine = editAddressMachine.provide({
  actors: {
    address: liveAddressFormMachine,
    saveAddress: fromPromise<SaveAddressAnswer, SaveAddress>(({ input: { as, use, address }, signal }) =>
      use.kind === 'shipping'
        ? saveShippingAddress({ data: { as, uuid: use.uuid, address }, signal })
        : saveBillingAddress({ data: { as, paymentMethod: use.paymentMethod, address }, signal }),
    ),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    tellOtherTabs: () => tellAccountChanged(),
    goOn: (_, href) => void openPage(href),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.address-failed'),
  },
})
