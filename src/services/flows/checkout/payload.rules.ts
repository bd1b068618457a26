import type { CartItem } from '~/services/domain/cart/cart.contract'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { LocaleCode } from '~/services/domain/locale'
import type { Continuation } from '~/services/domain/plans/continuation.rules'
import { canHaveBooks, fitOf } from '~/services/domain/plans/purchase.rules'
import { startingKit } from '~/services/domain/plans/starting-kit.rules'
import { givenCodes } from '~/services/domain/prices/discount-code.rules'
import { ok, type Result, refused } from '~/services/domain/result'
import type { PlanChoice, SubscriptionMemory } from '~/services/flows/subscription/subscription.contract'
import type {
  CheckoutError,
  CheckoutPayload,
  CheckoutSource,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

type Plan = CheckoutPayload['subscription_plans'][number]
/** What the checkout needs of a line of a cart. */
export type Line = Pick<CartItem, 'sku' | 'quantity' | 'productType' | 'subscriptionDetails' | 'attributes'>

export type Intended = {
  source: CheckoutSource
  locale: LocaleCode
  today: CivilDate
  /** of the cart, where that is what is bought */
  lines: readonly Line[]
  /** of the cart, whether they apply or not */
  codes: readonly string[]
  /** of the buyer, where the cart of another storefront says it */
  country: string | null
  memory: SubscriptionMemory
  /** how the kits go on for a child who has had some; null: the kit is that of the age */
  continuation: Continuation | null
  plan: Plan | null
  /** what the reading club's plan is made of */
  boxes: readonly { id: string; sku: string }[]
  userUuid: string | null
  /** decided on the server for this request, never the page's word (T30) */
  flags: Record<string, string>
}

const REPO = 'playchart'
const PAYGO: PlanChoice = { paymentOption: 'paygo', size: 1, hasBooks: false }

/** The plan of the Early Reader Club, of which a box in the cart is a part. */
export const CLUB = 'early-reader-club'

const incomplete: Result<never, CheckoutError> = refused({ kind: 'refused', status: 422, code: 'incomplete' })

/** The payload of S-204 from what the shop knows of this visitor. Refused where something is missing. */
export function payloadOf(intended: Intended): Result<CheckoutPayload, CheckoutError> {
  const payload = { ...frameOf(intended), ...EMPTY }
  const { source, memory, plan, today, continuation } = intended
  if (source === 'erc') return plan ? ok({ ...payload, subscription_plans: [plan] }) : incomplete
  if (source === 'gift') {
    const gift = giftOf(memory)
    return gift ? ok({ ...payload, gifts: [gift] }) : incomplete
  }
  if (source === 'subscription') {
    const subscription = subscriptionOf({ memory, today, continuation, choice: memory.plan ?? PAYGO })
    return subscription.ok ? ok({ ...payload, subscriptions: [subscription.value] }) : subscription
  }
  const bought = cartPart(intended)
  const codes = givenCodes(intended.codes)
  const discounted = codes.length > 0 ? { discount_codes: codes } : {}
  return bought.ok ? ok({ ...payload, ...bought.value, ...discounted }) : bought
}

/** Subscriptions and plans belong to an account. */
export const needsAccount = ({ subscriptions, subscription_plans }: CheckoutPayload) =>
  subscriptions.length + subscription_plans.length > 0

const EMPTY = { items: [], bundle_products: [], subscriptions: [], subscription_plans: [], gifts: [] }

const frameOf = ({ locale, country, userUuid, flags }: Intended) => ({
  locale,
  ...(country === null ? {} : { country_code: country }),
  user_uuid: userUuid,
  le_flags: Object.entries(flags).map(([name, decision]) => ({ name, decision })),
  leia_device_id: null,
  le_repo: REPO,
})

type Subscribing = Pick<Intended, 'memory' | 'today' | 'continuation'> & { choice: PlanChoice }

function subscriptionOf({
  memory,
  today,
  continuation,
  choice,
}: Subscribing): Result<CheckoutPayload['subscriptions'][number], CheckoutError> {
  const { child, childUuid } = memory
  const kit = child ? (continuation?.kit.anchor ?? kitOf(memory, today)) : null
  if (!child || !kit) return incomplete
  if (kit === 'agedOut') return refused({ kind: 'refused', status: 422, code: 'agedOut' })
  const hasBooks = choice.hasBooks && canHaveBooks({ language: child.language, isGift: false })
  return ok({
    starting_kit_anchor: kit,
    selected_language: child.language,
    customization: memory.choice?.kitAnchor === kit ? memory.choice.customization : {},
    child: { name: child.name, birthday: child.birthDate, child_uuid: childUuid },
    ...(child.birthDate > today ? { first_kit: child.firstKit } : {}),
    payment_option: choice.paymentOption,
    size: choice.size,
    add_ons: hasBooks ? [{ addon_kind: 'books_addon' }] : [],
  })
}

/** The kit that was chosen where it fits the child today, else the kit of its age. */
function kitOf({ child, choice, startingKit: kept, isQrTarget }: SubscriptionMemory, today: CivilDate) {
  if (!child) return null
  const birthday = child.birthDate
  const fitting = [kept, choice?.kitAnchor].find((anchor) => anchor && fitOf({ anchor, birthday, today }) === 'fits')
  if (fitting) return fitting
  const found = startingKit({ birthDate: birthday, today, isQrTarget, isLookerTarget: false })
  if (found.ok) return found.value.anchor
  return found.error.kind === 'agedOut' ? 'agedOut' : null
}

function giftOf({
  gift,
  plan,
  choice,
  startingKit: kept,
}: SubscriptionMemory): CheckoutPayload['gifts'][number] | null {
  const kit = choice?.kitAnchor ?? kept
  if (!gift || !kit) return null
  return {
    starting_kit_anchor: kit,
    payment_option: 'pay-up-front',
    size: plan?.size ?? 1,
    add_ons: [],
    gift: { recipient_name: gift.recipientName, recipient_email: gift.recipientEmail, deliver_on: gift.deliverOn },
  }
}

type CartPart = Pick<CheckoutPayload, 'items' | 'bundle_products' | 'subscriptions' | 'subscription_plans'>

function cartPart({ lines: all, memory, today, continuation, boxes }: Intended): Result<CartPart, CheckoutError> {
  const lines = all.filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) return incomplete
  const kit = lines.find(({ productType }) => productType === 'Subscription')
  const subscription = kit ? subscriptionOf({ memory, today, continuation, choice: planOf(kit) }) : null
  if (subscription && !subscription.ok) return subscription
  const of = (types: readonly string[]) => lines.filter(({ productType }) => types.includes(productType))
  const plain = lines.filter(({ productType }) => !['Subscription', 'ERC', 'Book Bundle'].includes(productType))
  return ok({
    items: plain.flatMap(pieceOf),
    bundle_products: of(['Book Bundle']).flatMap(pieceOf),
    subscriptions: subscription ? [subscription.value] : [],
    subscription_plans: of(['ERC']).flatMap(({ sku }) => planOfBox(boxes, sku)),
  })
}

const pieceOf = ({ sku, quantity }: Line) => (sku ? [{ sku, quantity }] : [])

const planOf = ({ subscriptionDetails }: Line): PlanChoice =>
  subscriptionDetails?.type === 'puf'
    ? { paymentOption: 'pay-up-front', size: subscriptionDetails.size, hasBooks: false }
    : PAYGO

const planOfBox = (boxes: Intended['boxes'], sku: string | null): Plan[] =>
  boxes
    .filter((box) => box.sku === sku)
    .slice(0, 1)
    .map(({ id }) => ({ plan_anchor: CLUB, plan_installment_id: id, sku: sku ?? '', item_origin: 'cart' }))
