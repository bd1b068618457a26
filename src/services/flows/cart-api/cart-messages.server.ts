import type { z } from 'zod'
import type { Outage, Result } from '~/services/domain/result'
import { AddToCart, type CartError, CartIntent, CartIntents, RemoveLines } from '~/services/flows/cart/cart.contract'
import { CART_COOKIE_FLAGS, type CartReply, cartVisitorOf } from '~/services/flows/cart/cart.server'
import { parseUntrusted } from '~/services/platform/wire/untrusted-json'
import { CART_COOKIE } from '~/services/request/context/cookies'
import { isJson, readForm, readJson } from '~/services/request/pipeline/body.server'
import { Refusal, wantsPage } from '~/services/request/pipeline/refusal.server'

/*
 * How the cart's addresses read a request, as JSON or as a form, and how they answer.
 */

export const BODY_LIMIT = { limit: 32 * 1024, depth: 16 }
/** Fields of a form that are no attribute of the line. */
const OWN_FIELDS = ['lines', 'merchandiseId', 'quantity', 'idempotencyKey', 'noredirect']

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
  if (isJson(request)) return withoutProto(parse(AddToCart, await readJson(request, BODY_LIMIT)))
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
  if (isJson(request)) return parse(CartIntents, await readJson(request, BODY_LIMIT))
  const form = await readForm(request)
  const named = { lineId: form.get('lineId'), merchandiseId: form.get('merchandiseId') }
  const intent = parse(CartIntent, { ...named, quantity: quantityOf(form.get('quantity') ?? '') })
  return { intents: [intent], sequence: null }
}

/** Variants to take out: JSON, or form fields `merchandiseIds` (with commas) and `lineId`. */
export async function readRemoval(request: Request) {
  if (isJson(request)) return parse(RemoveLines, await readJson(request, BODY_LIMIT))
  const form = await readForm(request)
  const ids = (form.get('merchandiseIds') ?? '').split(',').filter(Boolean)
  return parse(RemoveLines, { merchandiseIds: ids, lineIds: [form.get('lineId')].filter(Boolean) })
}

/** Forms write numbers as text; "2 ", "1e3" and "" are none. */
export const quantityOf = (text: string) => (/^-?\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)

function json(text: string | undefined): unknown {
  try {
    return parseUntrusted(text ?? '')
  } catch {
    throw new Refusal(400)
  }
}

/** An attribute of that name is no customer's (security.md T17). */
function withoutProto(add: z.infer<typeof AddToCart>) {
  if (add.lines.some(({ attributes }) => attributes.some(({ key }) => key === '__proto__'))) throw new Refusal(400)
  return add
}

const PRIVATE = { 'cache-control': 'private, no-store' }
/** Anonymous and the same for everyone who asks the same (security.md E). */
const PUBLIC = { 'cache-control': 'public, s-maxage=60' }

type Work = (request: Request) => Promise<CartReply>
export type Handler = (request: Request) => Promise<Response>

/** `{ ok: true, cart }`, or `{ ok: false, errorMessage }` with a catalogue text and, when known, the code. */
export const cartAnswer = (errorMessage: string, work: Work): Handler =>
  orRefusal({ ok: false, errorMessage }, async (request) => {
    const { answer, token } = await work(request)
    const headers = headersOf(token)
    if (answer.ok) return Response.json({ ok: true, cart: answer.value }, { headers })
    return failure({ error: answer.error, headers, body: { ok: false, errorMessage } })
  })

/** On to the cart page of the visitor's language; it says what failed (S-333, S-334). */
export function toCartPage({ request, answer }: { request: Request; answer: Response }): Response {
  if (answer.status === 400 || answer.status === 415) {
    if (wantsPage(request)) throw new Refusal(answer.status)
    return answer
  }
  const { prefix } = cartVisitorOf(request).locale
  const headers = new Headers(answer.headers)
  headers.delete('content-type')
  const failed = new URL(request.url).pathname.split('/').at(-1)
  headers.set('location', `${prefix}/cart${answer.ok ? '' : `?failed=${failed}`}`)
  return new Response(null, { status: 303, headers })
}

/** A read that is the same for everyone. */
export const jsonAnswer = (
  errorBody: Record<string, unknown>,
  work: (request: Request) => Promise<Result<unknown, Outage | { kind: 'notFound' }>>,
): Handler =>
  orRefusal(errorBody, async (request) => {
    const answer = await work(request)
    if (answer.ok) return Response.json(answer.value, { headers: PUBLIC })
    return failure({ error: answer.error, headers: PRIVATE, body: errorBody })
  })

type AnyError = CartError | { kind: 'notFound' }

export function failure({
  error,
  headers,
  body,
}: {
  error: AnyError
  headers: HeadersInit
  body: Record<string, unknown>
}) {
  const status = statusOf(error)
  const answer = new Headers(headers)
  if (status === 503 || status === 409) answer.set('retry-after', '1')
  const more = error.kind === 'superseded' ? { cart: error.cart } : error.kind === 'refused' ? { code: error.code } : {}
  return Response.json({ ...body, ...more }, { status, headers: answer })
}

export function statusOf(error: AnyError): number {
  if (error.kind === 'notFound') return 404
  if (error.kind === 'superseded') return 409
  if (error.kind === 'refused') return 422
  return error.kind === 'unreachable' ? 503 : 502
}

/** What cannot be read or does not fit is answered in the address's own shape. */
export const orRefusal =
  (body: Record<string, unknown>, handler: Handler): Handler =>
  async (request) => {
    try {
      return await handler(request)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return Response.json(body, { status: error.status, headers: { ...PRIVATE, ...error.headers } })
    }
  }

export function headersOf(token: string | null): Headers {
  const headers = new Headers(PRIVATE)
  if (token) headers.set('set-cookie', cartCookie(token))
  return headers
}

const cartCookie = (token: string) =>
  `${CART_COOKIE}=${token}; Path=/; Max-Age=${CART_COOKIE_FLAGS.maxAge}; HttpOnly; Secure; SameSite=Lax`
