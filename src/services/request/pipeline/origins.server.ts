import { env } from '~/services/platform/env/env.server'
import { shared } from '~/services/platform/process/shared.server'
import { knownHosts, ownOrigins } from './host.server'

const address = () => {
  const { publicOrigin, ALLOWED_HOSTS, PORT } = env()
  return { publicOrigin, allowed: ALLOWED_HOSTS, port: PORT }
}

/** The hosts that this process answers for, and the origins under which its pages are opened. */
export const allowedHosts = () => shared('allowed-hosts', () => knownHosts(address()))
export const allowedOrigins = () => shared('allowed-origins', () => ownOrigins(address()))
