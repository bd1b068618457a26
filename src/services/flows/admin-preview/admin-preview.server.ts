import { CUSTOMERS_PATH } from '~/services/domain/links/customers-path.rules'
import { ok, type Result, refused } from '~/services/domain/result'
import { currentAdmin } from '~/services/flows/identity/admin.server'
import type { Person } from '~/services/flows/identity/identity.contract'
import { currentPreview } from '~/services/flows/identity/preview.server'
import { asService } from '~/services/platform/wire/own-services.server'
import { isJson, KB, readForm, readJson } from '~/services/request/pipeline/body.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import {
  closePreview,
  enterPreview,
  mintPreviewCode,
  noteInAudit,
  secondsLeftOf,
} from '~/services/request/preview/preview.server'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import { PreviewEntry, PreviewWanted, type ShownPreview } from './admin-preview.contract'
import { previewHref } from './admin-preview.rules'

/** Nothing of these answers is kept, and no Referer has an address with a code (T1). */
const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' }
const SMALL = { limit: KB, depth: 2 }

/**
 * POST /api/admin-preview-codes, a form with the `user` to look at (decided: E-84): 303 to the account with a code for one
 * entry within a minute. 404 for anybody but an admin, and for an account that is not there; 503 while nobody can say.
 */
export async function takePreviewWanted(request: Request): Promise<Response> {
  const admin = await currentAdmin()
  if (!admin) throw new Refusal(404)
  const wanted = PreviewWanted.safeParse(Object.fromEntries(await readForm(request)))
  if (!wanted.success) throw new Refusal(422)
  const code = await codeFor(admin, wanted.data.user)
  if (!code.ok) throw new Refusal(code.error.kind === 'notFound' ? 404 : 503)
  return leadTo(previewHref(code.value))
}

type NoCode = { kind: 'notFound' | 'unreachable' }

/** A code for one entry within a minute, in this session. */
export async function codeFor(admin: Person, userUuid: string): Promise<Result<string, NoCode>> {
  const user = await (await accountManager()).user({ headers: asService(), uuid: userUuid, language: null })
  if (!user.ok) return refused({ kind: user.error.kind === 'notFound' ? 'notFound' : 'unreachable' })
  const { uuid, email, first_name, last_name } = user.value
  const name = `${first_name} ${last_name}`.trim() || null
  const code = await mintPreviewCode({ adminSub: admin.sub, userUuid: uuid, email, name })
  return code === null ? refused({ kind: 'notFound' }) : ok(code)
}

/**
 * POST /api/admin-preview: exchanges the code of the address for a read-only preview of a quarter of an hour. 403 for
 * whoever is no admin, and for a code that was used, is too old, or was given to another session. A script gets `{ ok }`,
 * a form the account.
 */
export async function takePreviewEntry(request: Request): Promise<Response> {
  const entry = PreviewEntry.safeParse(await bodyOf(request))
  if (!entry.success) throw new Refusal(422)
  const admin = await currentAdmin()
  if (!admin) {
    await noteInAudit('entryRefused', { adminSub: null, userUuid: null })
    throw new Refusal(403, {}, NOT_ENTERED)
  }
  if (!(await enterPreview(entry.data.preview_token))) throw new Refusal(403, {}, NOT_ENTERED)
  return isJson(request) ? Response.json({ ok: true }, { headers: SECRET }) : leadTo('/account')
}

const NOT_ENTERED = 'This code opens no preview: it was used, it is too old, or it is not yours.'

/** POST /api/close-admin-preview: ends the preview, where there is one, and leads back to the customers. */
export async function takePreviewClose(request: Request): Promise<Response> {
  await closePreview()
  return isJson(request) ? Response.json({ ok: true }, { headers: SECRET }) : leadTo(CUSTOMERS_PATH)
}

/** What every page says of the preview that it is shown in. */
export async function shownPreview(): Promise<ShownPreview | null> {
  const preview = await currentPreview()
  return preview && { email: preview.email, secondsLeft: secondsLeftOf(preview) }
}

const bodyOf = async (request: Request): Promise<unknown> =>
  isJson(request) ? readJson(request, SMALL) : Object.fromEntries(await readForm(request))

const leadTo = (location: string) => new Response(null, { status: 303, headers: { ...SECRET, location } })
