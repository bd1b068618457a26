import { queryOf } from '~/services/flows/account/account.query'
import type { ShippingAddressAnswer } from './shipping-address.contract'
import { getShippingAddress } from './shipping-address.functions'

export const shippingAddressQuery = ({ as, uuid }: { as: string | null; uuid: string }) =>
  queryOf<ShippingAddressAnswer>({
    name: `shipping-address ${uuid}`,
    as,
    call: ({ data, signal }) => getShippingAddress({ data: { ...data, uuid }, signal }),
    isKept: ({ shipping }) => shipping.ok,
  })
