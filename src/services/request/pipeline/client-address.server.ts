import { isIPv6 } from 'node:net'

/**
 * Who is counted: the peer, or what the trusted proxies in front wrote down. Each of them appends the address that it
 * saw, so the visitor is the n-th from the right; anything further left is the visitor's own invention.
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
  return networkOf(seen.at(-hops) || peer || 'unknown')
}

/** One household has one /64 of IPv6: its single addresses are as many as anybody likes. */
function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare.slice(0, 64)
  const [head = '', tail] = bare.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
