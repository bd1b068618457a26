import { socketsOf } from './node-request.server'
import { Refusal } from './refusal.server'

type Hosts = { publicOrigin: string; allowed: string; port: number }

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The `host:port` texts that this server answers for: its public one, configured ones, and its own loopback names. */
export function knownHosts({ publicOrigin, allowed, port }: Hosts): ReadonlySet<string> {
  const texts = [...configured(allowed), ...LOOPBACK.map((name) => `${name}:${port}`)]
  return new Set([new URL(publicOrigin).host, ...texts.map((text) => new URL(`http://${text}`).host)])
}

/** The origins that a page of ours may have: the public one, configured ones, and the loopback names. */
export function ownOrigins({ publicOrigin, allowed, port }: Hosts): ReadonlySet<string> {
  const { protocol, origin } = new URL(publicOrigin)
  const others = configured(allowed).map((host) => `${protocol}//${host}`)
  const local = LOOPBACK.map((name) => `http://${name}:${port}`)
  return new Set([origin, ...[...others, ...local].map((text) => new URL(text).origin)])
}

const configured = (allowed: string) => allowed.split(',').flatMap((text) => text.trim().toLowerCase() || [])

/**
 * 421 for any other host: what a request says about its host must never reach a link, a redirect or a cache. 400 for two
 * of them, of which a proxy might take the one and we the other, and for none (RFC 9112, 3.2): the server would fill in
 * one of its own.
 */
export function requireKnownHost(request: Request, hosts: ReadonlySet<string>) {
  const named = hostHeaders(request)
  if (named && (named.length !== 1 || named[0]?.trim() === '')) throw new Refusal(400)
  if (!URL.canParse(request.url)) throw new Refusal(400)
  const { host } = new URL(request.url)
  if (!hosts.has(host.toLowerCase())) throw new Refusal(421)
}

/** As they were written: Node's own list of headers has kept one of them. Null where no socket is behind the request. */
const hostHeaders = (request: Request) =>
  socketsOf(request)?.req.rawHeaders.filter((_, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === 'host') ??
  null
