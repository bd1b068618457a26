import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import type { Locale } from '~/services/domain/locale'
import { ok } from '~/services/domain/result'
import { userOf } from '~/services/flows/account/account.server'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { heldKits } from '~/services/flows/referral-banner/referral-banner.rules'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import { kitWords } from './kit-words.rules'
import type { ScheduleAnswer, SchedulePageAnswer } from './schedule.contract'
import { scheduleFrom } from './schedule.rules'

type Asked = { as: string | null; locale: Locale }
type PageAsked = Asked & { flags: () => Promise<Flags> }

/** The words of the page, what the content says of the kits, and the schedule. */
export async function readSchedulePage({ flags: decided, ...asked }: PageAsked): Promise<SchedulePageAnswer> {
  const { locale } = asked
  const [page, cards, parts, flags] = await Promise.all([
    content().accountPage(locale, 'subscriptions'),
    content().kitCards(locale),
    readScheduleParts(asked),
    decided(),
  ])
  const schedule = parts.ok ? scheduleFrom(parts.value) : parts
  if (!schedule.ok) noteFailed(schedule.error)
  const held = parts.ok ? heldKits(parts.value) : parts
  return {
    ...{ page, kits: kitWords(cards), schedule, isCancelSaver: isOn(flags, 'retention-cancel-saver') },
    referral: { held, isBfcm: isOn(flags, 'enable-bfcm') },
  }
}

/** What comes next for each child of the signed-in person. */
export async function readSchedule(asked: Asked): Promise<ScheduleAnswer> {
  const parts = await readScheduleParts(asked)
  return parts.ok ? scheduleFrom(parts.value) : parts
}

/** Three services, asked in one round. */
export async function readScheduleParts({ as, locale: { language } }: Asked) {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { person, headers } = asked.value
  const userUuid = person.playchartId
  const [user, subscriptions, drafts] = await Promise.all([
    userOf(asked.value),
    subscriptionManager().then((client) => client.datedSubscriptions({ headers, userUuid, language })),
    orderManager().then((client) => client.draftOrders({ headers, userUuid, subscriptionUuids: null })),
  ])
  return ok({ today: today(), user, subscriptions, drafts })
}
