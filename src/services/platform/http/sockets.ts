import { Agent, fetch as undiciFetch } from 'undici'
import { whenClosing } from '../process/closing.server'
import { type Fetch, LONGEST_BODY } from './call'

const EMPTY = [204, 205, 304]

/** Sockets of one upstream: connected within a second, at most fifty, and no redirect is followed. */
export function socketFetch(upstream: string): Fetch {
  const dispatcher = new Agent({
    connect: { timeout: 1000 },
    connections: 50,
    headersTimeout: 8000,
    bodyTimeout: 5000,
    maxResponseSize: LONGEST_BODY,
  })
  whenClosing(`sockets of ${upstream}`, () => dispatcher.close())
  return async (request) => {
    const { url, method, headers, signal } = request
    const body = request.body ? await request.arrayBuffer() : undefined
    const init = { method, headers: Object.fromEntries(headers), body, signal, redirect: 'error', dispatcher } as const
    const answer = await undiciFetch(url, init)
    // undici's own Response is another class than the global one
    const bytes = await answer.arrayBuffer()
    return new Response(EMPTY.includes(answer.status) ? null : bytes, {
      status: answer.status,
      headers: [...answer.headers],
    })
  }
}
