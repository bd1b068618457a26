/**
 * A signal that aborts after a time, until `end` is called. AbortSignal.timeout would go on until then, and hold the
 * whole request in whose course it was made: seconds of them under load.
 */
export function lateness(milliseconds: number) {
  const late = new AbortController()
  const abort = () => late.abort(new DOMException('no answer in time', 'TimeoutError'))
  const timer = setTimeout(abort, milliseconds).unref()
  return { signal: late.signal, end: () => clearTimeout(timer) }
}
