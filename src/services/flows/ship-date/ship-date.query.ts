import { queryOf } from '~/services/flows/account/account.query'
import type { ShipDatePageAnswer } from './ship-date.contract'
import { getShipDate } from './ship-date.functions'
import type { ItemOfSubscription } from './ship-date.rules'

type Asked = ItemOfSubscription & { as: string | null }

/** Of one kit. */
export const shipDateQuery = ({ as, subscription, item }: Asked) =>
  queryOf<ShipDatePageAnswer>({
    name: `ship-date ${subscription} ${item}`,
    as,
    call: ({ data, signal }) => getShipDate({ data: { ...data, subscription, item }, signal }),
    isKept: ({ shipDate }) => shipDate.ok,
  })
