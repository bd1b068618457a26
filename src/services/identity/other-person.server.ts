import { setResponseStatus } from '@tanstack/react-start/server'
import { logEvent } from '../log.server'
import { refused } from '../result'

/** 409: the page was made for somebody else than who is signed in now (security.md C: two tabs). Nothing is done. */
export function refuseOtherPerson() {
  logEvent('security.access-denied', { why: 'otherPerson' })
  setResponseStatus(409)
  return refused({ kind: 'otherPerson' as const })
}
