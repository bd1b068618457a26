import { createMiddleware, createStart } from '@tanstack/react-start'
import { getRequest, setResponseStatus } from '@tanstack/react-start/server'
import { refuseCallInPreview, refuseWritesInPreview } from '~/services/flows/identity/preview.server'
import { wayToArrange } from '~/services/flows/machines/linked-state.server'
import { currentRequest, nameCall } from '~/services/platform/log/current-request.server'
import type { RequestContext } from '~/services/request/context/context'
import { isCall } from '~/services/request/pipeline/call'
import { pageError, publicError } from '~/services/request/pipeline/function-errors.server'
import { requirePlainPayload } from '~/services/request/pipeline/function-payload.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { requestSession } from '~/services/request/session/session.server'
import { resolveFlags } from '~/services/upstreams/flags/flags.server'

/**
 * The request's context in server functions, server routes and `getGlobalStartContext()`: nonce, request id, address
 * and boot mode from the request pipeline, and here the path, the locale, the session and the flags, each looked up when asked
 * for, and whether an upstream of the page has failed.
 */
const requestContext = createMiddleware().server(({ next, request, context }) => {
  const received: RequestContext = context
  const session = requestSession(request)
  const flags = once(async () => resolveFlags((await session())?.userSub ?? null))
  const path = new URL(request.url).pathname
  const hasFailed = () => currentRequest()?.failed !== undefined
  return next({ context: { ...received, path, locale: localeOfRequest(request), session, flags, hasFailed } })
})

/** Decided: E-65. Forms and interfaces; server functions are told apart by their names, in `brokenFunctions`. */
const readOnlyPreviews = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType !== 'serverFn') await refuseWritesInPreview(request)
  return next()
})

/** A page that a link of the gallery of states leads to, where it is not there yet (docs/decisions/0062-page-states-by-their-recipes.md). */
const linkedStates = createMiddleware().server(async ({ next, request, handlerType }) => {
  const location = handlerType === 'serverFn' ? null : await wayToArrange(request)
  return location === null
    ? next()
    : new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
})

/** A call that never reaches its function: an id that is no more, a payload that cannot be read. */
const brokenCalls = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType !== 'serverFn') return next()
  try {
    await requirePlainPayload(request)
    return await next()
  } catch (error) {
    throw publicError(error)
  }
})

const brokenFunctions = createMiddleware({ type: 'function' }).server(async ({ next, serverFnMeta }) => {
  nameCall(serverFnMeta.name)
  try {
    if (isCall(getRequest())) await refuseCallInPreview(serverFnMeta.name)
    return await next()
  } catch (error) {
    // else a page calls the function while it is made
    if (!isCall(getRequest())) throw pageError(error)
    const told = publicError(error)
    // the framework would answer 200; which status it is at last, framework.server.ts says
    if (told instanceof Error) setResponseStatus(500)
    throw told
  }
})

/**
 * This file replaces the framework's own check of origins; ours stands in the request pipeline (services/request), before
 * everything else and for server routes too.
 */
export const startInstance = createStart(() => ({
  requestMiddleware: [requestContext, readOnlyPreviews, linkedStates, brokenCalls],
  functionMiddleware: [brokenFunctions],
}))

function once<T>(look: () => Promise<T>): () => Promise<T> {
  let looking: Promise<T> | null = null
  return () => (looking ??= look())
}
