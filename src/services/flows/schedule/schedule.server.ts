import { type Language, localeOf, type Region } from '~/services/domain/locale'
import { userOf } from '~/services/flows/account/account.server'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { today } from '~/services/flows/visit/today.server'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import type { ScheduleAnswer } from './schedule.contract'
import { kitWords, scheduleFrom } from './schedule.rules'

type Asked = { as: string | null; language: Language }

/** What comes next for each child of the signed-in person: three services, asked in one round. */
export async function readSchedule({ as, language }: Asked): Promise<ScheduleAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { person, headers } = asked.value
  const userUuid = person.playchartId
  const [user, subscriptions, drafts] = await Promise.all([
    userOf(asked.value, language),
    subscriptionManager().then((client) => client.subscriptions({ headers, userUuid, language })),
    orderManager().then((client) => client.draftOrders({ headers, userUuid, subscriptionUuids: null })),
  ])
  return scheduleFrom({ today: today(), user, subscriptions, drafts })
}

type Place = { language: Language; region: Region }

export const readKitWords = async ({ language, region }: Place) =>
  kitWords(await content().kitCards(localeOf(language, region)))
