import { withoutPrefix } from '~/services/domain/locale'

const PARAMETER = 'preview_token'
/** More than any code has, and as much as an entry takes. */
const MOST = 200

/** Where a code is exchanged for a preview. */
export const previewHref = (code: string) => `/account?${new URLSearchParams({ [PARAMETER]: code })}`

/** The code of an address of the account home, which may be a wrong one: whoever came with it is told. Null for none. */
export function previewTokenIn({ pathname, search }: { pathname: string; search: string }): string | null {
  const token = new URLSearchParams(search).get(PARAMETER)?.slice(0, MOST) ?? ''
  return withoutPrefix(pathname).replace(/\/$/, '') === '/account' && token !== '' ? token : null
}

export const hasToken = (search: object) => PARAMETER in search

/** An address without its code: whoever has to sign in first comes back without it (T1). */
export function withoutToken(href: string): string {
  const url = new URL(href, 'http://own.invalid')
  url.searchParams.delete(PARAMETER)
  return url.pathname + url.search
}
