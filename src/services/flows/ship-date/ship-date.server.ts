import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import type { Locale } from '~/services/domain/locale'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { payMethodOf } from '~/services/flows/payment-method/paying.rules'
import { ownMethod } from '~/services/flows/payment-method/payment-method.server'
import { kitWords } from '~/services/flows/schedule/kit-words.rules'
import { scheduleFrom } from '~/services/flows/schedule/schedule.rules'
import { readScheduleParts } from '~/services/flows/schedule/schedule.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import type { ShipDateAnswer, ShipDatePageAnswer } from './ship-date.contract'
import { type ItemOfSubscription, shipDateIn } from './ship-date.rules'

type Asked = ItemOfSubscription & { as: string | null; locale: Locale }
type PageAsked = Asked & { flags: () => Promise<Flags> }

/** What the content says of schedule and kits, and the kit whose day is to change. */
export async function readShipDatePage({ flags: decided, ...asked }: PageAsked): Promise<ShipDatePageAnswer> {
  const [page, cards, shipDate, flags] = await Promise.all([
    content().accountPage(asked.locale, 'subscriptions'),
    content().kitCards(asked.locale),
    readShipDate(asked),
    decided(),
  ])
  if (!shipDate.ok && shipDate.error.kind !== 'notFound') noteFailed(shipDate.error)
  return {
    ...{ page, kits: kitWords(cards), shipDate },
    isCancelSaver: isOn(flags, 'retention-cancel-saver'),
    saysFailures: isOn(flags, 'loud-failures'),
  }
}

/** As it is now: the schedule of the signed-in person says it, and of nobody else. */
async function readShipDate({ as, locale, ...wanted }: Asked): Promise<ShipDateAnswer> {
  const person = await personFor(as)
  if (!person.ok) return person
  const [parts, method] = await Promise.all([
    readScheduleParts({ as, locale }),
    ownMethod(person.value, { uuid: null, language: locale.language }),
  ])
  if (!parts.ok) return parts
  const schedule = scheduleFrom(parts.value)
  if (!schedule.ok) return schedule
  const { subscriptions } = parts.value
  const all = subscriptions.ok ? subscriptions.value : []
  const items = all.find(({ uuid }) => uuid === wanted.subscription)?.scheduled_items ?? []
  const own = items.find(({ uuid }) => uuid === wanted.item)
  const known = { planned: own?.original_scheduled_date ?? null, process: own?.process_status ?? null }
  return shipDateIn(schedule.value, { ...wanted, ...known, method: payMethodOf(method) })
}
