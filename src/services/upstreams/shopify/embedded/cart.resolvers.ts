import { inArray } from 'drizzle-orm'
import { keyOfCode } from '~/services/domain/prices/discount-code.rules'
import {
  type Change,
  createCart,
  emptyDocument,
  mutateCart,
  newLineId,
  type UserError,
  withLines,
} from './cart.mutations'
import { priceCart } from './cart.pricing'
import { type CartDocument, readCart } from './cart.store'
import { cartView } from './cart.view'
import { inputTooLarge, MAX_PAGE } from './connection'
import { isDeliveryOption } from './delivery'
import { gid, hashOf, parseCartGid, parseGid, shopifyNumber } from './ids'
import {
  type Attribute,
  addLines,
  distinctKeys,
  type LineInput,
  type LineUpdate,
  removeLines,
  updateLines,
} from './line.rules'
import type { Call } from './scope'
import { giftCards } from './shopify.tables'

type Of<T> = T & { cartId: string }
type Buyer = { countryCode?: string | null; email?: string | null; phone?: string | null }
type CartInput = {
  attributes?: Attribute[] | null
  buyerIdentity?: Buyer | null
  discountCodes?: string[] | null
  giftCardCodes?: string[] | null
  lines?: LineInput[] | null
  note?: string | null
}

/** Shopify takes at most 250 entries in a list. @see https://shopify.dev/docs/api/storefront/latest/mutations/cartLinesAdd */
function bounded<T>(list: readonly T[]): readonly T[] {
  if (list.length > MAX_PAGE) throw inputTooLarge(list.length)
  return list
}

const MAX_NOTE = 5000
const noteErrors = (note: string): UserError[] =>
  note.length > MAX_NOTE
    ? [{ code: 'NOTE_TOO_LONG', field: ['note'], message: `The note is limited to ${MAX_NOTE} characters.` }]
    : []

const withBuyer = (document: CartDocument, buyer: Buyer): CartDocument => ({
  ...document,
  country: buyer.countryCode ?? document.country,
  email: buyer.email === undefined ? document.email : buyer.email,
  phone: buyer.phone === undefined ? document.phone : buyer.phone,
})

const codesOf = (codes: readonly string[]) => [...new Map(codes.map((code) => [keyOfCode(code), code.trim()])).values()]

async function cartCreate(_root: unknown, { input }: { input?: CartInput | null }, call: Call) {
  const { lines, note, attributes, discountCodes, buyerIdentity } = input ?? {}
  const inputs = bounded(lines ?? [])
  const cards = await findGiftCards(call, bounded(input?.giftCardCodes ?? []))
  const document = {
    ...withBuyer(emptyDocument(call.scope.market.country), buyerIdentity ?? {}),
    attributes: distinctKeys(bounded(attributes ?? [])),
    note: note ?? '',
    discountCodes: codesOf(bounded(discountCodes ?? [])),
    giftCardIds: cards.ids,
  }
  return createCart(call, {
    merchandiseIds: inputs.map(({ merchandiseId }) => merchandiseId),
    change: (find, newId) => {
      const added = withLines(document, addLines({ lines: [], inputs, find, newId }))
      const errors = [...(added.errors ?? []), ...noteErrors(document.note), ...cards.errors]
      return { ...added, errors: errors.map((error) => ({ ...error, field: ['input', ...(error.field ?? [])] })) }
    },
  })
}

const lineMutations = {
  cartLinesAdd: (_root: unknown, { cartId, lines }: Of<{ lines: LineInput[] }>, call: Call) => {
    const inputs = bounded(lines)
    const newId = () => newLineId(parseCartGid(cartId)?.token ?? '')
    return mutateCart(call, {
      cartId,
      merchandiseIds: inputs.map(({ merchandiseId }) => merchandiseId),
      change: (document, find) => withLines(document, addLines({ lines: document.lines, inputs, find, newId })),
    })
  },
  cartLinesUpdate: (_root: unknown, { cartId, lines }: Of<{ lines: LineUpdate[] }>, call: Call) => {
    const updates = bounded(lines)
    return mutateCart(call, {
      cartId,
      merchandiseIds: updates.flatMap(({ merchandiseId }) => merchandiseId ?? []),
      change: (document, find) => withLines(document, updateLines({ lines: document.lines, updates, find })),
    })
  },
  cartLinesRemove: (_root: unknown, { cartId, lineIds }: Of<{ lineIds: string[] }>, call: Call) => {
    const ids = bounded(lineIds)
    return mutateCart(call, { cartId, change: (document) => withLines(document, removeLines(document.lines, ids)) })
  },
}

/** A change of one part of the cart. */
const set = (call: Call, cartId: string, change: (document: CartDocument) => Change) =>
  mutateCart(call, { cartId, change })

