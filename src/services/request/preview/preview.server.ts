import { deleteCookie, getRequest, setCookie } from '@tanstack/react-start/server'
import { movableClock } from '~/services/platform/clock/clock.server'
import { database } from '~/services/platform/database/database.server'
import { currentRequest } from '~/services/platform/log/current-request.server'
import { logEvent } from '~/services/platform/log/log.server'
import { shared } from '~/services/platform/process/shared.server'
import { sealFor } from '~/services/platform/secrets/secret.server'
import { cookieOf, PREVIEW_COOKIE } from '~/services/request/context/cookies'
import { isCall } from '~/services/request/pipeline/call'
import { oncePerRequest } from '~/services/request/pipeline/once-per-request.server'
import { currentSession } from '~/services/request/session/session.server'
import { type AuditAction, adminAudit } from './preview.tables'
import { createPreviews, PREVIEW_SECONDS, type Preview, type Wanted } from './previews'

const COOKIE = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const
const LONGEST_COOKIE = 400
const LONGEST_ROUTE = 200

const previews = () => shared('admin-previews', () => createPreviews({ db: database, clock: movableClock() }))
const seal = () => sealFor('admin-preview')

/**
 * The preview that the cookie of this request names, while it lasts and in the session that entered it; without a cookie
 * nothing is asked. Whether its person is an admin still is for who knows persons (flows/identity).
 */
export const openedPreview = (): Promise<Preview | null> =>
  oncePerRequest('admin preview', async () => {
    const sealed = cookieOf(getRequest(), PREVIEW_COOKIE)
    if (sealed === null || sealed.length > LONGEST_COOKIE) return null
    const [id, session] = [seal().open(sealed), await currentSession()]
    return id === null || !session ? null : previews().find(id, session.idHash)
  })

/** A code that enters a preview once, within a minute, in this session. */
export async function mintPreviewCode(wanted: Omit<Wanted, 'sessionHash'>): Promise<string | null> {
  const session = await currentSession()
  if (!session) return null
  const code = await previews().mint({ ...wanted, sessionHash: session.idHash })
  await noteInAudit('codeMade', wanted)
  return code
}

/** Enters the preview of a code: its cookie goes out with the answer. Null for a code that is not good here and now. */
export async function enterPreview(code: string): Promise<Preview | null> {
  const session = await currentSession()
  const entered = session ? await previews().enter(code, session.idHash) : null
  if (!entered) {
    await noteInAudit('entryRefused', { adminSub: session?.userSub ?? null, userUuid: null })
    return null
  }
  setCookie(PREVIEW_COOKIE, seal().seal(entered.id), { ...COOKIE, maxAge: PREVIEW_SECONDS })
  await noteInAudit('entered', entered.preview)
  return entered.preview
}

/** Ends the preview of this request, if there is one, and takes its cookie back. */
export async function closePreview(): Promise<void> {
  const preview = await openedPreview()
  deleteCookie(PREVIEW_COOKIE, COOKIE)
  if (!preview) return
  await previews().close(preview)
  await noteInAudit('closed', preview)
}

/** What previews keep of a customer goes with the account. */
export const forgetPreviewsOf = (userUuid: string): Promise<void> => previews().forget(userUuid)

export const secondsLeftOf = (preview: Preview): number => previews().secondsLeft(preview)

type Noted = { adminSub: string | null; userUuid: string | null }

const EVENT_OF = {
  codeMade: 'security.admin-preview-code-made',
  entered: 'security.admin-preview-entered',
  entryRefused: 'security.admin-preview-entry-refused',
  pageRead: 'security.admin-preview-page-read',
  writeRefused: 'security.admin-preview-write-refused',
  closed: 'security.admin-preview-closed',
} as const

/** One row and one line of the log: which admin did what in whose account, and where. */
export async function noteInAudit(action: AuditAction, { adminSub, userUuid }: Noted): Promise<void> {
  const current = currentRequest()
  const route = routeOf(getRequest(), current?.call)
  const at = new Date(movableClock().now()).toISOString()
  const requestId = current?.requestId ?? null
  await (await database()).insert(adminAudit).values({ at, action, adminSub, userUuid, route, requestId })
  logEvent(EVENT_OF[action], { admin: adminSub, account: userUuid, route })
}

/** The function that a page calls by its name, everything else by its path: no value of a query. */
const routeOf = (request: Request, call = ''): string =>
  (isCall(request) ? call : new URL(request.url).pathname).slice(0, LONGEST_ROUTE)
