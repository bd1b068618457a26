import type { Advance, Changeable, ChangeableItem, SubscriptionChange } from '~/services/domain/changes/change'
import { afterChange } from '~/services/domain/changes/change.rules'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Customization } from '~/services/domain/kits/customization.rules'
import { optionsOf } from '~/services/domain/kits/customized.rules'
import type { Child } from '~/services/upstreams/account-manager/account-manager.contract'
import type {
  DatedItem,
  DatedSubscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'

type Around = { child: Child; subscriptions: readonly DatedSubscription[] }

/** What the rules of changes ask about a subscription. */
export function changeableIn(own: DatedSubscription, { child, subscriptions }: Around): Changeable {
  const others = subscriptions.filter(({ uuid, child_uuid }) => child_uuid === child.uuid && uuid !== own.uuid)
  return {
    status: own.subscription_status,
    isPartial: own.partial_subscription,
    isGift: own.subscription_source === 'GIFTING_ACTIVATION',
    hasBooks: own.isBooksAddonActive,
    language: languageOf(own),
    isRenewing: own.paymentPlan === 'REPUF',
    advance: own.advance_kits,
    birthDate: child.birthday,
    laidOutFor: own.laid_out_for ?? child.birthday,
    items: own.scheduled_items.map(changeableItem),
    others: others.map(({ subscription_status: status, partial_subscription: isPartial, scheduled_items }) => ({
      ...{ status, isPartial },
      items: scheduled_items.map(changeableItem),
    })),
  }
}

/** Of its kits. */
const languageOf = ({ schedule_sections }: Pick<DatedSubscription, 'schedule_sections'>) =>
  schedule_sections[0]?.subscription_preference.selected_options.language ?? 'en'

const changeableItem = ({ uuid, product, scheduled_addons, ...item }: DatedItem): ChangeableItem => ({
  uuid,
  anchor: product.anchor,
  scheduled_date: item.scheduled_date,
  process_status: item.process_status,
  billing_status: item.billing_status,
  hasBooks: scheduled_addons.some(({ addon_kind }) => addon_kind === 'books_addon'),
  options: optionsOf(product),
  customization: item.customization,
})

/** Any other language stands for all of them: what keeps one from being chosen keeps every one. */
export const anotherLanguage = ({ language }: Pick<Changeable, 'language'>) => (language === 'nl' ? 'de' : 'nl')

/** So many kits together, or each by itself again: the least that would be another way to pay. */
export const anotherAdvance = ({ advance }: Pick<Changeable, 'advance'>): Advance => (advance === 1 ? 2 : 1)

/** Any other choice stands for all of them; null where there is none. */
export function anotherCustomization({ options, customization }: ChangeableItem): Customization | null {
  for (const { name, values } of options) {
    const other = values.find(({ value }) => value !== customization[name])
    if (other) return { ...customization, [name]: other.value }
  }
  return null
}

/** Whether it can be made today, and would change something. */
export function isOffered(now: Changeable, change: SubscriptionChange, today: CivilDate): boolean {
  const after = afterChange(now, change, today)
  return after.ok && after.value !== now
}

/** books keep kits from another language. Where they can be left out the link stays, and its page says so. */
function isTold(now: Changeable, change: SubscriptionChange, today: CivilDate): boolean {
  const after = afterChange(now, change, today)
  return !after.ok && after.error === 'books' && isOffered(now, { kind: 'cancelBooks' }, today)
}

const WHOLE = ['addBooks', 'cancelBooks', 'cancel', 'reactivate'] as const

/** What of a whole subscription can be changed today, or asks for something else first, in the order in which it is offered. */
export function offersOf(now: Changeable, today: CivilDate) {
  const asked = [
    { kind: 'followAge' },
    { kind: 'extendGift', from: null },
    { kind: 'language', language: anotherLanguage(now) },
    { kind: 'prepay', kits: anotherAdvance(now) },
  ] as const
  const offered = asked
    .filter((change) => isOffered(now, change, today) || isTold(now, change, today))
    .map(({ kind }) => kind)
  return [...offered, ...WHOLE.filter((kind) => isOffered(now, { kind }, today))]
}