const detailMutations = {
  cartAttributesUpdate: (_root: unknown, { cartId, attributes }: Of<{ attributes: Attribute[] }>, call: Call) => {
    const distinct = distinctKeys(bounded(attributes))
    return set(call, cartId, (document) => ({ document: { ...document, attributes: distinct } }))
  },
  cartNoteUpdate: (_root: unknown, { cartId, note }: Of<{ note: string }>, call: Call) =>
    set(call, cartId, (document) => ({ document: { ...document, note }, errors: noteErrors(note) })),
  cartDiscountCodesUpdate: (_root: unknown, { cartId, discountCodes }: Of<{ discountCodes: string[] }>, call: Call) => {
    const codes = codesOf(bounded(discountCodes))
    return set(call, cartId, (document) => ({ document: { ...document, discountCodes: codes } }))
  },
  cartBuyerIdentityUpdate: (_root: unknown, { cartId, buyerIdentity }: Of<{ buyerIdentity: Buyer }>, call: Call) =>
    set(call, cartId, (document) => ({ document: withBuyer(document, buyerIdentity) })),
  cartRemovePersonalData: (_root: unknown, { cartId }: Of<object>, call: Call) =>
    set(call, cartId, (document) => ({ document: { ...document, email: null, phone: null } })),
  cartSelectedDeliveryOptionsUpdate: (
    _root: unknown,
    asked: Of<{ selectedDeliveryOptions: Selected[] }>,
    call: Call,
  ) => {
    const selected = bounded(asked.selectedDeliveryOptions)
    const group = gid('CartDeliveryGroup', shopifyNumber('CartDeliveryGroup', parseCartGid(asked.cartId)?.token ?? ''))
    const errors = selected.flatMap((one, index) => deliveryError(one, group, index) ?? [])
    const chosen = Object.fromEntries(selected.map((one) => [one.deliveryGroupId, one.deliveryOptionHandle]))
    return set(call, asked.cartId, (document) => ({ document: { ...document, deliveryOptions: chosen }, errors }))
  },
}

type Selected = { deliveryGroupId: string; deliveryOptionHandle: string }

function deliveryError(
  { deliveryGroupId, deliveryOptionHandle }: Selected,
  group: string,
  index: number,
): UserError | null {
  const field = ['selectedDeliveryOptions', String(index)]
  if (deliveryGroupId !== group)
    return { code: 'INVALID_DELIVERY_GROUP', field, message: 'The delivery group does not exist.' }
  if (isDeliveryOption(deliveryOptionHandle)) return null
  return { code: 'INVALID_DELIVERY_OPTION', field, message: 'The delivery option does not exist.' }
}

async function findGiftCards({ db }: Call, codes: readonly string[]) {
  const hashes = codes.map((code) => hashOf(keyOfCode(code)))
  const rows = codes.length === 0 ? [] : await db.select().from(giftCards).where(inArray(giftCards.codeHash, hashes))
  const found = hashes.map((hash) => rows.find(({ codeHash }) => codeHash === hash))
  const errors = found.flatMap((row, index) => (row ? [] : unknownGiftCard(index)))
  return { ids: [...new Set(found.flatMap((row) => row?.id ?? []))], errors }
}

const unknownGiftCard = (index: number): UserError => ({
  code: 'INVALID',
  field: ['giftCardCodes', String(index)],
  message: 'The gift card code is not known.',
})

type GiftCardCodes = Of<{ giftCardCodes: string[] }>

const giftCardMutations = {
  cartGiftCardCodesUpdate: async (_root: unknown, { cartId, giftCardCodes }: GiftCardCodes, call: Call) => {
    const { ids, errors } = await findGiftCards(call, bounded(giftCardCodes))
    return set(call, cartId, (document) => ({ document: { ...document, giftCardIds: ids }, errors }))
  },
  cartGiftCardCodesAdd: async (_root: unknown, { cartId, giftCardCodes }: GiftCardCodes, call: Call) => {
    const { ids, errors } = await findGiftCards(call, bounded(giftCardCodes))
    const joined = (document: CartDocument) => [...new Set([...document.giftCardIds, ...ids])]
    return set(call, cartId, (document) => ({ document: { ...document, giftCardIds: joined(document) }, errors }))
  },
  cartGiftCardCodesRemove: (_root: unknown, asked: Of<{ appliedGiftCardIds: string[] }>, call: Call) => {
    const removed = bounded(asked.appliedGiftCardIds).map((id) => parseGid(id)?.number)
    const kept = (document: CartDocument) => document.giftCardIds.filter((id) => !removed.includes(id))
    return set(call, asked.cartId, (document) => ({ document: { ...document, giftCardIds: kept(document) } }))
  },
}

async function cart(_root: unknown, { id }: { id: string }, call: Call) {
  const stored = await readCart(call.db, id)
  return stored && cartView(await priceCart({ ...call, cart: stored }))
}

export const cartRoots = { cart }
export const cartMutations = { cartCreate, ...lineMutations, ...detailMutations, ...giftCardMutations }
