import { parse } from 'cookie-es'

/**
 * The cookies of a request by name, as they were sent; of two with one name the first counts, as browsers send the most
 * specific first.
 */
export const cookiesOf = (header: string | null): Map<string, string> =>
  new Map(Object.entries(parse(header ?? '', { decode: (text) => text })).map(([name, value = '']) => [name, value]))

export const cookieOf = (request: Request, name: string) => cookiesOf(request.headers.get('cookie')).get(name) ?? null

export const SESSION_COOKIE = '__Host-sid'
export const PREVIEW_COOKIE = '__Host-admin_preview'
export const CART_COOKIE = '__Host-cart'
export const REGION_COOKIE = 'region'
