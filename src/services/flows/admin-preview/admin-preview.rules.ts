import { withoutPrefix } from '~/services/domain/locale'

const PARAMETER = 'preview_token'
const CODE = /^[\w-]{43}$/

/** Where a code is exchanged for a preview. */
export const previewHref = (code: string) => `/account?${new URLSearchParams({ [PARAMETER]: code })}`

/** The code of an address of the account home; null for none, and for what was never one. */
export function previewTokenIn({ pathname, search }: { pathname: string; search: string }): string | null {
  const token = new URLSearchParams(search).get(PARAMETER) ?? ''
  return withoutPrefix(pathname).replace(/\/$/, '') === '/account' && CODE.test(token) ? token : null
}

export const hasToken = (search: object) => PARAMETER in search

/** An address without its code: whoever has to sign in first comes back without it (T1). */
export function withoutToken(href: string): string {
  const url = new URL(href, 'http://own.invalid')
  url.searchParams.delete(PARAMETER)
  return url.pathname + url.search
}
