import { randomUUID } from 'node:crypto'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import { giftDays } from '~/services/domain/gifts/gift-days.rules'
import { type Kit, kitOfAnchor, standaloneKit } from '~/services/domain/kits/kit.rules'
import { LANGUAGES, type Language, type Locale } from '~/services/domain/locale'
import { sitePicture } from '~/services/domain/pictures/site-pictures.rules'
import { USUAL_FIRST_KIT } from '~/services/domain/plans/first-kit'
import { firstKitChoice } from '~/services/domain/plans/first-kit.rules'
import { kitsAfter, stopsOf } from '~/services/domain/plans/later.rules'
import { chargesAfter } from '~/services/domain/plans/later-charges.rules'
import { booksOf, canStartGift, kitsFrom, lastKits, onePrice, plansOf } from '~/services/domain/plans/plan.rules'
import { planIdOf } from '~/services/domain/plans/plan-price.rules'
import { targetOf } from '~/services/domain/plans/starting-kit.rules'
import { BUNDLE_PRICES } from '~/services/domain/prices/bundle.rules'
import { readUser } from '~/services/flows/account/account.server'
import { content } from '~/services/flows/content/content.server'
import type { KitCard } from '~/services/flows/content/parts.contract'
import type { SubscriptionStepSlug } from '~/services/flows/content/subscription-step.contract'
import { shop } from '~/services/flows/products/shop.server'
import { today } from '~/services/flows/visit/today.server'
import { UpstreamFailed } from '~/services/platform/http/upstream-failed'
import { catalog } from '~/services/upstreams/catalog/catalog.server'
import { readContinuation } from './continuation.server'
import { readTypedGift } from './plan.server'
import { reviewSums } from './review.rules'
import { firstKit, stepBefore } from './step.rules'
import { type FlowQuery, isGiftFlow, type Step, withFlowQuery } from './step-links.rules'
import type { SubscriptionChild, TypedChild } from './subscription.contract'
import { readMemoryIn, readTyped } from './subscription.server'

type StepAsked = { locale: Locale; query: FlowQuery }
/** `isSent`: the form was sent without a script, and its page is the answer. */
type FirstStepAsked = StepAsked & { childUuid: string | null; isSent: boolean }

/** What this visitor's session knows of the flow, and the shop's day. */
async function remembered({ language }: Locale) {
  const [memory, typed, typedGift] = await Promise.all([readMemoryIn(language), readTyped(), readTypedGift()])
  return { today: today(), memory, typed, typedGift }
}
type Remembered = Awaited<ReturnType<typeof remembered>>

/** S-017: the step's words, what the session or the account knows of the child, and the kit that led here. */
export async function readFirstStep(asked: FirstStepAsked) {
  const { locale, query } = asked
  const { qrTargetProduct, qr_data } = query
  const isGift = query.gift === 'true'
  const [page, gift, allCards, known, children] = await Promise.all([
    content().childInfo(locale),
    isGift ? content().subscriptionStep(locale, 'gift-details') : null,
    content().kitCards(locale),
    remembered(locale),
    isGift ? [] : ownChildren(),
  ])
  const cards = isGift ? allCards.filter(canBeGiven) : allCards
  // one of the signed-in person's own children, never anybody else's (decided: E-75)
  const child = children.find(({ uuid }) => uuid === asked.childUuid) ?? null
  const kitAnchor = known.memory.choice?.kitAnchor ?? qrTargetProduct ?? null
  const card = cards.find(({ anchor }) => anchor === kitAnchor) ?? null
  const kit = kitOfAnchor(kitAnchor ?? '')
  return {
    page,
    gift,
    cards,
    ownChildren: children.map((each) => ({ name: each.name, uuid: each.uuid, isChosen: each === child })),
    picture: sitePicture(isGift ? 'gift-card' : 'hero-home-tall'),
    /** the page that led here, with what a code on a box brought */
    before: withFlowQuery(card?.url ?? `${locale.prefix}/products/the-play-kits`, { qrTargetProduct, qr_data }),
    lookedAt: card && { ...card, price: kit && onePrice(kit, locale.region) },
    start: isGift
      ? ({ step: 'giftDetails', gift: giftInput(asked, known) } as const)
      : ({ step: 'childInfo', child: childInput(asked, known, { child, kitAnchor }) } as const),
  }
}

