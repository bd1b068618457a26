/*
 * The ten rules of Mozilla's HTTP Observatory and what each is worth, after its published package
 * (@mdn/mdn-http-observatory 1.4.8: src/analyzer/tests, src/grader/charts.js). A score begins at 100; what is given on top
 * counts from 90 on.
 */

export type Seen = { url: URL; headers: Headers; html: string | null }
export type Verdict = { rule: string; result: string; points: number }

const FOR_EXTRA_CREDIT = 90
const SIX_MONTHS_SECONDS = 15_552_000
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const INLINE = ["'unsafe-inline'", 'data:']
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const UNSAFE_REFERRERS = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

type Judged = readonly [result: string, points: number]
const RULES: Record<string, (seen: Seen) => Judged> = {
  'content-security-policy': policy,
  cookies,
  'cross-origin-resource-sharing': sharing,
  redirection: () => ['left to the proxy that ends TLS: there is no http', 0],
  'referrer-policy': referrer,
  'strict-transport-security': transport,
  'subresource-integrity': scripts,
  'x-content-type-options': ({ headers }) =>
    headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? ['nosniff', 0] : ['missing', -5],
  'x-frame-options': frames,
  'cross-origin-resource-policy': resource,
}

export function judge(seen: Seen): { score: number; verdicts: Verdict[] } {
  const verdicts = Object.entries(RULES).map(([rule, look]) => {
    const [result, points] = look(seen)
    return { rule, result, points }
  })
  const sum = (points: number[]) => points.reduce((all, each) => all + each, 100)
  const strict = sum(verdicts.map(({ points }) => Math.min(points, 0)))
  return {
    verdicts,
    score: strict >= FOR_EXTRA_CREDIT ? sum(verdicts.map(({ points }) => points)) : Math.max(strict, 0),
  }
}

/** The directives of one policy; null where it has one twice, which no browser reads as meant. */
function directivesOf(header: string): Map<string, string[]> | null {
  const entries = header
    .split(';')
    .map((text) => text.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const)
  return new Set(entries.map(([name]) => name)).size === entries.length ? new Map(entries) : null
}

function policy({ headers, url }: Seen): Judged {
  const header = headers.get('content-security-policy')
  if (!header) return ['missing', -25]
  const csp = directivesOf(header)
  if (!csp) return ['cannot be read', -25]
  const other = csp.get('default-src') ?? ['*']
  const script = withNonce(csp.get('script-src') ?? other)
  const style = withNonce(csp.get('style-src') ?? other)
  const object = csp.get('object-src') ?? other
  const active = [...csp].flatMap(([name, sources]) => (/^(img|media|script)-src$/.test(name) ? [] : sources))
  const passive = ['img-src', 'media-src'].flatMap((name) => csp.get(name) ?? other)
  const isOpen = (source: string) => url.protocol === 'https:' && /^(http|ftp):/.test(source)
  if (
    script.some((source) => [...BROAD, ...INLINE].includes(source)) ||
    object.some((source) => BROAD.includes(source))
  )
    return ['scripts from anywhere', -20]
  if ([...active, ...script].some(isOpen)) return ['scripts over http', -20]
  if ([...script, ...style].includes("'unsafe-eval'")) return ['eval', -10]
  if (passive.some(isOpen)) return ['pictures over http', -10]
  if (style.some((source) => [...BROAD, ...INLINE].includes(source))) return ['styles from anywhere', 0]
  return other.join() === "'none'" ? ["default-src 'none', nothing unsafe", 10] : ['nothing unsafe', 5]
}

