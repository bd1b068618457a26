/** What an answer carries: headers that never change, and the policy of a document as a function of its nonce. */
export type SecurityHeaders = { fixed: ReadonlyArray<readonly [string, string]>; policy: (nonce: string) => string }

export const securityHeaders = (options: HeaderOptions): SecurityHeaders => ({
  fixed: fixedHeaders(options),
  policy: contentSecurityPolicy(options),
})

type HeaderOptions = {
  isDev: boolean
  /** the public origin is https: then, and only then, browsers are told to stay there */
  isTls: boolean
  /** hosts that a form may post to besides our own */
  formHosts?: readonly (string | undefined)[]
  /** hosts that a page's scripts may ask besides our own */
  connectHosts?: readonly (string | undefined)[]
}

const PERMISSIONS = ['camera=()', 'microphone=()'].concat(
  ['geolocation', 'payment', 'autoplay', 'fullscreen', 'picture-in-picture'].map((feature) => `${feature}=(self)`),
)

/** The headers of every answer but the content security policy (security.md E). */
function fixedHeaders({ isTls }: HeaderOptions): ReadonlyArray<readonly [string, string]> {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['permissions-policy', PERMISSIONS.join(', ')],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['reporting-endpoints', 'csp="/api/csp-report"'],
    ...(isTls ? ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as const) : []),
  ]
}

/** The policy for documents, as a function of the nonce: everything else of it never changes while a process lives. */
function contentSecurityPolicy({
  isDev,
  isTls,
  formHosts = [],
  connectHosts = [],
}: HeaderOptions): (nonce: string) => string {
  const before = `default-src 'none'; script-src 'nonce-`
  const styles = isDev ? `'unsafe-inline'` : null
  const after = [
    `img-src 'self' data: https://images.ctfassets.net https://cdn.shopify.com https://image.mux.com`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `media-src 'self' blob: https://*.mux.com`,
    [`connect-src 'self' https://*.mux.com https://*.litix.io`, isDev ? 'ws:' : undefined, ...connectHosts]
      .filter((part) => part !== undefined)
      .join(' '),
    `worker-src 'self' blob:`,
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com`,
    [`form-action 'self'`, ...formHosts.filter((host) => host !== undefined)].join(' '),
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    ...(isTls ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /api/csp-report',
  ].join('; ')
  const middle = `' 'strict-dynamic'; style-src 'self' `
  return (nonce) =>
    `${before}${nonce}${middle}${styles ?? `'nonce-${nonce}'`}; style-src-attr 'unsafe-inline'; ${after}`
}

/**
 * What a page or an interface says about caches when it says nothing: nobody keeps it. A cookie is never shared, an
 * error never kept.
 */
export function cacheControl({ headers, status }: Response): string {
  if (status >= 400) return 'no-store'
  const asked = headers.get('cache-control')
  if (asked === null) return 'private, no-store'
  return isShared(asked) && headers.has('set-cookie') ? 'private, no-store' : asked
}

const isShared = (asked: string) => /\bpublic\b|s-maxage/.test(asked)
