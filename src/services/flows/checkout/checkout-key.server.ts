import { createHmac } from 'node:crypto'
import { getRequest } from '@tanstack/react-start/server'
import { uuidOfDigits } from '~/services/domain/ids/uuid.rules'
import { keyFor } from '~/services/platform/secrets/secret.server'
import { CART_COOKIE, cookieOf, SESSION_COOKIE } from '~/services/request/context/cookies'

/**
 * The key under which a start of this visitor's is told upstream. A key that another visitor has got hold of names a
 * start of their own, never the first one's. The cart comes first: it outlasts the session's id, which changes with
 * signing in.
 */
export function ownKey(key: string): string {
  const request = getRequest()
  const visitor = cookieOf(request, CART_COOKIE) ?? cookieOf(request, SESSION_COOKIE) ?? ''
  const digits = createHmac('sha256', keyFor('checkout-keys')).update(JSON.stringify([visitor, key.toLowerCase()]))
  return uuidOfDigits(digits.digest('hex'))
}
