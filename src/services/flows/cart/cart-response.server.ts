import type { Cart, CartError } from '~/services/domain/cart/cart.contract'
import type { Outage, Result } from '~/services/domain/result'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import type { CartReply } from './cart.server'
import { cartCookie, visitOf } from './cart-request.server'

const PRIVATE = { 'cache-control': 'private, no-store' }
/** Anonymous and the same for everyone who asks the same (security.md E). */
const PUBLIC = { 'cache-control': 'public, s-maxage=60' }

type Work = (request: Request) => Promise<CartReply>
type Handler = (request: Request) => Promise<Response>

/** `{ ok: true, cart }`, or `{ ok: false, errorMessage }` with a catalogue text and, when known, the code. */
export const cartAnswer = (errorMessage: string, work: Work): Handler =>
  orRefusal({ ok: false, errorMessage }, async (request) => {
    const { answer, token } = await work(request)
    const headers = headersOf(token)
    if (answer.ok) return json({ ok: true, cart: answer.value }, { headers })
    return failure({ error: answer.error, headers, body: { ok: false, errorMessage } })
  })

/** On to the cart page of the visitor's language; it says what failed (S-333, S-334). */
export function toCartPage({ request, answer }: { request: Request; answer: Response }): Response {
  if (answer.status === 400 || answer.status === 415) return answer
  const { prefix } = visitOf(request).locale
  const headers = new Headers(answer.headers)
  headers.delete('content-type')
  const failed = new URL(request.url).pathname.split('/').at(-1)
  headers.set('location', `${prefix}/cart${answer.ok ? '' : `?failed=${failed}`}`)
  return new Response(null, { status: 303, headers })
}

type AjaxReply = { reply: CartReply; body: (cart: Cart) => unknown }

/** Shopify's Ajax shape, and its shape of an error. */
export const ajaxAnswer = (description: string, work: (request: Request) => Promise<AjaxReply>): Handler =>
  orRefusal({ message: 'Cart Error', description }, async (request) => {
    const { reply, body } = await work(request)
    const headers = headersOf(reply.token)
    if (reply.answer.ok) return json(body(reply.answer.value), { headers })
    const status = statusOf(reply.answer.error)
    return failure({ error: reply.answer.error, headers, body: { status, message: 'Cart Error', description } })
  })

/** A read that is the same for everyone. */
export const jsonAnswer = (
  errorBody: Record<string, unknown>,
  work: (request: Request) => Promise<Result<unknown, Outage | { kind: 'notFound' }>>,
): Handler =>
  orRefusal(errorBody, async (request) => {
    const answer = await work(request)
    if (answer.ok) return json(answer.value, { headers: PUBLIC })
    return failure({ error: answer.error, headers: PRIVATE, body: errorBody })
  })

type AnyError = CartError | { kind: 'notFound' }

function failure({ error, headers, body }: { error: AnyError; headers: HeadersInit; body: Record<string, unknown> }) {
  const status = statusOf(error)
  const answer = new Headers(headers)
  if (status === 503 || status === 409) answer.set('retry-after', '1')
  const more = error.kind === 'superseded' ? { cart: error.cart } : error.kind === 'refused' ? { code: error.code } : {}
  return json({ ...body, ...more }, { status, headers: answer })
}

function statusOf(error: AnyError): number {
  if (error.kind === 'notFound') return 404
  if (error.kind === 'superseded') return 409
  if (error.kind === 'refused') return error.code === 'keyRunning' ? 409 : 422
  return error.kind === 'unreachable' ? 503 : 502
}

/** What cannot be read or does not fit is answered in the address's own shape. */
const orRefusal =
  (body: Record<string, unknown>, handler: Handler): Handler =>
  async (request) => {
    try {
      return await handler(request)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return json(body, { status: error.status, headers: { ...PRIVATE, ...error.headers } })
    }
  }

function headersOf(token: string | null): Headers {
  const headers = new Headers(PRIVATE)
  if (token) headers.set('set-cookie', cartCookie(token))
  return headers
}

const json = (body: unknown, init: ResponseInit) => Response.json(body, init)
