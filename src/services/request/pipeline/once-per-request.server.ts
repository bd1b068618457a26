import { getRequest } from '@tanstack/react-start/server'

const asked = new WeakMap<Request, Map<string, Promise<unknown>>>()

/** What several parts of one page ask for is asked once: the frame and the page within it stand on the same request. */
export function oncePerRequest<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const request = getRequest()
  const known = asked.get(request) ?? new Map<string, Promise<unknown>>()
  asked.set(request, known)
  const asking = known.get(name) ?? ask()
  known.set(name, asking)
  // a name is written once, beside its type
  return asking as Promise<T>
}
