import { isIPv4, isIPv6 } from 'node:net'

/**
 * Who is counted: the peer, or what the trusted proxies in front wrote down. Each of them appends the address that it
 * saw, so the visitor is the n-th from the right; anything further left is the visitor's own invention. What a proxy
 * wrote that is no address counts as the proxy itself: never as a visitor of its own for each text.
 */
export function clientAddress({
  peer,
  forwarded,
  hops,
}: {
  peer: string | null
  forwarded: string | null
  hops: number
}) {
  const seen = hops > 0 ? (forwarded ?? '').split(',').map((each) => each.trim()) : []
  return networkOf(seen.at(-hops) ?? '') ?? networkOf(peer ?? '') ?? 'unknown'
}

/** One household has one /64 of IPv6: its single addresses are as many as anybody likes. Null for what is no address. */
function networkOf(text: string): string | null {
  const address = addressOf(text)
  if (address === null || isIPv4(address)) return address
  const groups = groupsOf(address)
  return embeddedIPv4(groups) ?? `${groups.slice(0, 4).map(hex).join(':')}::/64`
}

/** Some proxies append the port: '198.51.100.3:50000', '[2001:db8::1]:50000'. A zone is the business of one machine. */
function addressOf(text: string): string | null {
  const bare = text
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return isIPv4(bare) || isIPv6(bare) ? bare : null
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [left, right] = [numbers(head), numbers(tail ?? '')]
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}

/** IPv4 written as IPv6 (RFC 4291), and behind a translator (RFC 6052): the first 96 bits are the same for everybody. */
const PREFIXES = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

function embeddedIPv4(groups: number[]): string | null {
  if (!PREFIXES.includes(groups.slice(0, 6).map(hex).join(':'))) return null
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

const hex = (group: number) => group.toString(16)
