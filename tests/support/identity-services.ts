import { createServerEntry, getRequest, getResponseHeaders } from '@tanstack/react-start/server'
import { saveUserJwt } from '~/services/flows/identity/sign-in.server'
import { faults, withFaults } from '~/services/platform/faults/faults.server'
import { forget, shared } from '~/services/platform/process/shared.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { TARGET_PREFIX } from '~/services/upstreams/cognito/cognito.contract'
import { createCognitoClient } from '~/services/upstreams/cognito/cognito.server'
import { CLIENT_ID, ORIGIN, openTestPool, POOL_ID, type TestPool, type tokensOf } from './cognito-pool'
import { openTestDatabase } from './database'

export type Jwts = Awaited<ReturnType<typeof tokensOf>>
export type IdentityServices = TestPool & { asked: string[]; after: After; close(): Promise<void> }

const SHARED = ['database', 'clock', 'master-secret', 'cognito', 'sessions', 'token-verifier', 'token-services']

/** What happens once the pool has answered that operation, before its answer arrives. */
type After = Map<string, () => Promise<unknown>>

/** Amazon's name of what is asked; its keys are read with a GET. */
const operationOf = ({ headers }: Request) => headers.get('x-amz-target')?.slice(TARGET_PREFIX.length) ?? 'jwks'

/** The services behind the identity functions, over a database of the test's own; faults of `cognito` are obeyed. */
export async function openIdentityServices(): Promise<IdentityServices> {
  const opened = await openTestDatabase()
  const services = await openTestPool(opened.db)
  const asked: string[] = []
  const after: After = new Map()
  const noted = async (request: Request) => {
    asked.push(operationOf(request))
    const answer = await services.handler(request)
    await after.get(operationOf(request))?.()
    return answer
  }
  const fetch = withFaults({ upstream: 'cognito', operationOf, handler: noted })
  const baseUrl = `${ORIGIN}/upstream/cognito`
  for (const name of SHARED) forget(name)
  shared('database', async () => opened)
  shared('clock', () => services.clock)
  shared('master-secret', () => 'a secret of tests that is long enough to be one')
  shared('cognito', async () => createCognitoClient({ baseUrl, fetch, clientId: CLIENT_ID, poolId: POOL_ID }))
  return {
    ...services,
    asked,
    after,
    async close() {
      faults().clear()
      for (const name of SHARED) forget(name)
      await opened.close()
    },
  }
}

export type Visit<T> = { value: T; cookies: string[]; headers: Headers }

/** A browser with a jar: each `visit` is one request of its own. */
export function visitor(cookie = '') {
  let jar = cookie
  return {
    cookie: () => jar,
    async visit<T>(work: (request: Request) => Promise<T>, init: RequestInit = {}): Promise<Visit<T>> {
      const headers = { ...(jar && { cookie: jar }), origin: ORIGIN, 'content-type': 'application/json' }
      const done = Promise.withResolvers<Visit<T>>()
      const fetch = async () => {
        await work(getRequest()).then((value) => {
          const all = new Headers([...getResponseHeaders().entries()])
          done.resolve({ value, cookies: all.getSetCookie(), headers: all })
        }, done.reject)
        return new Response()
      }
      await createServerEntry({ fetch }).fetch(new Request(`${ORIGIN}/`, { ...init, headers }))
      const visit = await done.promise
      for (const each of visit.cookies) jar = /Max-Age=0/i.test(each) ? '' : (each.split(';')[0] ?? '')
      return visit
    },
  }
}
export type Visitor = ReturnType<typeof visitor>

/** POST /api/save-user-jwt as its route answers; a refusal is its status. */
export const save = (who: Visitor, { IdToken, AccessToken, RefreshToken }: Jwts) =>
  who.visit(
    async (request) => {
      try {
        const answer = await saveUserJwt(request)
        return { status: answer.status, text: await answer.text() }
      } catch (error) {
        if (error instanceof Refusal) return { status: error.status, text: error.message }
        throw error
      }
    },
    {
      method: 'POST',
      body: JSON.stringify({ userJwt: IdToken, accessToken: AccessToken, refreshToken: RefreshToken }),
    },
  )
