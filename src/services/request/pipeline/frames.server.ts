import { withoutPrefix } from '~/services/domain/locale'
import { isFramed } from '~/services/request/context/framed'

const INSPECTOR = '/inspector'

/** Beside the inspector a page stands in a frame (docs/decisions/0064-a-frame-beside-the-inspector.md); nowhere else. */
export function allowFrames(request: Request, headers: Headers) {
  if (isFramed(request)) {
    headers.set('x-frame-options', 'SAMEORIGIN')
    change(headers, `frame-ancestors 'none'`, `frame-ancestors 'self'`)
  }
  if (new URL(request.url).pathname === INSPECTOR) change(headers, 'frame-src ', `frame-src 'self' `)
}

function change(headers: Headers, from: string, to: string) {
  headers.set('content-security-policy', (headers.get('content-security-policy') ?? '').replace(from, to))
}

/** Asked for by a browser that is led there, not by a script. */
export const isPage = ({ method, headers }: Request) =>
  /^(GET|HEAD)$/.test(method) && (headers.get('accept') ?? '').includes('text/html')

/** Where a page is shown beside the inspector that is asked for it by `?inspect`; null: it is shown as it is. */
export function besideInspector(request: Request): string | null {
  const url = new URL(request.url)
  const { pathname, searchParams } = url
  if (searchParams.get('inspect') !== '' || isFramed(request) || !isPage(request)) return null
  if (withoutPrefix(pathname) === INSPECTOR) return null
  const key = searchParams.get('key')
  for (const name of ['inspect', 'key']) searchParams.delete(name)
  const asked = new URLSearchParams({ page: pathname + url.search, ...(key === null ? {} : { key }) })
  return `${INSPECTOR}?${asked}`
}
