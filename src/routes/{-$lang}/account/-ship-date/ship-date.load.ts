import { notFound, redirect } from '@tanstack/react-router'
import { shipDateEditFlow } from '~/machines/account/ship-date-edit/ship-date-edit.flow'
import { startFlow } from '~/machines/runtime/flow'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import type { ShipDatePageAnswer } from '~/services/flows/ship-date/ship-date.contract'
import { shipDateQuery } from '~/services/flows/ship-date/ship-date.query'
import {
  type ItemOfSubscription,
  notComing,
  type ShipDatePlace,
  shipDateHref,
} from '~/services/flows/ship-date/ship-date.rules'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'
import { shipDateSearch } from './search'

/**
 * The page of a kit's day. Of its two addresses the flag says which one counts (decided: E-69); what is not this person's
 * is not found (decided: E-73).
 */
export async function loadShipDate(
  { user, isCancelSaver, ...wanted }: ShipDatePlace,
  { context, search, account }: Around,
) {
  const shows = 'ship-date' as const
  const { day = '' } = shipDateSearch(search)
  const [known, page] = await Promise.all([account, readAccount(context, (as) => shipDateQuery({ as, ...wanted }))])
  if (!known) return { shows, ...page, flow: null }
  const { as } = known
  if (user !== null && user !== as) throw notFound()
  if (page.isCancelSaver !== isCancelSaver) {
    const place = { prefix: context.locale.prefix, as, isCancelSaver: page.isCancelSaver, day }
    throw redirect({ href: shipDateHref(wanted, place) })
  }
  return { shows, ...page, flow: await flowOf({ as, day: parseCivilDate(day), ...wanted }, page) }
}

type Started = ItemOfSubscription & { as: string; day: CivilDate | null }

async function flowOf({ as, day, ...wanted }: Started, { shipDate }: ShipDatePageAnswer) {
  if (!shipDate.ok) {
    if (shipDate.error.kind === 'notFound' || notComing(shipDate)) throw notFound()
    return null
  }
  const { childUuid, kit, planned, window } = shipDate.value
  const input = { ...wanted, as, childUuid, planned, window, current: kit.date, asked: day }
  return { of: shipDate.value, started: await startFlow(shipDateEditFlow, input) }
}
