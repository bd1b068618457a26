import { randomUUID } from 'node:crypto'
import { asRequest, type CurrentRequest } from '~/services/platform/log/current-request.server'
import { logEvent } from '~/services/platform/log/log.server'
import { bootMode } from '~/services/request/documents/boot/boot-mode'
import { bodyLimit, withBoundedBody } from './body.server'
import { clientAddress } from './client-address.server'
import type { DoorContext } from './context'
import { finish } from './finish.server'
import { requireKnownHost } from './host.server'
import { logWhenSent } from './log-request.server'
import { requireMethod } from './methods.server'
import { peerOf, rawTarget } from './node-request.server'
import { newNonce } from './nonce.server'
import { requireOwnOrigin } from './origin.server'
import { PAGE_PARAMETERS, requirePlainPath, requireSingle } from './path.server'
import { answerOf, Refusal } from './refusal.server'
import type { HouseHeaders } from './security-headers.server'
import { bePatientWith } from './socket-timeouts.server'

export type Door = {
  hosts: ReadonlySet<string>
  origins: ReadonlySet<string>
  /** counts the request against its limits: headers for the answer, or a refusal */
  count: (counted: { request: Request; path: string; address: string }) => Promise<Record<string, string>>
  trustedProxies: number
  headers: HouseHeaders
  /** what stands behind the door: the document cache and the framework */
  answer: (request: Request, context: DoorContext) => Promise<Response>
}

/** The browser's own reports of our policy: sent by no page, so they name no origin, and they change nothing. */
const FROM_NOWHERE = ['/api/csp-report']
const HEALTH = ['/healthz', '/readyz', '/version']

/**
 * Everything but static files comes in here (security.md E): host, method, address, rate, origin and size are checked
 * in this order, cheapest first, before the framework sees a request; every answer leaves with the same headers and
 * one line in the log.
 */
export function createFrontDoor(door: Door): (request: Request) => Promise<Response> {
  return async (request) => {
    const current: CurrentRequest = { requestId: randomUUID(), upstream: [] }
    const started = performance.now()
    bePatientWith(request)
    const nonce = newNonce()
    const response = await asRequest(current, () => enter({ door, request, nonce, requestId: current.requestId }))
    const finished = finish({ response, nonce, requestId: current.requestId, house: door.headers })
    logWhenSent({ request, response: finished, current, started })
    return finished
  }
}

type Visit = { door: Door; request: Request; nonce: string; requestId: string }

async function enter(visit: Visit): Promise<Response> {
  const { door, request } = visit
  try {
    requireKnownHost(request, door.hosts)
    requirePlainPath(request, rawTarget(request))
    const url = new URL(request.url)
    requireMethod(request.method, url.pathname)
    requireSingle(url, PAGE_PARAMETERS)
    const context = contextOf(visit)
    if (HEALTH.includes(url.pathname)) return await door.answer(request, context)
    const counted = await door.count({ request, path: url.pathname, address: context.address })
    if (!FROM_NOWHERE.includes(url.pathname)) requireOwnOrigin(request, door.origins)
    const answer = await door.answer(await withBoundedBody(request, bodyLimit(url.pathname)), context)
    for (const [name, value] of Object.entries(counted)) answer.headers.set(name, value)
    return answer
  } catch (error) {
    return refusalOf(error, request)
  }
}

function contextOf({ door, request, nonce, requestId }: Visit): DoorContext {
  const forwarded = request.headers.get('x-forwarded-for')
  const address = clientAddress({ peer: peerOf(request), forwarded, hops: door.trustedProxies })
  return { nonce, requestId, address, boot: bootMode(request) }
}

const EVENT_OF = {
  400: 'security.input-refused',
  403: 'security.origin-refused',
  413: 'security.body-refused',
  421: 'security.host-refused',
  429: 'security.limit-reached',
} as const

function refusalOf(error: unknown, request: Request): Response {
  const refusal = error instanceof Refusal ? error : new Refusal(500)
  // a visitor who left is no error of ours
  if (refusal !== error && !request.signal.aborted) logEvent('request.crashed', { error })
  const { status } = refusal
  if (isNoted(status)) logEvent(EVENT_OF[status], { method: request.method })
  return answerOf(refusal, request)
}

const isNoted = (status: number): status is keyof typeof EVENT_OF => status in EVENT_OF
