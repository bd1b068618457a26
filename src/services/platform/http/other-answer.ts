import type { Outage } from '~/services/domain/result'
import { logEvent } from '../log/log.server'

type Said = { upstream: string; operation?: string; said: string }

/**
 * An answer in another form than its contract's. What is wrong with it is for the log alone: an outage travels to the
 * browser, and a parser's words name what we ask of whom.
 */
export function otherAnswer({ upstream, operation, said }: Said): Extract<Outage, { kind: 'invalid' }> {
  logEvent('upstream.invalid', { upstream, operation, cause: said })
  return { kind: 'invalid', cause: 'an answer in another form' }
}