/** Those of whoever is signed in; nobody's for a guest. */
async function ownChildren(): Promise<Child[]> {
  const user = await readUser({ as: null })
  return user.ok ? user.value.visibleChildren : []
}
type Child = Extract<Awaited<ReturnType<typeof readUser>>, { ok: true }>['value']['visibleChildren'][number]

type Known = { child: Child | null; kitAnchor: string | null }

function childInput({ locale, query, isSent }: FirstStepAsked, known: Remembered, { child, kitAnchor }: Known) {
  const { memory, typed } = known
  const isAgain = isSent && typed !== null
  const language = memory.child?.language ?? locale.language
  const isSame = child !== null && child.uuid === memory.childUuid
  const firstKit = (isSame && memory.child?.firstKit) || USUAL_FIRST_KIT
  const own = child && { name: child.name, birthDate: parseCivilDate(child.birthday), language, firstKit }
  return {
    today: known.today,
    locale: locale.code,
    pageLanguage: locale.language,
    currency: locale.currency,
    languages: [...LANGUAGES].sort((one: Language) => (one === locale.language ? -1 : 0)),
    initial: isAgain ? returned(typed) : (own ?? memory.child),
    childUuid: child?.uuid ?? null,
    isLocked: child?.verified_dob ?? false,
    sent: isSent ? endOfSent(known) : null,
    kitAnchor,
    ...targetOf(query.qrTargetProduct),
  }
}

/** What was typed stands in its fields; the date may be none. */
const returned = ({ name, language, firstKit }: TypedChild) => ({
  name,
  language,
  birthDate: null,
  firstKit: firstKit ?? USUAL_FIRST_KIT,
})

/** How a form without a script ended that did not lead on. */
function endOfSent({ typed, memory }: Remembered) {
  if (typed) return { kind: 'returned' as const, typed: typed.parts }
  return memory.child && !memory.startingKit ? { kind: 'agedOut' as const } : null
}

function canBeGiven({ anchor }: Pick<KitCard, 'anchor'>) {
  const kit = kitOfAnchor(anchor)
  return kit !== null && canStartGift(kit)
}

function giftInput({ isSent }: FirstStepAsked, { today: day, memory, typedGift }: Remembered) {
  const kitAnchor = (memory.gift ? memory.startingKit : memory.choice?.kitAnchor) ?? ''
  const initial = {
    recipientName: memory.gift?.recipientName ?? '',
    recipientEmail: memory.gift?.recipientEmail ?? '',
    deliverOn: memory.gift?.deliverOn ?? day,
    kitAnchor: canBeGiven({ anchor: kitAnchor }) ? kitAnchor : '',
  }
  const isAgain = isSent && typedGift !== null
  return { ...giftDays(day), initial: isAgain ? typedGift : initial, wasRefused: isAgain }
}

/** The step that has to be done first: what was asked for needs what it brings. */
export type StepFirst = { kind: 'first'; step: Step }

/** S-019: how the kits can be paid. */
export async function readPaymentOptions(asked: StepAsked) {
  const slugs = { own: 'payment-options', gift: 'payment-options-gift' } as const
  const step = await readLaterStep('paymentOptions', asked, slugs)
  if (step.kind === 'first') return step
  const { plans, books, isShort, kit, isGift, memory } = step
  const payment = { kitAnchor: kit.anchor, isGift, plans, isShort, books, chosen: memory.plan }
  return {
    ...step,
    hasBooksHere: BUNDLE_PRICES[asked.locale.region].booksCents !== null,
    start: { step: 'paymentOptions', payment } as const,
  }
}

/** S-018: everything on one page. Without the catalogue's prices there is no review. */
export async function readOrderReview(asked: StepAsked) {
  const { locale } = asked
  const [step, user] = await Promise.all([
    readLaterStep('orderReview', asked, { own: 'order-review', gift: 'order-review' }),
    readUser({ as: null }),
  ])
  if (step.kind === 'first') return step
  const { kit, isGift, memory, firstOn } = step
  const { plan } = memory
  const chosen = plan && step.plans.find(({ id }) => id === planIdOf(plan))
  if (!plan || !chosen) return { kind: 'first', step: 'paymentOptions' } satisfies StepFirst
  const as = user.ok ? user.value.uuid : null
  const { child } = memory
  const { birthDate, firstKit } = child ?? {}
  const paid = { ...plan, hasBooks: plan.hasBooks && step.books !== null }
  const order = {
    startingKit: kit.anchor,
    orderedOn: step.today,
    firstKit,
    firstOn,
    plan: paid,
    currency: locale.currency,
  }
  const charges = birthDate && !isGift ? chargesAfter({ ...order, birthDate }) : []
  return {
    ...step,
    plan,
    firstKit: isGift || firstOn ? null : firstKitOf(child, step.today),
    sums: reviewSums({ plan, chosen, books: step.books, isGift, charges }),
    as,
    /** of the form without a script, new for each page */
    key: randomUUID(),
    source: isGift ? ('gift' as const) : ('subscription' as const),
  }
}

