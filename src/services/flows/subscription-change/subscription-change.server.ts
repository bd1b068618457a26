import { isBoxChange } from '~/services/domain/changes/box-change'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import { READING_BOXES } from '~/services/domain/kits/reading-club.rules'
import { intlLocale, type Locale } from '~/services/domain/locale'
import type { Address } from '~/services/domain/people/address.contract'
import { ok, refused } from '~/services/domain/result'
import { userOf } from '~/services/flows/account/account.server'
import { content } from '~/services/flows/content/content.server'
import type { KeyValues, KitCard } from '~/services/flows/content/parts.contract'
import { personFor } from '~/services/flows/identity/identity.server'
import { payMethodOf } from '~/services/flows/payment-method/paying.rules'
import type { Paying } from '~/services/flows/payment-method/payment-method.contract'
import { ownMethod } from '~/services/flows/payment-method/payment-method.server'
import { priceIn } from '~/services/flows/reading-club/reading-club.rules'
import { plansIn } from '~/services/flows/reading-club/reading-club.server'
import { kitWords, wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { KitWords } from '~/services/flows/schedule/schedule.contract'
import { readScheduleParts } from '~/services/flows/schedule/schedule.server'
import { readingsOf } from '~/services/flows/schedule/subscriptions.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import { plannedBoxChange } from './box-change.rules'
import { helpCentreHref } from './help-centre.rules'
import type {
  BoxChangeAction,
  ChangedAnswer,
  ChangeOf,
  ChangePageAnswer,
  PlannedChange,
  PlannedChangeAnswer,
  WantedChange,
} from './subscription-change.contract'
import { plannedChange } from './subscription-change.rules'

type Asked = ChangeOf & { as: string | null; locale: Locale }
type Decided = { flags: () => Promise<Flags> }
type BoxAsked = Omit<Asked, 'action'> & Decided & { action: BoxChangeAction }

/** The words of schedule and kits, and what the change would do today. */
export async function readChangePage({ flags: decided, ...asked }: Asked & Decided): Promise<ChangePageAnswer> {
  const [page, cards, change, flags, texts] = await Promise.all([
    content().accountPage(asked.locale, isBoxChange(asked.action) ? 'early-reader-club' : 'subscriptions'),
    isBoxChange(asked.action) ? [] : content().kitCards(asked.locale),
    readPlannedChange({ ...asked, flags: decided }),
    decided(),
    content().keyValueList(asked.locale, 'help-centre'),
  ])
  if (!change.ok && change.error.kind !== 'notFound') noteFailed(change.error)
  const shown = change.ok ? new Set(change.value.kits.map(({ anchor }) => anchor)) : new Set()
  const words = Object.entries(kitWords(cards)).filter(([anchor]) => shown.has(anchor))
  const kits = Object.fromEntries(words)
  return {
    ...{ page, kits, change: pictured(change, cards) },
    isCancelSaver: isOn(flags, 'retention-cancel-saver'),
    helpHref: change.ok ? helpOf(change.value, { texts, kits, asked }) : null,
  }
}

type Helped = { texts: KeyValues; kits: KitWords; asked: Pick<Asked, 'action' | 'locale'> }

function helpOf({ kits: changing, kitKey, childName: child }: PlannedChange, { texts, kits, asked }: Helped) {
  const own = changing.find(({ key }) => key === kitKey)
  const named = {
    ...{ kit: own ? wordsOf(own, kits).title : '', child },
    day: own ? longDay(own.date, intlLocale(asked.locale.code)) : '',
  }
  return helpCentreHref(texts, { action: asked.action, code: asked.locale.code, named })
}

/** A kit that is no box of the subscription yet has the picture of its page. */
function pictured(change: PlannedChangeAnswer, cards: readonly KitCard[]): PlannedChangeAnswer {
  if (!change.ok || change.value.picture !== null) return change
  const begun = change.value.kits.find(({ before, after }) => after.comes && !before.comes)
  const card = cards.find(({ anchor }) => anchor === begun?.anchor)
  return ok({ ...change.value, picture: card?.picture?.src ?? null })
}

/** Of the signed-in person, and of nobody else. */
async function readPlannedChange({ flags, ...asked }: Asked & Decided): Promise<PlannedChangeAnswer> {
  const { action, ...of } = asked
  return isBoxChange(action) ? readPlannedBoxChange({ ...of, action, flags }) : readPlannedKitChange(asked)
}

/** The price is the catalogue's; without it the page says none. */
async function readPlannedBoxChange({ as, locale, flags, ...asked }: BoxAsked): Promise<PlannedChangeAnswer> {
  const person = await personFor(as)
  if (!person.ok) return person
  const [readings, decided, user, method] = await Promise.all([
    readingsOf(person.value),
    flags(),
    userOf(person.value),
    ownMethod(person.value, { uuid: null, language: locale.language }),
  ])
  if (!readings.ok) return readings
  const own = readings.value.find(({ id }) => id === asked.subscription)
  if (!own) return refused({ kind: 'notFound' })
  const { plan_installment_id: handle, currency_code: currency } = own
  const [plans, name] = await Promise.all([plansIn([currency], locale), nameOfBox(locale, handle)])
  const price = priceIn(plans, { handle, currency })
  const paying = payingOf({ method, addresses: user.ok ? user.value.addresses : [] }, own.delivery_address_uuid)
  const canPause = isOn(decided, 'erc-pause-state')
  return plannedBoxChange({ today: today(), own, price, canPause, name, paying }, asked)
}

async function nameOfBox(locale: Locale, handle: string): Promise<string> {
  const anchor = READING_BOXES.find((each) => each === handle)
  return (anchor && (await content().readingBox(locale, anchor))?.title) ?? ''
}

async function readPlannedKitChange({ as, locale, ...asked }: Asked): Promise<PlannedChangeAnswer> {
  const person = await personFor(as)
  if (!person.ok) return person
  const [parts, method] = await Promise.all([
    readScheduleParts({ as, locale }),
    ownMethod(person.value, { uuid: null, language: locale.language }),
  ])
  if (!parts.ok) return parts
  const { today: day, user, subscriptions } = parts.value
  if (!user.ok) return user
  if (!subscriptions.ok) return subscriptions
  const known = { today: day, children: user.value.visibleChildren, subscriptions: subscriptions.value }
  // without a way to pay a gift does not go on: who cannot say which there is cannot say that either
  if (asked.action === 'extendGift' && !method.ok) return method
  const own = known.subscriptions.find(({ uuid }) => uuid === asked.subscription)
  const paying = payingOf({ method, addresses: user.value.addresses }, own?.delivery_address_uuid ?? null)
  return plannedChange({ ...known, paying }, asked)
}

type PayingParts = { method: Awaited<ReturnType<typeof ownMethod>>; addresses: readonly Address[] }

/** What names no address goes to the account’s first one. */
function payingOf({ method, addresses }: PayingParts, uuid: string | null): Paying {
  const address = addresses.find((each) => each.uuid === uuid) ?? addresses[0]
  return {
    method: payMethodOf(method),
    to: address ? `${address.line1}, ${address.city}` : null,
  }
}

type Wanted = Decided & { as: string; subscription: string; change: WantedChange }

/** Makes it; whose the subscription is says the subscription manager. */
export async function makeChange({ as, subscription, change, flags }: Wanted): Promise<ChangedAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const client = await subscriptionManager()
  const { headers } = asked.value
  switch (change.kind) {
    case 'pause': {
      if (!isOn(await flags(), 'erc-pause-state')) return refused({ kind: 'refused', code: 'unpausable' })
      const paused = await client.pause({ headers, id: subscription })
      return paused.ok ? ok({ uuid: paused.value.subscription_id }) : paused
    }
    case 'skipBox':
    case 'keepBox':
    case 'cancelBoxes':
    case 'reactivateBoxes': {
      const changed = await client.changeReading({ headers, id: subscription, change })
      return changed.ok ? ok({ uuid: changed.value.id }) : changed
    }
    default:
      return client.changeSubscription({ headers, uuid: subscription, change })
  }
}
