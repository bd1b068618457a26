import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { createSessionRows, type SessionRows } from './session-rows'

/** A row without its cookie. `data` holds one entry per namespace. */
export type Session = {
  idHash: string
  userSub: string | null
  data: Record<string, unknown>
  createdAt: string
  refreshedAt: string
  expiresAt: string
}

/** A session with the text that its cookie carries from now on. */
export type Issued = { id: string; session: Session }

export type Sessions = {
  find(id: string): Promise<Session | null>
  create(userSub?: string | null): Promise<Issued>
  /** A new cookie for the same session, or for another person: at sign-in, sign-out and change of rights (T11). */
  rotate(session: Session, userSub: string | null): Promise<Issued>
  /** Moves the end of an idle session further away, at most once a day. True when the cookie should be sent again. */
  refresh(session: Session): Promise<boolean>
  write(session: Session, namespace: string, value: unknown): Promise<void>
  revoke(session: Session): Promise<void>
  /** Signs a person out everywhere. */
  revokeAll(userSub: string): Promise<void>
  sweep(): Promise<void>
}

const DAY_MS = 86_400_000
export const IDLE_DAYS = 30
const ABSOLUTE_DAYS = 90
const CACHED_MS = 5000
/** Namespaces keep little: a session is read on every request. Bytes of JSON. */
export const DATA_LIMIT = 8192

export class SessionDataTooLarge extends Error {}

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')
const iso = (epochMs: number) => new Date(epochMs).toISOString()
/** 256 bits as 43 characters; anything else was never ours. */
const isOurs = (id: string) => /^[\w-]{43}$/.test(id)

export function createSessions({ db, clock }: { db: () => Promise<Db>; clock: Clock }): Sessions {
  const rows = createSessionRows(db)
  const cache = new LRUCache<string, Session>({ max: 10_000, ttl: CACHED_MS })
  const now = () => iso(clock.now())
  const issue = async (userSub: string | null, data: Session['data']): Promise<Issued> => {
    const issued = newSession({ userSub, data, epochMs: clock.now() })
    await rows.insert(issued.session)
    return issued
  }
  const revoke = async ({ idHash }: Session) => {
    cache.delete(idHash)
    await rows.remove(idHash)
  }
  return {
    revoke,
    create: (userSub = null) => issue(userSub, {}),
    find: async (id) => (isOurs(id) ? findAlive({ idHash: hashOf(id), cache, rows, clock }) : null),
    async rotate(session, userSub) {
      const issued = await issue(userSub, isSamePerson(session, userSub) ? session.data : {})
      await revoke(session)
      return issued
    },
    async refresh({ idHash, refreshedAt, createdAt }) {
      if (clock.now() - Date.parse(refreshedAt) < DAY_MS) return false
      cache.delete(idHash)
      await rows.update(idHash, { refreshedAt: now(), expiresAt: endOf(createdAt, clock.now()) })
      return true
    },
    async write(session, namespace, value) {
      session.data = changed(session.data, namespace, value)
      cache.delete(session.idHash)
      await rows.write(session.idHash, { namespace, value })
    },
    async revokeAll(userSub) {
      cache.clear()
      await rows.removeAll(userSub)
    },
    sweep: () => rows.sweep(now()),
  }
}

/** What an anonymous visit remembers goes along to the person who signs in; one person's never goes to another. */
const isSamePerson = (session: Session, userSub: string | null) =>
  session.userSub === null || session.userSub === userSub

function newSession({ userSub, data, epochMs }: Pick<Session, 'userSub' | 'data'> & { epochMs: number }): Issued {
  const id = randomBytes(32).toString('base64url')
  const at = iso(epochMs)
  const dates = { createdAt: at, refreshedAt: at, expiresAt: endOf(at, epochMs) }
  return { id, session: { idHash: hashOf(id), userSub, data, ...dates } }
}

type Finding = { idHash: string; cache: LRUCache<string, Session>; rows: SessionRows; clock: Clock }

async function findAlive({ idHash, cache, rows, clock }: Finding): Promise<Session | null> {
  const known = cache.get(idHash) ?? (await rows.find(idHash))
  if (!known || Date.parse(known.expiresAt) <= clock.now()) return null
  if (!cache.has(idHash)) cache.set(idHash, known)
  return known
}

const endOf = (createdAt: string, epochMs: number) =>
  iso(Math.min(epochMs + IDLE_DAYS * DAY_MS, Date.parse(createdAt) + ABSOLUTE_DAYS * DAY_MS))

function changed(data: Session['data'], namespace: string, value: unknown): Session['data'] {
  const { [namespace]: _old, ...others } = data
  const next = value === null ? others : { ...others, [namespace]: value }
  if (Buffer.byteLength(JSON.stringify(next)) > DATA_LIMIT) throw new SessionDataTooLarge(namespace)
  return next
}
