import { createHash, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import type { Sweep } from '~/services/platform/database/sweep'
import { sessions } from './session.tables'
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
  /**
   * Puts what `next` makes of a namespace in its place, null for nothing. Compare-and-set: when another request has
   * written meanwhile, in whatever process, `next` is asked again with that. Null when the session has ended.
   */
  change(session: Session, namespace: string, next: (present: unknown) => unknown): Promise<Session | null>
  revoke(session: Session): Promise<void>
  /** The sessions in which a person is signed in, the oldest first. */
  of(userSub: string): Promise<Session[]>
  revokeAllOf(userSub: string): Promise<void>
}

const DAY_MS = 86_400_000
export const IDLE_DAYS = 30
const ABSOLUTE_DAYS = 90
/** Each round that is lost was won by another request of the same visitor. */
const MOST_ROUNDS = 100
/** Namespaces keep little: a session is read on every request. Bytes of JSON. */
export const DATA_LIMIT = 8192

export class SessionDataTooLarge extends Error {}

/** Sessions that have ended. */
export const SESSION_SWEEP: Sweep = { table: sessions, by: sessions.expiresAt, keptMs: 0 }

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')
const iso = (epochMs: number) => new Date(epochMs).toISOString()
/** 256 bits as 43 characters; anything else was never ours. */
const isOurs = (id: string) => /^[\w-]{43}$/.test(id)

/** No row is kept in memory: several processes may share the database, and each must see what the last one wrote. */
export function createSessions({ db, clock }: { db: () => Promise<Db>; clock: Clock }): Sessions {
  const rows = createSessionRows(db)
  const now = () => iso(clock.now())
  return {
    async create(userSub = null) {
      const issued = newSession(userSub, clock.now())
      await rows.insert(issued.session)
      return issued
    },
    find: async (id) => (isOurs(id) ? findAlive(rows, { idHash: hashOf(id), clock }) : null),
    async rotate({ idHash }, userSub) {
      const { id, session } = newSession(userSub, clock.now())
      return { id, session: await rows.replace(idHash, { row: session, mayKeep: (old) => isSamePerson(old, userSub) }) }
    },
    async refresh({ idHash, refreshedAt, createdAt }) {
      if (clock.now() - Date.parse(refreshedAt) < DAY_MS) return false
      await rows.update(idHash, { refreshedAt: now(), expiresAt: endOf(createdAt, clock.now()) })
      return true
    },
    change: (session, namespace, next) => changeOf(rows, { session, namespace, next, clock }),
    revoke: ({ idHash }) => rows.remove(idHash),
    of: (userSub) => rows.of(userSub),
    revokeAllOf: (userSub) => rows.removeOf(userSub),
  }
}

/** What an anonymous visit remembers goes along to the person who signs in; one person's never goes to another. */
const isSamePerson = (session: Pick<Session, 'userSub'>, userSub: string | null) =>
  session.userSub === null || session.userSub === userSub

function newSession(userSub: string | null, epochMs: number): Issued {
  const id = randomBytes(32).toString('base64url')
  const at = iso(epochMs)
  const dates = { createdAt: at, refreshedAt: at, expiresAt: endOf(at, epochMs) }
  return { id, session: { idHash: hashOf(id), userSub, data: {}, ...dates } }
}

async function findAlive(rows: SessionRows, { idHash, clock }: { idHash: string; clock: Clock }) {
  const known = await rows.find(idHash)
  return known && Date.parse(known.expiresAt) > clock.now() ? known : null
}

type Changing = { session: Session; namespace: string; next: (present: unknown) => unknown; clock: Clock }

async function changeOf(rows: SessionRows, { session, namespace, next, clock }: Changing): Promise<Session | null> {
  let known: Session | null = session
  for (let round = 0; known && round < MOST_ROUNDS; round++) {
    const expected = known.data[namespace] ?? null
    const value = next(expected)
    if (isDeepStrictEqual(value, expected)) return known
    const data = changed(known.data, namespace, value)
    if (await rows.swap(known.idHash, { namespace, expected, value })) return { ...known, data }
    known = await findAlive(rows, { idHash: session.idHash, clock })
  }
  if (known) throw new Error(`the session's ${namespace} changes faster than it can be written`)
  return null
}

const endOf = (createdAt: string, epochMs: number) =>
  iso(Math.min(epochMs + IDLE_DAYS * DAY_MS, Date.parse(createdAt) + ABSOLUTE_DAYS * DAY_MS))

function changed(data: Session['data'], namespace: string, value: unknown): Session['data'] {
  const { [namespace]: _old, ...others } = data
  const next = value === null ? others : { ...others, [namespace]: value }
  if (Buffer.byteLength(JSON.stringify(next)) > DATA_LIMIT) throw new SessionDataTooLarge(namespace)
  return next
}
