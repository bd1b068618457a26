import { getRequest, setResponseStatus } from '@tanstack/react-start/server'
import { refused } from '~/services/domain/result'
import { logEvent } from '~/services/platform/log/log.server'

/**
 * The page was made for somebody else than who is signed in now (security.md C: two tabs): nothing is done. What a
 * page's script calls is answered 409; a form leads to a page that says so.
 */
export function refuseOtherPerson() {
  logEvent('security.access-denied', { why: 'otherPerson' })
  if (isCall(getRequest())) setResponseStatus(409)
  return refused({ kind: 'otherPerson' as const })
}

const isCall = ({ url }: Request) => new URL(url).pathname.startsWith('/_serverFn/')
