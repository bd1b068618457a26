import { createHash, randomUUID } from 'node:crypto'
import type { Json } from './documents'
import type { Issue } from './question'

const HEADERS = {
  'content-type': 'application/vnd.contentful.delivery.v1+json',
  'cache-control': 'max-age=0',
  'x-content-type-options': 'nosniff',
}

/** A success, or 304 when the caller holds this very body. */
export function answer(request: Request, body: object): Response {
  const text = JSON.stringify(body)
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  const headers = { ...HEADERS, etag, 'x-contentful-request-id': randomUUID() }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (known.some((tag) => tag.trim() === etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}

type Refusal = { status: number; id: string; message: string; details?: Record<string, Json | Issue[]> }

/** @see https://www.contentful.com/developers/docs/references/errors/ */
export function refuse({ status, id, message, details }: Refusal): Response {
  const requestId = randomUUID()
  const body = { sys: { type: 'Error', id }, message, ...(details && { details }), requestId }
  return new Response(JSON.stringify(body), { status, headers: { ...HEADERS, 'x-contentful-request-id': requestId } })
}

export const invalidToken = () =>
  refuse({
    status: 401,
    id: 'AccessTokenInvalid',
    message: 'The access token you sent could not be found or is invalid.',
  })

export const notFound = (details?: Record<string, Json>) =>
  refuse({ status: 404, id: 'NotFound', message: 'The resource could not be found.', ...(details && { details }) })

export const badRequest = (message: string) => refuse({ status: 400, id: 'BadRequest', message })

export const invalidQuery = (errors: Issue[]) =>
  refuse({
    status: 400,
    id: 'InvalidQuery',
    message:
      'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    details: { errors },
  })

export const list = (items: unknown[], { total = items.length, skip = 0, limit = 100 } = {}) => ({
  sys: { type: 'Array' },
  total,
  skip,
  limit,
  items,
})
