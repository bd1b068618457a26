import { fromJSON, type SerovalJSON } from 'seroval'
import { isPlainData } from '~/services/domain/text/text.rules'
import { parseUntrusted } from '~/services/platform/wire/untrusted-json'
import { isJson, readJson } from './body.server'
import { Refusal } from './refusal.server'

/**
 * Refuses a call of a server function whose payload no page of ours writes, before the framework reads it: that would
 * tell the parser's own words. Pages send texts, numbers, lists and objects; promises, maps, errors, streams and the
 * like, which the format knows too, are forged (security.md T17).
 */
export async function requirePlainPayload(request: Request): Promise<void> {
  if (hasType(request) && !isJson(request)) throw new Refusal(415)
  const sent = request.method === 'GET' ? inAddress(request) : await inBody(request)
  if (sent !== undefined && !isPlainData(dataOf(sent))) throw new Refusal(400)
}

const hasType = ({ headers }: Request) => Boolean(headers.get('content-type'))

/** A call without data has neither a body nor a type. */
const inBody = async (request: Request): Promise<unknown> =>
  request.body !== null || hasType(request) ? readJson(request.clone()) : undefined

/** What a call by GET is given; undefined: nothing. */
function inAddress({ url }: Request): unknown {
  const text = new URL(url).searchParams.get('payload')
  if (!text) return undefined
  try {
    return parseUntrusted(text)
  } catch {
    throw new Refusal(400)
  }
}

function dataOf(sent: unknown): unknown {
  try {
    // whatever it is: the reader throws for what it cannot read
    return fromJSON(sent as SerovalJSON)
  } catch {
    throw new Refusal(400)
  }
}
