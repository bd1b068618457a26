import { deleteCookie, getRequest, setCookie } from '@tanstack/react-start/server'
import type { z } from 'zod'
import { movableClock } from '~/services/platform/clock/clock.server'
import { database } from '~/services/platform/database/database.server'
import { logEvent } from '~/services/platform/log/log.server'
import { shared } from '~/services/platform/process/shared.server'
import { cookieOf, SESSION_COOKIE } from '~/services/request/context/cookies'
import { createSessions, IDLE_DAYS, type Issued, type Session } from './sessions'

const sessions = () => shared('sessions', () => createSessions({ db: database, clock: movableClock() }))

const COOKIE = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const
/** The session that this request has found or started, memoised per request. */
const found = new WeakMap<Request, Promise<Session | null>>()

/**
 * The session of the current request: in server functions, server routes and their loaders. Null without a cookie, and
 * for a cookie that we never gave or no longer honour; that one is taken back.
 */
export const currentSession = (): Promise<Session | null> => requestSession(getRequest())()

/** The same for a given request; nothing is read before the function is called, nor without a cookie. */
export const requestSession = (request: Request) => (): Promise<Session | null> => {
  const known = found.get(request) ?? lookUp(request)
  found.set(request, known)
  return known
}

/** The session, started if there is none: only when something has to be stored. */
export async function ensureSession(): Promise<Session> {
  return (await currentSession()) ?? remember(await sessions().create())
}

/** A new cookie, and another person or nobody: at sign-in, sign-out and every change of rights (T11). */
export async function rotateSession(userSub: string | null): Promise<Session> {
  const session = await currentSession()
  return remember(session ? await sessions().rotate(session, userSub) : await sessions().create(userSub))
}

export async function endSession(): Promise<void> {
  const session = await currentSession()
  if (session) await sessions().revoke(session)
  found.set(getRequest(), Promise.resolve(null))
  expireCookie()
}

/** Where a person is signed in, in whatever browser. */
export const sessionsOf = (userSub: string): Promise<Session[]> => sessions().of(userSub)

/** Signs a person out in every browser. */
export const endSessionsOf = (userSub: string): Promise<void> => sessions().revokeAllOf(userSub)

/** One thing that a session remembers, by its schema. A stored value that no longer fits reads as null. */
export function sessionData<S extends z.ZodType>(namespace: string, schema: S) {
  return {
    async get(): Promise<z.infer<S> | null> {
      const session = await currentSession()
      const parsed = schema.safeParse(session?.data[namespace])
      return parsed.success ? parsed.data : null
    },
    /**
     * What `next` makes of it, null for nothing. Asked again when another request has written meanwhile: it must depend
     * on its argument alone. Throws `SessionDataTooLarge` beyond 8 KB for all namespaces together.
     */
    async change(next: (known: z.infer<S> | null) => z.infer<S> | null): Promise<z.infer<S> | null> {
      const wanted = (present: unknown) => {
        const value = next(schema.safeParse(present).data ?? null)
        return value === null ? null : schema.parse(value)
      }
      return changeData(namespace, wanted)
    },
  }
}

async function changeData<T>(namespace: string, next: (present: unknown) => T | null): Promise<T | null> {
  const session = (await currentSession()) ?? (next(null) === null ? null : await ensureSession())
  if (!session) return null
  let value: T | null = null
  const changed = await sessions().change(session, namespace, (present) => (value = next(present)))
  found.set(getRequest(), Promise.resolve(changed))
  // ended meanwhile, by a sign-out in another tab: what is to be remembered starts another session
  return changed ? value : changeData(namespace, next)
}

async function lookUp(request: Request): Promise<Session | null> {
  const id = cookieOf(request, SESSION_COOKIE)
  if (id === null) return null
  const session = await sessions().find(id)
  if (!session) {
    logEvent('security.session-forged')
    expireCookie()
    return null
  }
  if (await sessions().refresh(session)) sendCookie(id)
  return session
}

function remember({ id, session }: Issued): Session {
  found.set(getRequest(), Promise.resolve(session))
  sendCookie(id)
  return session
}

const sendCookie = (id: string) => setCookie(SESSION_COOKIE, id, { ...COOKIE, maxAge: IDLE_DAYS * 86_400 })
const expireCookie = () => deleteCookie(SESSION_COOKIE, COOKIE)
