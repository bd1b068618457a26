import { kitOfAnchor } from '../kits/kit.rules'
import { HANDLE } from '../products/handle.rules'
import type {
  LineAttributeKey,
  LineAttributes,
  SubscriptionDetails,
  SubscriptionPlanSettings,
  SubscriptionsPayload,
} from './cart.contract'
import { isLimitedToOne } from './cart.rules'

type Attribute = { key: string; value: string }

/** What the catalogue says of the thing that is bought. */
export type Merchandise = {
  sku: string | null
  productTitle: string
  productType: string
  optionValues: readonly string[]
  priceCents: number
  compareAtCents: number | null
}

/** Ours alone: the number of the add that brought the line. */
const BATCH = '_batch'

/** S-181: the hidden version of an attribute; a customer's request may not write one. */
export const isHiddenKey = (key: string) => key.startsWith('_')

const slug = (value: string) => (/^[\w][\w -]{0,63}$/.test(value) ? value : null)
const variantGid = (value: string) => (/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/.test(value) ? value : null)
const productGid = (value: string) => (/^gid:\/\/shopify\/Product\/\d{1,20}$/.test(value) ? value : null)
const handle = (value: string) => (HANDLE.test(value) ? value : null)

/** Keys whose value is the customer's to say, and what is let through. Everything else is the catalogue's. */
const ASKED: Partial<Record<LineAttributeKey, (value: string) => string | null>> = {
  quantity_limit: (value) => (/^(unlimited|[1-9]\d{0,5})$/.test(value) ? value : null),
  parent_product_id: productGid,
  linked_product_handle: handle,
  subscription_variant_id: variantGid,
  gifts: jsonText,
  type: (value) => (value === 'gift' ? value : null),
  source: slug,
  item_origin: slug,
}

/**
 * The attributes that a line really gets (S-177…S-180): unknown keys and unusable values are dropped; price, limit and
 * kind are the catalogue's, whatever was asked. A customer may only limit a line further.
 */
export function settleAttributes(asked: readonly Attribute[], merchandise: Merchandise): LineAttributes {
  const requested = Object.fromEntries(asked.map(({ key, value }) => [key, value]))
  const attributes: LineAttributes = {}
  for (const [key, allow] of entriesOf(ASKED)) {
    const value = requested[key] === undefined ? null : allow(requested[key])
    if (value !== null) attributes[key] = value
  }
  return { ...attributes, ...catalogueAttributes({ attributes, requested, merchandise }) }
}

type Settling = { attributes: LineAttributes; requested: Record<string, string>; merchandise: Merchandise }

function catalogueAttributes({ attributes, requested, merchandise }: Settling): LineAttributes {
  const { productType, priceCents } = merchandise
  const subscription = subscriptionDetailsOf(merchandise, null)
  const isRequestedToOne = requested.quantity_limited_to_one === 'true'
  const isLimited = isRequestedToOne || isLimitedToOne({ productType, attributes })
  return {
    quantity_limited_to_one: String(isLimited),
    price_source: subscription ? 'subscription' : 'standalone',
    display_price: String(priceCents),
    price: (priceCents / 100).toFixed(2),
    ...(productType === 'Book Bundle' ? { is_book_bundle: 'true' } : {}),
    ...(productType === 'Course Pack' ? { is_course_pack: 'true' } : {}),
    ...(productType === 'Skill Set' ? { is_skill_set: 'true' } : {}),
    ...(subscription ? subscriptionAttributes({ details: subscription, requested, merchandise }) : {}),
    ...(productType === 'ERC' ? planAttributes(requested, merchandise) : {}),
  }
}

/** S-180: the plan that a line belongs to; the sku is the variant's own, whatever was asked. */
function planAttributes(requested: Record<string, string>, { sku }: Pick<Merchandise, 'sku'>): LineAttributes {
  const settings = jsonRecord(requested.subscription_plan_settings)
  const plan: SubscriptionPlanSettings = {
    plan_anchor: textOf(settings.plan_anchor),
    plan_installment_id: textOf(settings.plan_installment_id),
    sku,
    item_origin: textOf(settings.item_origin),
  }
  return { subscription_plan_settings: JSON.stringify(plan) }
}

