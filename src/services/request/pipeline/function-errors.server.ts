import { ZodError } from 'zod'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { currentRequest } from '~/services/platform/log/current-request.server'
import { logEvent } from '~/services/platform/log/log.server'
import { failureOf } from './public-error'
import { Refusal } from './refusal.server'

/**
 * What a caller of a server function may know of an error: the framework would send its message along, and that of a
 * database names tables and values (security.md T22). Redirects, notFound() and answers are no errors and pass.
 */
export function publicError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Response) return error
  return answerTo(error) ?? failure(error)
}

/**
 * What a page learns of an error of a function that it calls while it is made on the server: nobody waits for an answer
 * there, and an answer that is thrown would break the page. It shows what it shows for any failure.
 */
export function pageError(error: unknown): unknown {
  return error instanceof Error && !(error instanceof Response) ? failure(error) : error
}

function answerTo(error: Error): Response | null {
  if (error instanceof Refusal) return answer(error.status, error.message, error.headers)
  if (isAboutInput(error)) return answer(400, 'This request could not be read.')
  // a page from before the last release calls functions that are no more
  if (/^Server function (?:info not found|not accessible)/.test(error.message))
    return answer(404, 'There is nothing here.')
  return null
}

function failure(error: Error): Error {
  logEvent('request.crashed', { error })
  // the framework answers every error of a page with 500: framework.server.ts says what it was
  noteFailed(error)
  return failureOf(currentRequest()?.requestId ?? 'no-request')
}

/**
 * The framework makes a plain error of what a validator says, with the list of it as its text. A ZodError has the same
 * text, but none reaches us from a validator: it is a fault of our own, and no word about what was sent.
 */
const isAboutInput = (error: Error) =>
  !(error instanceof ZodError) &&
  /^\[\s*\{\s*"(?:code|expected|format|message|origin|path|values)":/.test(error.message)

const answer = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ error: message }, { status, headers: { 'cache-control': 'no-store', ...headers } })
