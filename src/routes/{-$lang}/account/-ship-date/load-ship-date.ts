import { notFound, redirect } from '@tanstack/react-router'
import { shipDateEditFlow } from '~/machines/account/ship-date-edit/ship-date-edit.flow'
import { startFlow } from '~/machines/runtime/flow'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import { isUuid } from '~/services/domain/ids/uuid.rules'
import type { Locale } from '~/services/domain/locale'
import type { Result } from '~/services/domain/result'
import type { ShipDatePageAnswer } from '~/services/flows/ship-date/ship-date.contract'
import { getShipDate } from '~/services/flows/ship-date/ship-date.functions'
import { shipDateHref } from '~/services/flows/ship-date/ship-date.rules'

type Wanted = { user: string | null; subscription: string; item: string; day: string }
type Around = {
  locale: Locale
  isCancelSaver: boolean
  account: () => Promise<{ as: string } | null>
}

type Parent = Promise<{ loaderData?: Result<{ as: string }, unknown> }>

/** Whose pages these are, once the layout knows; null where it tells what went wrong, or leads to the sign-in. */
export async function accountOf(parent: Parent): Promise<{ as: string } | null> {
  const { loaderData } = await parent
  return loaderData?.ok ? loaderData.value : null
}

/**
 * The page of a kit's day. Of its two addresses the flag says which one counts (decided: E-69); what is not this person's
 * is not found (decided: E-73).
 */
export async function loadShipDate({ user, subscription, item, day }: Wanted, around: Around) {
  if (![subscription, item, ...(user === null ? [] : [user])].every(isUuid)) throw notFound()
  const [account, page] = await Promise.all([around.account(), getShipDate({ data: { as: null, subscription, item } })])
  if (!account) return { ...page, flow: null }
  const { as } = account
  if (user !== null && user !== as) throw notFound()
  if (page.isCancelSaver !== around.isCancelSaver) {
    const place = { prefix: around.locale.prefix, as, isCancelSaver: page.isCancelSaver }
    throw redirect({ href: `${shipDateHref({ subscription }, item, place)}${day ? `?day=${day}` : ''}` })
  }
  return { ...page, flow: await flowOf({ as, day: parseCivilDate(day), subscription, item }, page) }
}

type Started = { as: string; day: CivilDate | null; subscription: string; item: string }

async function flowOf({ as, day, ...wanted }: Started, { shipDate }: ShipDatePageAnswer) {
  if (!shipDate.ok && shipDate.error.kind === 'notFound') throw notFound()
  if (!shipDate.ok) return null
  const { childUuid, kit } = shipDate.value
  const { planned, window } = kit.move
  const input = { ...wanted, as, childUuid, planned, window, current: kit.date, asked: day }
  return { of: shipDate.value, started: await startFlow(shipDateEditFlow, input) }
}
