import type { CreateClientParams } from 'contentful'
import { lateness } from '~/services/platform/clock/lateness'
import { WireFailure, wireAnswerOf } from './contentful.contract'

/** Anything that answers a request: an embedded handler or `fetch`. */
export type Transport = (request: Request) => Promise<Response>

/** The library's HTTP layer is axios, whose adapter may be a function. */
type Adapter = Extract<NonNullable<CreateClientParams['adapter']>, (...given: never[]) => unknown>
type Config = Parameters<Adapter>[0]

/**
 * Lets contentful's client ask a fetch handler: no socket for the embedded API, no redirects for the hosted one. Every
 * answer is looked at before the library sees it, which takes an object without items for a list without any.
 */
export function createAdapter(transport: Transport, timeoutMs: number): Adapter {
  return async (config) => {
    const late = lateness(timeoutMs)
    const request = new Request(urlOf(config), {
      method: (config.method ?? 'get').toUpperCase(),
      headers: headersOf(config),
      redirect: 'error',
      signal: late.signal,
    })
    const failed = (error: Error) => Object.assign(error, { config })
    const { answer, text } = await reach(transport, request)
      .catch((error: unknown) => {
        throw failed(new NoAnswer(String(error), { cause: error }))
      })
      .finally(late.end)
    const data = json(text)
    const complaint = complaintAbout({ request, status: answer.status, data })
    if (complaint) throw failed(new OtherAnswer(complaint))
    const response = {
      data,
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
      request: {},
    }
    if (answer.ok) return response
    throw Object.assign(new Error(`status ${answer.status}`), { isAxiosError: true, response, config })
  }
}

/** Nobody answered: refused, reset, redirected or too late. */
export class NoAnswer extends Error {}
/** Somebody answered, but not as Contentful does. */
export class OtherAnswer extends Error {}

type Answered = { request: Request; status: number; data: unknown }

/** What is not Contentful's form in an answer; null: it is. An outage may say what it likes. */
function complaintAbout({ request, status, data }: Answered): string | null {
  if (status === 429 || status >= 500) return null
  const form = status < 300 ? wireAnswerOf(new URL(request.url)) : WireFailure
  const read = form.safeParse(data)
  return read.success ? null : `status ${status}: ${read.error.message}`
}

/** A text that is no JSON stays a text: no form takes it. */
function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function reach(transport: Transport, request: Request) {
  const answer = await transport(request)
  return { answer, text: await answer.text() }
}

/** contentful 11 hands over an absolute URL beside the base URL; joining both would ask for a path that is not there. */
function urlOf(config: Config): URL {
  const asked = config.url ?? ''
  const base = (config.baseURL ?? '').replace(/\/+$/, '')
  const url = new URL(/^https?:/.test(asked) ? asked : `${base}/${asked.replace(/^\/+/, '')}`)
  const parameters: Record<string, unknown> = config.params ?? {}
  for (const [key, value] of Object.entries(parameters))
    if (value !== undefined && value !== null) url.searchParams.set(key, String(value))
  return url
}

function headersOf(config: Config): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(config.headers)) if (typeof value === 'string') headers.set(name, value)
  return headers
}
