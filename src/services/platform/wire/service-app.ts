import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type ZodType, z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { isPlainText } from '~/services/domain/text/text.rules'
import type { Authenticate, Caller } from './caller'
import { KeyReused } from './once'
import { parseUntrusted } from './untrusted-json'

/** How a service of the shop refuses: a status of security.md B and a code of its contract. */
export class ServiceRefusal extends Error {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 422 | 503
  readonly code: string
  constructor(status: ServiceRefusal['status'], code: string, message = code) {
    super(message)
    this.status = status
    this.code = code
  }
}

export type ServiceContext = Context<{ Variables: { caller: Caller | null } }>

const LIMIT = 64 * 1024
const READS = ['GET', 'HEAD']

/** A service of the shop: who asks is known to every route, and what goes wrong has one form (`WireError`). */
export function serviceApp(authenticate: Authenticate) {
  const app = new Hono<{ Variables: { caller: Caller | null } }>()
  app.use(bodyLimit({ maxSize: LIMIT, onError: (c) => c.json(wireError('tooLarge'), 413) }))
  app.use(async (c, next) => {
    const { searchParams } = new URL(c.req.url)
    if (!isPlainText(c.req.path) || ![...searchParams].flat().every(isPlainText))
      throw new ServiceRefusal(400, 'invalid')
    const caller = await authenticate(c.req.raw)
    if (caller?.kind === 'person' && caller.isReader && !READS.includes(c.req.method))
      throw new ServiceRefusal(403, 'readOnly')
    c.set('caller', caller)
    await next()
  })
  app.notFound((c) => c.json(wireError('notFound'), 404))
  app.onError((error, c) => {
    if (error instanceof ServiceRefusal) return c.json(wireError(error.code, error.message), error.status)
    if (error instanceof KeyReused) return c.json(wireError('keyReused'), 422)
    throw error
  })
  return app
}

const wireError = (code: string, message = code) => ({ error: { code, message } })

/** Allows our own server alone; any other caller is refused as a person without rights is. */
export function requireService(c: ServiceContext) {
  if (c.get('caller')?.kind !== 'service') throw new ServiceRefusal(401, 'unauthorised')
}

/** A person, or our server for one. */
export function requireCaller(c: ServiceContext): Caller {
  const caller = c.get('caller')
  if (!caller) throw new ServiceRefusal(401, 'unauthorised')
  return caller
}

/** A path that names a person: allowed for that person and for our own server; 404 for anybody else. */
export function requireSelf(c: ServiceContext, playchartId: string) {
  const caller = requireCaller(c)
  if (caller.kind === 'person' && caller.playchartId !== playchartId) throw new ServiceRefusal(404, 'notFound')
}

/** What was looked up, or 404. */
export function orNotFound<T>(found: T | null): T {
  if (found === null) throw new ServiceRefusal(404, 'notFound')
  return found
}

/** A body by its schema: 400 for what is no JSON or does not fit. */
export async function readBody<S extends ZodType>(c: ServiceContext, schema: S): Promise<z.infer<S>> {
  const parsed = schema.safeParse(json(await c.req.text()))
  if (!parsed.success) throw new ServiceRefusal(400, 'invalid', z.prettifyError(parsed.error))
  return parsed.data
}

/** The query by its schema; a parameter that comes twice is refused (T17). */
export function readQuery<S extends ZodType>(c: ServiceContext, schema: S): z.infer<S> {
  const all = c.req.queries()
  if (Object.values(all).some((values) => values.length > 1)) throw new ServiceRefusal(400, 'invalid')
  const parsed = schema.safeParse(c.req.query())
  if (!parsed.success) throw new ServiceRefusal(400, 'invalid', z.prettifyError(parsed.error))
  return parsed.data
}

/** An id in a path: 404 for what does not have its form. */
export function readId(c: ServiceContext, name: string): string {
  const id = Uuid.safeParse(c.req.param(name))
  if (!id.success) throw new ServiceRefusal(404, 'notFound')
  return id.data
}

/** The client's key for one effect; 400 without one. */
export function readKey(c: ServiceContext): string {
  const key = c.req.header('idempotency-key') ?? ''
  if (!/^[\w:-]{8,128}$/.test(key)) throw new ServiceRefusal(400, 'keyMissing')
  return key
}

function json(text: string): unknown {
  try {
    return parseUntrusted(text)
  } catch {
    throw new ServiceRefusal(400, 'invalid')
  }
}
