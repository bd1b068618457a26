import { isUuid } from '~/services/domain/ids/uuid.rules'
import { ok, refused } from '~/services/domain/result'
import type { Schedule, ScheduledKit, ShipDateMove } from '~/services/flows/schedule/schedule.contract'
import type { ShipDate, ShipDateAnswer } from './ship-date.contract'

const LATER_KITS = 2

export type Wanted = { subscription: string; item: string }

/** The page of one kit's day from the schedule of its account; `notFound` for a kit whose day cannot be changed. */
export function shipDateIn({ today, children }: Schedule, { subscription, item }: Wanted): ShipDateAnswer {
  for (const child of children) {
    const kits = [...child.next, ...child.upcoming].flatMap((group) => group.kits)
    const kit = kits.find(({ uuid }) => uuid === item)
    if (!kit || !isMovable(kit) || kit.move.subscription !== subscription) continue
    const plan = child.gifts.find(({ key }) => key === kit.gift) ?? child.plan
    const later = kits.filter(({ uuid, date }) => uuid !== item && date >= kit.date).slice(0, LATER_KITS)
    return ok({
      ...{ today, childUuid: child.uuid, childName: child.name, kit, to: plan?.to ?? null },
      later: later.map(laterKit),
    })
  }
  return refused({ kind: 'notFound' })
}

const isMovable = (kit: ScheduledKit): kit is ShipDate['kit'] => kit.move !== null

const laterKit = ({ uuid, anchor, name, ageRange, date }: ScheduledKit) => ({ uuid, anchor, name, ageRange, date })

type Place = { prefix: string; as: string; isCancelSaver: boolean }

/** where a kit's day is changed; the flag says by which of its two addresses (decided: E-69, E-73). */
export function shipDateHref({ subscription }: Pick<ShipDateMove, 'subscription'>, item: string, place: Place): string {
  const { prefix, as, isCancelSaver } = place
  return isCancelSaver
    ? `${prefix}/account/subscriptions/${subscription}/edit-date/${item}`
    : `${prefix}/account/${as}/subscriptions/${subscription}/edit-ship-date/${item}`
}

/** `user`: as the address names them; null in the one that names nobody. */
export type ShipDatePlace = Wanted & { user: string | null; isCancelSaver: boolean }

const NEW_ADDRESS = /^subscriptions\/([^/]+)\/edit-date\/([^/]+)$/
const OLD_ADDRESS = /^([^/]+)\/subscriptions\/([^/]+)\/edit-ship-date\/([^/]+)$/

/** Of a path below /account; null for another page's, and where what it names is no id. */
export function shipDatePlaceAt(path: string): ShipDatePlace | null {
  const [, ofNew, itemOfNew] = NEW_ADDRESS.exec(path) ?? []
  const [, user = null, ofOld, itemOfOld] = OLD_ADDRESS.exec(path) ?? []
  const [subscription, item] = [ofNew ?? ofOld, itemOfNew ?? itemOfOld]
  const ids = [subscription, item, ...(user === null ? [] : [user])]
  if (!subscription || !item || !ids.every((id) => isUuid(id ?? ''))) return null
  return { user, subscription, item, isCancelSaver: user === null }
}
