import { editAddressFlow } from '~/machines/account/edit-address/edit-address.flow'
import { startFlow } from '~/machines/runtime/flow'
import { addressText, emptyAddress, likelyCountryOf } from '~/services/domain/delivery/address.rules'
import { SERVED_COUNTRIES } from '~/services/domain/delivery/delivery.rules'
import { paymentMethodHref } from '~/services/flows/payment-method/payment-method-links.rules'
import type { Around } from '../-pages/around'
import { readOwnMethod } from './own-method'

/** Another billing address. */
export async function loadEditBilling(place: { user: string; uuid: string }, around: Around) {
  const shows = 'edit-billing' as const
  const { page, own } = await readOwnMethod('edit-billing-address', { ...place, ...around })
  if (!own?.method) return { shows, page, started: null }
  const { as, method } = own
  const { prefix, code } = around.context.locale
  const started = await startFlow(editAddressFlow, {
    as,
    use: { kind: 'billing', paymentMethod: method.uuid },
    address: method.billing ? addressText(method.billing) : emptyAddress(likelyCountryOf(code)),
    countries: SERVED_COUNTRIES,
    backHref: paymentMethodHref({ prefix, as }),
  })
  return { shows, page, started }
}