/** When the first kit comes of a child who is not born yet; null where there is nothing to choose (decided: E-111). */
function firstKitOf(child: SubscriptionChild | null, day: CivilDate) {
  const days = child && firstKitChoice({ birthDate: child.birthDate, today: day })
  return days && { chosen: child.firstKit, on: days[child.firstKit] }
}

/** Words, cards, memory and offers of a step after the first one. */
async function readLaterStep(
  step: 'paymentOptions' | 'orderReview',
  { locale, query }: StepAsked,
  slugs: Record<'own' | 'gift', SubscriptionStepSlug>,
) {
  const known = await remembered(locale)
  const { memory } = known
  const first = stepBefore(step, { memory, query, today: known.today })
  const isGift = isGiftFlow(query, memory)
  const kept = firstKit(memory, { isGift })
  if (first || !kept) return { kind: 'first', step: first ?? 'childInfo' } satisfies StepFirst
  const next = isGift ? null : await readContinuation(memory)
  const kit = next?.kit ?? kept
  const [words, steps, cards, { failure, ...prices }] = await Promise.all([
    content().subscriptionStep(locale, isGift ? slugs.gift : slugs.own),
    content().childInfo(locale),
    content().kitCards(locale),
    pricesOf({ kit, isGift, locale, language: memory.child?.language ?? 'en' }),
  ])
  const isPriced = prices.plans.some(({ id }) => memory.plan && id === planIdOf(memory.plan))
  if (failure && step === 'orderReview' && !isPriced) throw new UpstreamFailed('catalog', failure)
  const stops = stopsIn(known, { isGift, kit, firstOn: next?.on ?? null })
  return {
    kind: 'step' as const,
    ...known,
    isGift,
    kit,
    lastKits: isGift ? [] : lastKits(kit),
    kitsLeft: kitsFrom(kit),
    words,
    steps,
    cards,
    stops,
    firstOn: next?.on ?? null,
    ...prices,
  }
}

type Priced = { kit: Kit; isGift: boolean; locale: Locale; language: Language }

/** What each way costs, from this kit on; without the catalogue's offers only kit by kit is known. */
async function pricesOf({ kit, isGift, locale, language }: Priced) {
  const { region } = locale
  const [offers, single] = await Promise.all([offersFrom(kit, locale), singlePrice(kit, locale)])
  const plans = plansOf({ kit, region, offers: offers.ok ? offers.value : [], isGift, single })
  const failure = offers.ok ? null : offers.error
  return { plans, books: booksOf({ language, region, isGift }), isShort: !offers.ok, failure }
}

const offersFrom = async ({ anchor }: Kit, { language, currency }: Locale) =>
  (await catalog()).bundleOffers({ startingKitAnchor: anchor, language, currency })

/** The kit bought alone, with which a subscriber's price is compared; null: not sold alone, or not known. */
async function singlePrice(kit: Kit, locale: Locale) {
  const product = await (await shop()).catalogue.product(kit.anchor, locale)
  const [alone] = (product.ok && standaloneKit(product.value)?.variants) || []
  return alone ? { ...onePrice(kit, locale.region), amountCents: alone.priceCents } : null
}

const SHOWN_STOPS = 4

/** What comes when; nobody knows yet when a gift's child was born. */
type First = { isGift: boolean; kit: Kit; firstOn: CivilDate | null }

function stopsIn({ memory, today: day }: Remembered, { isGift, kit, firstOn }: First) {
  const count = SHOWN_STOPS
  if (!isGift && memory.child) return stopsOf(kit, { ...memory.child, firstOn, today: day, count })
  return kitsAfter(kit, count).map(({ anchor }) => ({ anchor, on: null }))
}
