import { notFound } from '@tanstack/react-router'
import { editAddressFlow } from '~/machines/account/edit-address/edit-address.flow'
import { startFlow } from '~/machines/runtime/flow'
import { addressText } from '~/services/domain/delivery/address.rules'
import { settingsHref } from '~/services/flows/settings/settings-links.rules'
import { shippingAddressQuery } from '~/services/flows/shipping-address/shipping-address.query'
import { returnPath, type ShippingAddressPlace } from '~/services/flows/shipping-address/shipping-address-links.rules'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** An address that parcels go to; what is not this person's is not found (decided: E-73). */
export async function loadShippingAddress({ user, uuid }: ShippingAddressPlace, { context, search, account }: Around) {
  const shows = 'shipping-address' as const
  const [known, { shipping, ...page }] = await Promise.all([
    account,
    readAccount(context, (as) => shippingAddressQuery({ as, uuid })),
  ])
  if (!known) return { shows, ...page, own: null }
  if (user !== null && user !== known.as) throw notFound()
  if (!shipping.ok && shipping.error.kind === 'notFound') throw notFound()
  if (!shipping.ok) return { shows, ...page, own: null }
  const { prefix } = context.locale
  const { address, countries, concerns } = shipping.value
  const started = await startFlow(editAddressFlow, {
    as: known.as,
    use: { kind: 'shipping', uuid },
    address: addressText(address),
    countries,
    backHref: returnPath({ prefix, asked: search.return_to, otherwise: settingsHref(prefix) }),
  })
  return { shows, ...page, own: { concerns, started } }
}