/** A nonce or digest makes 'unsafe-inline' void, and with 'strict-dynamic' names of hosts too. */
function withNonce(sources: readonly string[]): string[] {
  if (!sources.some((source) => /^'(sha256|sha384|sha512|nonce)-/.test(source))) return [...sources]
  const isStrict = sources.includes("'strict-dynamic'")
  return sources.filter(
    (source) =>
      source !== "'unsafe-inline'" &&
      !(isStrict && (source === "'self'" || BROAD.some((broad) => source.startsWith(broad)))),
  )
}

function cookies({ headers }: Seen): Judged {
  const all = headers.getSetCookie().map((text) => text.toLowerCase())
  const isSafe = headers.has('strict-transport-security')
  const isSession = (cookie: string) => /^[^=]*(?:login|sess)/.test(cookie)
  const lacks = (flag: RegExp) => all.filter((cookie) => !flag.test(cookie))
  const open = lacks(/;\s*secure/)
  if (all.length === 0) return ['none', 0]
  if (open.some(isSession)) return ['a session without Secure', isSafe ? -10 : -40]
  if (lacks(/;\s*httponly/).some(isSession)) return ['a session that scripts read', -30]
  if (all.some((cookie) => /;\s*samesite(?!=(?:lax|strict|none)\s*(?:;|$))/.test(cookie)))
    return ['SameSite of no kind', -20]
  if (open.length > 0) return ['without Secure', isSafe ? -5 : -20]
  return lacks(/;\s*samesite=/).length > 0 ? ['Secure', 0] : ['Secure, with SameSite', 5]
}

/** Asked with an Origin that is not ours. */
function sharing({ headers }: Seen): Judged {
  const origin = headers.get('access-control-allow-origin')
  const isOpen = origin !== null && origin !== '*' && headers.get('access-control-allow-credentials') === 'true'
  return isOpen ? ['for everybody, with cookies', -50] : [origin ?? 'none', 0]
}

function referrer({ headers }: Seen): Judged {
  const said = (headers.get('referrer-policy') ?? '').toLowerCase().split(',')
  const known = said
    .map((text) => text.trim())
    .findLast((text) => [...PRIVATE_REFERRERS, ...UNSAFE_REFERRERS].includes(text))
  if (known === undefined) return said.join() === '' ? ['missing', 0] : ['unknown', -5]
  return PRIVATE_REFERRERS.includes(known) ? [known, 5] : [known, -5]
}

function transport({ headers, url }: Seen): Judged {
  const header = headers.get('strict-transport-security')
  if (url.protocol !== 'https:') return ['no https', -20]
  if (header === null) return ['missing', -20]
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds) || header.includes(',')) return ['cannot be read', -20]
  return seconds < SIX_MONTHS_SECONDS ? ['less than six months', -10] : [`${seconds} s`, 0]
}

function scripts({ html, url }: Seen): Judged {
  if (html === null) return ['no page', 0]
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/gi)].map(([tag, src = '']) => ({
    isForeign: new URL(src, url).origin !== url.origin,
    isOpen: /^(?:http:|\/\/)/.test(src),
    isSealed: /\bintegrity=/.test(tag),
  }))
  const foreign = sources.filter(({ isForeign }) => isForeign)
  if (foreign.some(({ isOpen, isSealed }) => isOpen && !isSealed)) return ['scripts of others over http', -50]
  if (foreign.some(({ isOpen }) => isOpen)) return ['scripts of others over http, sealed', -20]
  if (foreign.some(({ isSealed }) => !isSealed)) return ['scripts of others, not sealed', -5]
  return foreign.length > 0
    ? ['scripts of others, sealed', 5]
    : [sources.length === 0 ? 'no scripts' : 'own scripts', 0]
}

function frames({ headers }: Seen): Judged {
  if (directivesOf(headers.get('content-security-policy') ?? '')?.has('frame-ancestors'))
    return ['by frame-ancestors', 5]
  const header = headers.get('x-frame-options')?.trim().toLowerCase() ?? ''
  return /^(?:deny|sameorigin)$|^allow-from/.test(header) ? [header, 0] : [header || 'missing', -20]
}

function resource({ headers }: Seen): Judged {
  const header = headers.get('cross-origin-resource-policy')?.trim().toLowerCase() ?? ''
  if (header === 'same-origin' || header === 'same-site') return [header, 10]
  return header === '' || header === 'cross-origin' ? [header || 'missing', 0] : ['unknown', -5]
}
