import { isUuid } from '~/services/domain/ids/uuid.rules'
import { ok, refused } from '~/services/domain/result'
import type { Schedule } from '~/services/flows/schedule/schedule.contract'
import type { ModifyKitAnswer } from './modify-kit.contract'

export type KitOfSubscription = { subscription: string; item: string }

/** */
export const modifyKitHref = ({ prefix, subscription, item }: KitOfSubscription & { prefix: string }) =>
  `${prefix}/account/subscriptions/${subscription}/modify/${item}`

const PAGE = /^subscriptions\/([^/]+)\/modify\/([^/]+)$/

/** Of a path below /account; null for another page's, and where what it names is no id. */
export function modifyKitPlaceAt(path: string): KitOfSubscription | null {
  const [, subscription = '', item = ''] = PAGE.exec(path) ?? []
  return isUuid(subscription) && isUuid(item) ? { subscription, item } : null
}

/** The kit from the schedule of its account, so that page and schedule cannot disagree; `notFound` for any that waits no more. */
export function modifiedKitIn(
  { children }: Schedule,
  { subscription, item }: KitOfSubscription,
): ModifyKitAnswer['modified'] {
  for (const { uuid: childUuid, plan, gifts, next, upcoming } of children) {
    const kit = [...next, ...upcoming].flatMap(({ kits }) => kits).find(({ uuid }) => uuid === item)
    const own = kit?.gift ? gifts.find(({ key }) => key === kit.gift) : plan
    if (!kit || own?.key !== subscription) continue
    const { addressUuid, to, offers } = own
    return ok({ kit, childUuid, addressUuid, to, canCancel: offers.includes('cancel') })
  }
  return refused({ kind: 'notFound' })
}
