import { z } from 'zod'
import { AddToCart, CART_LIMITS, CartIntent, CartIntents, RemoveLines } from '~/services/domain/cart/cart.contract'
import { isJson, readForm, readJson } from '~/services/request/pipeline/body.server'
import { CART_COOKIE, cookieOf } from '~/services/request/pipeline/cookies'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import type { Visit } from './cart-changes.server'

const LIMIT = { limit: 32 * 1024, depth: 16 }
/** Fields of a form that are no attribute of the line. */
const OWN_FIELDS = ['lines', 'merchandiseId', 'quantity', 'idempotencyKey', 'noredirect']

/** Unguessable, unreadable for scripts, sent with top-level visits (security.md E). */
export const CART_COOKIE_FLAGS = {
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 30 * 24 * 3600,
} as const

export const cartCookie = (token: string) =>
  `${CART_COOKIE}=${token}; Path=/; Max-Age=${CART_COOKIE_FLAGS.maxAge}; HttpOnly; Secure; SameSite=Lax`

/** A cookie that cannot be ours names no cart. */
export const tokenOf = (cookie: string | null) => (cookie && /^[\w-]{20,100}$/.test(cookie) ? cookie : null)

/** Who asks, and in which language: an interface speaks that of the page that calls it. */
export const visitOf = (request: Request): Visit => ({
  token: tokenOf(cookieOf(request, CART_COOKIE)),
  locale: localeOfRequest(request),
})

/** A query whose names come once each; 400 otherwise (security.md T17). */
export function queryOf(request: Request): Record<string, string> {
  const query = new URL(request.url).searchParams
  if (new Set(query.keys()).size !== [...query.keys()].length) throw new Refusal(400)
  return Object.fromEntries(query)
}

/** 422: readable, but not what this address takes. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal(422)
}

/** The lines of an add: JSON, a form with `lines`, or a product form with one variant and its attributes as fields. */
export async function readAdd(request: Request) {
  if (isJson(request)) return withoutProto(parse(AddToCart, await readJson(request, LIMIT)))
  const form = await readForm(request)
  const lines = form.has('lines') ? json(form.get('lines')) : [lineOf(form)]
  return withoutProto(parse(AddToCart, { lines, idempotencyKey: form.get('idempotencyKey') }))
}

const lineOf = (form: ReadonlyMap<string, string>) => ({
  merchandiseId: form.get('merchandiseId'),
  quantity: quantityOf(form.get('quantity') ?? '1'),
  attributes: [...form].filter(([key]) => !OWN_FIELDS.includes(key)).map(([key, value]) => ({ key, value })),
})

/** Intents as JSON, or one line of a form without script, which has no sequence. */
export async function readIntents(request: Request) {
  if (isJson(request)) return parse(CartIntents, await readJson(request, LIMIT))
  const form = await readForm(request)
  const named = { lineId: form.get('lineId'), merchandiseId: form.get('merchandiseId') }
  const intent = parse(CartIntent, { ...named, quantity: quantityOf(form.get('quantity') ?? '') })
  return { intents: [intent], sequence: null }
}

/** Variants to take out: JSON, or form fields `merchandiseIds` (with commas) and `lineId`. */
export async function readRemoval(request: Request) {
  if (isJson(request)) return parse(RemoveLines, await readJson(request, LIMIT))
  const form = await readForm(request)
  const ids = (form.get('merchandiseIds') ?? '').split(',').filter(Boolean)
  return parse(RemoveLines, { merchandiseIds: ids, lineIds: [form.get('lineId')].filter(Boolean) })
}

const Updates = z.strictObject({
  updates: z.union([
    z.record(z.string().max(200), z.number().int().min(0).max(CART_LIMITS.quantity)),
    z.array(z.number().int().min(0).max(CART_LIMITS.quantity)).max(CART_LIMITS.lines),
  ]),
  note: z.string().max(CART_LIMITS.value).optional(),
})
export const readUpdates = async (request: Request) => parse(Updates, await readJson(request, LIMIT))

const AjaxItem = z.object({
  id: z.union([z.number().int().positive().transform(String), z.string().regex(/^\d{1,20}$/)]),
  quantity: z.number().int().min(0).max(CART_LIMITS.quantity).default(1),
  properties: z.record(z.string().max(CART_LIMITS.key), z.string().max(CART_LIMITS.value)).nullish(),
})

/** The body of /cart/add.js: `{ items: [...] }`, one item, or a form with `id` and `quantity`. */
export async function readAjaxAdd(request: Request) {
  const body = isJson(request) ? await readJson(request, LIMIT) : formItem(await readForm(request))
  const isList = typeof body === 'object' && body !== null && 'items' in body
  const items = isList
    ? parse(z.strictObject({ items: z.array(AjaxItem).min(1) }), body).items
    : [parse(AjaxItem, body)]
  const lines = items.map(({ id, quantity, properties }) => ({
    merchandiseId: `gid://shopify/ProductVariant/${id}`,
    quantity,
    attributes: Object.entries(properties ?? {}).map(([key, value]) => ({ key, value })),
  }))
  return { isList, ...parse(AddToCart, { lines }) }
}

const formItem = (form: ReadonlyMap<string, string>) => ({
  id: form.get('id'),
  quantity: quantityOf(form.get('quantity') ?? '1'),
})

/** Forms write numbers as text; "2 ", "1e3" and "" are none. */
const quantityOf = (text: string) => (/^-?\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw new Refusal(400)
  }
}

/** An attribute of that name is no customer's (security.md T17). */
function withoutProto(add: z.infer<typeof AddToCart>) {
  if (add.lines.some(({ attributes }) => attributes.some(({ key }) => key === '__proto__'))) throw new Refusal(400)
  return add
}
