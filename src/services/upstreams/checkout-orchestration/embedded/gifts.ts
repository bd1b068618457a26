import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import { giftAfter } from '~/services/domain/gifts/following-gift.rules'
import { type Kit, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { localeOfCode } from '~/services/domain/locale'
import { giftLabel } from '~/services/domain/payment/payment-label.rules'
import { kitsFrom } from '~/services/domain/plans/plan.rules'
import { startingKit } from '~/services/domain/plans/starting-kit.rules'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { ServiceFailed, tryCommand } from '~/services/platform/wire/service-calls'
import type { ActivateGift, GiftActivation } from '../checkout-orchestration.contract'
import { MadeSubscription } from '../other-services.contract'
import { addressFor, childFor, knownChildOf, readFamily, refuseForeignChild, refuseFullAccount } from './account'
import { emails, type Gift, gifts, invoices, type Made } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { readGiftCode, shownGiftCode } from './gift-code'
import { isOpen } from './gift-withdrawing'
import { giverOf } from './giver'
import { kitsOfChild, unavailable } from './other-services'

/** Longer than an activation takes. */
const ABANDONED_MS = 10_000
const AT_ONCE = 20

type Activating = { code: string; userUuid: string; wanted: ActivateGift }

export type Gifts = {
  /** 404 for an unknown code. */
  read(code: string): Promise<GiftActivation>
  /** Redeems a code once (decided: E-94). 422 `runningKits` until the parent has chosen (decided: E-107), `usedCode` for another person's or one that is withdrawn, 503 while another service keeps it waiting. */
  activate(activating: Activating): Promise<{ subscription_uuid: string; child_uuid: string }>
  resume(): Promise<number>
}

export function createGifts(deps: CheckoutDeps): Gifts {
  return {
    async read(code) {
      const gift = await giftOf(deps, code)
      const { status, recipientName, size, code: own } = gift
      const giver_name = await giverOf(deps.db, gift)
      return { code: shownGiftCode(own), status, giver_name, recipient_name: recipientName, size }
    },
    async activate({ code, userUuid, wanted }) {
      const known = await giftOf(deps, code)
      if (known.status === 'activated' && known.claimedBy === userUuid) return activatedOf(known.made)
      if (known.status === 'withdrawn') throw new ServiceRefusal(422, 'usedCode')
      await refuseUnfit(deps, { gift: known, userUuid, wanted })
      const gift = await claim(deps, { gift: known, userUuid, wanted })
      try {
        return await redeem(deps, gift)
      } catch (error) {
        if (!(error instanceof ServiceFailed)) throw error
        deps.report('checkout.stuck', { gift: gift.uuid, cause: error.message })
        throw new ServiceRefusal(503, 'later')
      }
    },
    async resume() {
      const before = new Date(deps.clock.now() - ABANDONED_MS).toISOString()
      const isClaimed = and(isNotNull(gifts.claimedBy), ne(gifts.status, 'activated'), lt(gifts.claimedAt, before))
      const rows = await deps.db.select().from(gifts).where(isClaimed).limit(AT_ONCE)
      for (const gift of rows)
        await redeem(deps, gift).catch((error: unknown) => {
          // the code is free again
          if (error instanceof ServiceRefusal) return
          if (!(error instanceof ServiceFailed)) throw error
          deps.report('checkout.stuck', { gift: gift.uuid, cause: error.message })
        })
      return rows.length
    },
  }
}

/** What cannot be done is not begun: asked before the code is claimed. */
async function refuseUnfit(deps: CheckoutDeps, claiming: Claiming) {
  const { userUuid, wanted } = claiming
  const first = firstKitOf(deps, wanted)
  const family = await readFamily(deps, userUuid)
  refuseForeignChild(family, wanted.child)
  refuseFullAccount(family, wanted)
  await refuseTooFewKits(deps, { ...claiming, first, childUuid: knownChildOf(family, wanted.child) })
}

async function giftOf({ db }: CheckoutDeps, typed: string): Promise<Gift> {
  const code = readGiftCode(typed)
  const [gift] = code ? await db.select().from(gifts).where(eq(gifts.code, code)) : []
  if (!gift) throw new ServiceRefusal(404, 'unknownCode')
  return gift
}

/** The kit that a gift starts with is that of the child's age when it is redeemed. */
const kitOf = ({ child }: ActivateGift, epochMs: number) =>
  startingKit({ birthDate: child.birthday, today: shopDay(epochMs), isLookerTarget: false, isQrTarget: false })

function firstKitOf({ clock }: CheckoutDeps, wanted: ActivateGift): Kit {
  const kit = kitOf(wanted, clock.now())
  if (!kit.ok) throw new ServiceRefusal(422, kit.error.kind === 'agedOut' ? 'agedOut' : 'invalid')
  const first = kitOfAnchor(kit.value.anchor)
  if (!first) throw new ServiceRefusal(422, 'invalid')
  return first
}

type Fitting = Claiming & { first: Kit; childUuid: string | null }

/**
 * Every kit that was given has to be ahead of the child still: what cannot be sent is not taken. Where the child gets kits
 * already, the parent has to have said that the gift follows them (decided: E-107).
 */
async function refuseTooFewKits(deps: CheckoutDeps, { first, gift: { size }, wanted, userUuid, childUuid }: Fitting) {
  const running = childUuid ? await kitsOfChild(deps, { userUuid, childUuid }).catch(unavailable) : []
  if (running.length > 0 && !wanted.follows_running) throw new ServiceRefusal(422, 'runningKits')
  const { birthday: birthDate } = wanted.child
  const left =
    running.length > 0
      ? giftAfter(running, { size, birthDate, today: shopDay(deps.clock.now()) }).length
      : kitsFrom(first)
  if (left < size) throw new ServiceRefusal(422, 'fewKits')
}

/** Whoever claims first has it; the same person again goes on with the child that was named first. */
async function claim({ db, clock }: CheckoutDeps, { gift, userUuid, wanted }: Claiming): Promise<Gift> {
  const claimedAt = new Date(clock.now()).toISOString()
  const isFree = or(and(isNull(gifts.claimedBy), isOpen), eq(gifts.claimedBy, userUuid))
  const [claimed] = await db
    .update(gifts)
    .set({
      claimedBy: userUuid,
      claimedAt: sql`coalesce(${gifts.claimedAt}, ${claimedAt}::timestamptz)`,
      claim: sql`coalesce(${gifts.claim}, ${JSON.stringify(wanted)}::jsonb)`,
    })
    .where(and(eq(gifts.uuid, gift.uuid), ne(gifts.status, 'activated'), isFree))
    .returning()
  if (!claimed) throw new ServiceRefusal(422, 'usedCode')
  return claimed
}
type Claiming = { gift: Gift; userUuid: string; wanted: ActivateGift }

async function redeem(deps: CheckoutDeps, gift: Gift) {
  const { uuid, claimedBy: userUuid, claim: wanted } = gift
  if (!userUuid || !wanted) throw new Error('a gift that nobody claimed')
  const { child: named, address: given } = wanted
  // a code that was given back may be claimed for another child
  const claim = `${uuid}:${Date.parse(gift.claimedAt ?? '')}`
  const makeChild = () => childFor(deps, { userUuid, key: `${claim}:gift-child`, child: named })
  const makeAddress = () => addressFor(deps, { userUuid, key: `${claim}:gift-address`, address: given })
  const child = gift.made.child ?? (await kept(deps, gift, { child: await makeChild() })).child
  const address = gift.made.address ?? (await kept(deps, gift, { address: await makeAddress() })).address
  const subscription = await subscriptionOf(deps, gift, { child, address })
  await activated(deps, { ...gift, made: { child, address, subscription } })
  return activatedOf({ child, subscription })
}

/** With the letters about it: once, however many tries of the same gift come so far. */
async function activated({ db, clock }: CheckoutDeps, { uuid, made, claimedBy }: Gift) {
  await db.transaction(async (tx) => {
    const isFirst = and(eq(gifts.uuid, uuid), ne(gifts.status, 'activated'))
    const [first] = await tx.update(gifts).set({ status: 'activated', made }).where(isFirst).returning()
    if (!first) return
    const [bought] = await tx
      .select({ by: invoices.userUuid })
      .from(invoices)
      .where(eq(invoices.uuid, first.invoiceUuid))
    const about = { about: uuid, dueOn: shopDay(clock.now()) }
    await tx.insert(emails).values({ id: `redeemed-${uuid}`, kind: 'redeemed', ...about })
    // whoever has redeemed a gift of their own knows it
    if (bought?.by !== claimedBy) await tx.insert(emails).values({ id: `opened-${uuid}`, kind: 'opened', ...about })
  })
}

const activatedOf = ({ subscription = '', child = '' }: Made) => ({
  subscription_uuid: subscription,
  child_uuid: child,
})

async function kept({ db }: CheckoutDeps, { uuid }: Gift, made: Made): Promise<Made> {
  await db
    .update(gifts)
    .set({ made: sql`${gifts.made} || ${JSON.stringify(made)}::jsonb` })
    .where(eq(gifts.uuid, uuid))
  return made
}

async function subscriptionOf(deps: CheckoutDeps, gift: Gift, { child, address }: Made): Promise<string> {
  const { claim: wanted, locale, currency, size, orderId, claimedBy, claimedAt, uuid } = gift
  const kit = wanted && claimedAt ? kitOf(wanted, Date.parse(claimedAt)) : null
  const subscription = {
    user_uuid: claimedBy,
    child_uuid: child,
    birthday: wanted?.child.birthday,
    delivery_address_uuid: address,
    starting_kit_anchor: kit?.ok ? kit.value.anchor : null,
    selected_language: wanted?.selected_language,
    payment_option: 'pay-up-front',
    prepaid: size,
    has_books_addon: false,
    customization: {},
    currency_code: currency,
    order_id: orderId,
    payment_label: giftLabel(localeOfCode(locale).language),
    bundle_discount_uuid: null,
    source: 'GIFTING_ACTIVATION',
    is_partial: true,
    locale,
  }
  const asked = {
    name: 'subscription-manager',
    path: '/subscriptions',
    key: `${uuid}:gift`,
    body: { subscription },
  } as const
  const made = await tryCommand(deps.ask, { ...asked, schema: MadeSubscription, refusedWith: 422 })
  if (made.ok) return made.value.subscription.uuid
  if (made.error !== 'fewKits') throw new ServiceFailed(`subscription-manager refused: ${made.error}`)
  await giveBack(deps, gift)
  throw new ServiceRefusal(422, 'fewKits')
}

/**
 * Between the claim and the engine another gift has taken the kits that were left: asking again would not help. The code
 * is as it was, perhaps for a younger child.
 */
async function giveBack({ db }: CheckoutDeps, { uuid, claimedAt }: Gift) {
  const isThisClaim = claimedAt === null ? isNull(gifts.claimedAt) : eq(gifts.claimedAt, claimedAt)
  await db
    .update(gifts)
    .set({ claimedBy: null, claimedAt: null, claim: null, made: {} })
    .where(and(eq(gifts.uuid, uuid), ne(gifts.status, 'activated'), isThisClaim))
}