function subscriptionAttributes({
  details,
  requested,
  merchandise,
}: Omit<Settling, 'attributes'> & { details: SubscriptionDetails }): LineAttributes {
  const { priceCents, compareAtCents } = merchandise
  const anchor = textOf(jsonRecord(requested.subscriptionsPayload).starting_kit_anchor)
  const payload: SubscriptionsPayload = {
    name: details.name,
    size: details.size,
    savings: Math.max(0, (compareAtCents ?? priceCents) - priceCents),
    bundleDiscountedPrice: priceCents,
    starting_kit_anchor: anchor && kitOfAnchor(anchor) ? anchor : null,
  }
  return {
    is_playgenius_subscription: 'true',
    type: requested.type === 'gift' ? 'gift' : details.type,
    subscriptionsPayload: JSON.stringify(payload),
    ...planAttributes(requested, merchandise),
  }
}

/** How a subscription line is paid, from the variant's own option (`paygo`, `pay-up-front-4`); null for anything else. */
export function subscriptionDetailsOf(
  { productType, productTitle, optionValues }: Pick<Merchandise, 'productType' | 'productTitle' | 'optionValues'>,
  attributes: LineAttributes | null,
): SubscriptionDetails | null {
  if (productType !== 'Subscription') return null
  const upFront = optionValues.map((value) => /^pay-up-front-(\d{1,2})$/.exec(value)?.[1]).find(Boolean)
  const anchor = textOf(jsonRecord(attributes?.subscriptionsPayload).starting_kit_anchor)
  return { name: productTitle, type: upFront ? 'puf' : 'paygo', anchor, size: upFront ? Number(upFront) : 1 }
}

/** For Shopify: the settled attributes, and the number of the add that brought the line. */
export function writtenAttributes(attributes: LineAttributes, batch: number | null): Attribute[] {
  const written = entriesOf(attributes).map(([key, value]) => ({ key, value }))
  return batch === null ? written : [...written, { key: BATCH, value: String(batch) }]
}

/** From Shopify: our keys, hidden or not, under their plain names. */
export function readAttributes(written: readonly Attribute[], known: readonly LineAttributeKey[]): LineAttributes {
  const names: ReadonlyMap<string, LineAttributeKey> = new Map(
    known.flatMap((key) => [
      [key, key],
      [`_${key}`, key],
    ]),
  )
  const attributes: LineAttributes = {}
  for (const { key, value } of written) {
    const name = names.get(key)
    if (name) attributes[name] = value
  }
  return attributes
}

export const readBatch = (written: readonly Attribute[]) =>
  Number(written.find(({ key }) => key === BATCH)?.value ?? 0) || 0

/** S-181: the same attributes, none of which a checkout shows. */
export const hiddenVersions = (written: readonly Attribute[]): Attribute[] =>
  written.map(({ key, value }) => ({ key: isHiddenKey(key) ? key : `_${key}`, value }))

/** The other way round, for a buyer who came back: what was ours alone before stays so. */
export const plainVersions = (written: readonly Attribute[], known: readonly LineAttributeKey[]): Attribute[] =>
  written.map(({ key, value }) => ({ key: known.find((name) => key === `_${name}`) ?? key, value }))

function jsonRecord(text: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return parsed && typeof parsed === 'object' ? { ...parsed } : {}
  } catch {
    return {}
  }
}

function jsonText(text: string): string | null {
  const parsed = jsonRecord(text)
  return Object.keys(parsed).length > 0 ? JSON.stringify(parsed) : null
}

const textOf = (value: unknown) => (typeof value === 'string' && value.length > 0 && value.length <= 128 ? value : null)

// Object.entries forgets that the keys of our own records are known
function entriesOf<V>(record: Partial<Record<LineAttributeKey, V>>): [LineAttributeKey, V][] {
  return Object.entries(record) as [LineAttributeKey, V][]
}
