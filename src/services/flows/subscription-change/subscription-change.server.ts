import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import type { Locale } from '~/services/domain/locale'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { kitWords } from '~/services/flows/schedule/kit-words.rules'
import { readScheduleParts } from '~/services/flows/schedule/schedule.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import type { NewChange } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import type { ChangedAnswer, ChangeOf, ChangePageAnswer, PlannedChangeAnswer } from './subscription-change.contract'
import { plannedChange } from './subscription-change.rules'

type Asked = ChangeOf & { as: string | null; locale: Locale }

/** The words of schedule and kits, and what the change would do today. */
export async function readChangePage({
  flags: decided,
  ...asked
}: Asked & { flags: () => Promise<Flags> }): Promise<ChangePageAnswer> {
  const [page, cards, change, flags] = await Promise.all([
    content().accountPage(asked.locale, 'subscriptions'),
    content().kitCards(asked.locale),
    readPlannedChange(asked),
    decided(),
  ])
  if (!change.ok && change.error.kind !== 'notFound') noteFailed(change.error)
  const shown = change.ok ? new Set(change.value.kits.map(({ anchor }) => anchor)) : new Set()
  const words = Object.entries(kitWords(cards)).filter(([anchor]) => shown.has(anchor))
  return {
    ...{ page, kits: Object.fromEntries(words), change },
    isCancelSaver: isOn(flags, 'retention-cancel-saver'),
  }
}

/** Of the signed-in person, and of nobody else. */
async function readPlannedChange({ as, locale, ...asked }: Asked): Promise<PlannedChangeAnswer> {
  const parts = await readScheduleParts({ as, locale })
  if (!parts.ok) return parts
  const { today, user, subscriptions } = parts.value
  if (!user.ok) return user
  if (!subscriptions.ok) return subscriptions
  return plannedChange({ today, children: user.value.visibleChildren, subscriptions: subscriptions.value }, asked)
}

/** Makes it; whose the subscription is says the subscription manager. */
export async function makeChange(wanted: {
  as: string
  subscription: string
  change: NewChange
}): Promise<ChangedAnswer> {
  const asked = await personFor(wanted.as)
  if (!asked.ok) return asked
  const client = await subscriptionManager()
  const { headers } = asked.value
  return client.changeSubscription({ headers, uuid: wanted.subscription, change: wanted.change })
}
