import type { CivilDate } from '~/services/domain/dates/civil-date'
import { isUuid } from '~/services/domain/ids/uuid.rules'
import { ok, refused } from '~/services/domain/result'
import { shipDateWindow } from '~/services/domain/subscriptions/schedule.rules'
import type { ProcessStatus } from '~/services/domain/subscriptions/vocabulary'
import type { Paying } from '~/services/flows/payment-method/payment-method.contract'
import type { Schedule, ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import type { NotComing, ShipDateAnswer } from './ship-date.contract'

const LATER_KITS = 2

export type ItemOfSubscription = { subscription: string; item: string }
/** `planned`: the day that the kit had at first; null where no subscription of this person has it. */
type Wanted = ItemOfSubscription & {
  planned: CivilDate | null
  /** where it stands in that subscription; null: it has none such */
  process: ProcessStatus | null
  method: Paying['method']
}

/** The page of one kit's day from the schedule of its account; `notFound` for a kit whose day cannot be changed. */
export function shipDateIn(
  { today, children }: Schedule,
  { subscription, item, planned, process, method }: Wanted,
): ShipDateAnswer {
  for (const { uuid: childUuid, plan, gifts, next, upcoming } of children) {
    const kits = [...next, ...upcoming].flatMap((group) => group.kits)
    const kit = kits.find(({ uuid, movableIn }) => uuid === item && movableIn === subscription)
    if (!kit || !planned) continue
    const { hasBooks, charge, pictures } = kit
    const { to } = gifts.find(({ key }) => key === kit.gift) ?? plan ?? { to: null }
    const later = kits.filter(({ uuid, date }) => uuid !== item && date >= kit.date).slice(0, LATER_KITS)
    return ok({
      ...{ today, childUuid, planned, window: shipDateWindow({ originalDate: planned, today }) },
      paying: { method, to },
      kit: { ...datedKit(kit), hasBooks, charge, picture: pictures.closed },
      later: later.map(datedKit),
    })
  }
  const code = notComingIn(process)
  return refused(code ? { kind: 'refused', code } : { kind: 'notFound' })
}

function notComingIn(process: ProcessStatus | null): NotComing | null {
  if (process === 'cancelled') return 'cancelled'
  return process === 'skip_requested' || process === 'skipped' ? 'skipped' : null
}

/** Why the kit does not come; null: it does, or nobody knows. */
export function notComing(answer: ShipDateAnswer): NotComing | null {
  if (answer.ok || answer.error.kind !== 'refused') return null
  const { code } = answer.error
  return code === 'cancelled' || code === 'skipped' ? code : null
}

const datedKit = ({ uuid, anchor, name, ageRange, date }: ScheduledKit) => ({ uuid, anchor, name, ageRange, date })

/** `day`: one to look at from the start. */
type Place = { prefix: string; as: string; isCancelSaver: boolean; day?: string }

/** A-089, A-094: where a kit's day is changed; the flag says by which of its two addresses (decided: E-69, E-73). */
export function shipDateHref({ subscription, item }: ItemOfSubscription, place: Place): string {
  const { prefix, as, isCancelSaver, day } = place
  const path = isCancelSaver
    ? `subscriptions/${subscription}/edit-date/${item}`
    : `${as}/subscriptions/${subscription}/edit-ship-date/${item}`
  return `${prefix}/account/${path}${day ? `?day=${day}` : ''}`
}

/** `user`: as the address names them; null in the one that names nobody. */
export type ShipDatePlace = ItemOfSubscription & { user: string | null; isCancelSaver: boolean }

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
