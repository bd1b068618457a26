import { persona } from '~/content/seed/personas'
import { asJson, BROWSER, ownOrigin, type Raw, raw } from './raw-request'
import type { Server } from './server'
import { cookieIn } from './sign-in'

type At = Pick<Server, 'port'>
const FORM = 'application/x-www-form-urlencoded'

/** A form of the customers' page: whose account is to be looked at. */
export const wantPreview = (server: At, cookie: string, user = persona('parent').playchartId): Promise<Raw> =>
  raw(server, '/api/admin-preview-codes', {
    method: 'POST',
    headers: { ...BROWSER, ...ownOrigin(server), 'content-type': FORM, cookie },
    body: new URLSearchParams({ user }).toString(),
  })

/** The code in the address that the form leads to. */
export async function codeOf(server: At, cookie: string, user?: string): Promise<string> {
  const { status, headers } = await wantPreview(server, cookie, user)
  const code = new URL(String(headers.location), 'http://shop.test').searchParams.get('preview_token')
  if (status !== 303 || !code) throw new Error(`no code was made: ${status}`)
  return code
}

export const enterWith = (server: At, cookie: string, code: unknown): Promise<Raw> =>
  raw(server, '/api/admin-preview', {
    method: 'POST',
    headers: { ...asJson(server), cookie },
    body: JSON.stringify({ preview_token: code }),
  })

/** All cookies of an admin who looks at an account. */
export async function previewOver(server: At, cookie: string, user?: string): Promise<string> {
  const entered = await enterWith(server, cookie, await codeOf(server, cookie, user))
  if (entered.status !== 200) throw new Error(`no preview was entered: ${entered.status}`)
  return `${cookie}; ${cookieIn(entered)}`
}

export const closeOver = (server: At, cookie: string): Promise<Raw> =>
  raw(server, '/api/close-admin-preview', { method: 'POST', headers: { ...asJson(server), cookie }, body: '{}' })
