import { READ_ONLY_HEADER } from '~/services/domain/links/read-only.rules'

export const PREVIEW_CHANNEL = 'playchart-admin-preview'

const send = (path: string, body: object, signal: AbortSignal) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })

/** whether the code of the address opened a preview; rejects where nobody could say. */
export async function enterPreview(token: string, signal: AbortSignal): Promise<boolean> {
  const answer = await send('/api/admin-preview', { preview_token: token }, signal)
  if (!answer.ok && answer.status !== 403 && answer.status !== 422) throw new Error(`status ${answer.status}`)
  return answer.ok
}

/** Ends the preview of this browser; rejects where it did not. */
export async function closePreview(signal: AbortSignal): Promise<void> {
  const answer = await send('/api/close-admin-preview', {}, signal)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
}

/**
 * Calls back when the server has refused a change because of the preview, whichever flow it was of, and keeps forms from
 * being sent at all. The answer ends it.
 */
export function watchRefusedWrites(onRefused: () => void): () => void {
  const original = globalThis.fetch
  // flows send what they change each in their own way: this is the one place that all of it passes
  const watching: typeof fetch = async (...asked) => {
    const answer = await original(...asked)
    if (answer.headers.has(READ_ONLY_HEADER)) onRefused()
    return answer
  }
  globalThis.fetch = watching
  const keep = (event: SubmitEvent) => {
    const { target } = event
    if (!(target instanceof HTMLFormElement) || target.method !== 'post' || target.action.endsWith(CLOSING)) return
    event.preventDefault()
    event.stopPropagation()
    onRefused()
  }
  document.addEventListener('submit', keep, { capture: true })
  return () => {
    if (globalThis.fetch === watching) globalThis.fetch = original
    document.removeEventListener('submit', keep, { capture: true })
  }
}

const CLOSING = '/api/close-admin-preview'
