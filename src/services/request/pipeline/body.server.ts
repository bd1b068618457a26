import { isPlainText } from '~/services/domain/text/text.rules'
import { parseUntrusted } from '~/services/platform/wire/untrusted-json'
import { Refusal } from './refusal.server'

export const KB = 1024
const DEFAULT_LIMIT = 64 * KB
const DEEPEST = 50
/** Sent beyond the limit and thrown away, so that the sender still receives our 413 instead of a reset. */
const PATIENCE = 8_000_000

/** How much each kind of address takes (security.md E). */
export function bodyLimit(path: string): number {
  if (/^\/(?:cart|api\/cart)(?:[./]|$)/.test(path)) return 32 * KB
  if (path === '/api/csp-report') return 16 * KB
  if (path === '/api/transition-counts') return 48 * KB
  if (path === '/api/save-user-jwt') return 8 * KB
  if (path === '/api/signup-user') return 4 * KB
  return DEFAULT_LIMIT
}

/** The same request with its body read to the end, by count and not by what its header says; 413 beyond the limit. */
export async function withBoundedBody(request: Request, limit: number): Promise<Request> {
  const { method, headers, signal, url } = request
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  if (Number(headers.get('content-length') ?? 0) > PATIENCE) throw new Refusal(413)
  const body = await readBounded(request.body, limit)
  return new Request(url, { method, headers, signal, body: body.length > 0 ? body : null })
}

async function readBounded(stream: ReadableStream<Uint8Array> | null, limit: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else if (size > PATIENCE) break
  }
  if (size > limit) throw new Refusal(413)
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * A JSON body, for route handlers: 415 for another content type, 413 beyond `limit` bytes, 400 for anything that is no
 * JSON, reaches for a prototype, holds a text that nothing can keep, or nests deeper than `depth`. Parse the answer with
 * the route's own schema.
 */
export async function readJson(
  request: Request,
  { limit = DEFAULT_LIMIT, depth = DEEPEST }: { limit?: number; depth?: number } = {},
): Promise<unknown> {
  requireType(request, ['application/json'])
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > limit) throw new Refusal(413)
  const text = new TextDecoder().decode(bytes)
  if (nesting(text) > depth) throw new Refusal(400)
  try {
    return parseUntrusted(text)
  } catch {
    throw new Refusal(400)
  }
}

/** A posted form, for routes that work without JavaScript; the same refusals. Fields that come twice: 400. */
export async function readForm(request: Request): Promise<Map<string, string>> {
  requireType(request, ['application/x-www-form-urlencoded', 'multipart/form-data'])
  const form = await request.formData().catch(() => {
    throw new Refusal(400)
  })
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (typeof value !== 'string' || fields.has(name) || /^(?:__proto__|constructor|prototype)$|\[/.test(name))
      throw new Refusal(400)
    if (!isPlainText(name) || !isPlainText(value)) throw new Refusal(400)
    fields.set(name, value)
  }
  return fields
}

export const isJson = (request: Request) => typeOf(request) === 'application/json'

function requireType(request: Request, types: readonly string[]) {
  if (!types.includes(typeOf(request))) throw new Refusal(415)
}

const typeOf = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** How deep a JSON text nests, counted without building it. */
function nesting(text: string): number {
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isInText && character === '\\') at += 1
    else if (character === '"') isInText = !isInText
    else if (!isInText && (character === '{' || character === '[')) deepest = Math.max(deepest, ++depth)
    else if (!isInText && (character === '}' || character === ']')) depth -= 1
  }
  return deepest
}
