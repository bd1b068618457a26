import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { TARGET_PREFIX } from '~/services/upstreams/cognito/cognito.contract'
import { freePort } from '../../scripts/server/free-port'
import { CLIENT_ID } from './cognito-pool'

/** A pool as seen through a proxy: its keys in reach or not, and one key more, a test's own. */
export type PoolProxy = {
  url: string
  /** how often its keys have been asked for */
  keysAsked: number
  areKeysAway: boolean
  /** id and access token of a person of the proxy's own, signed with the key that it publishes */
  tokens(claims?: JWTPayload, header?: { kid?: string }): Promise<{ userJwt: string; accessToken: string }>
  close(): Promise<void>
}

const KEY_ID = 'a-key-of-the-tests'
const NAMED = { kid: KEY_ID, kty: 'RSA', alg: 'RS256', use: 'sig' }

/** `issuer` is what the shop believes; everything but what is its own goes on to the pool at `target`. */
export async function openPoolProxy({ target, issuer }: { target: string; issuer: string }): Promise<PoolProxy> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const { n, e } = await exportJWK(publicKey)
  const port = await freePort()
  /** access tokens that the proxy has signed: the pool itself knows nobody by them */
  const own = new Set<string>()
  const server = createServer(async (request, response) => {
    const asked = await read(request)
    if (asked.isKeys) proxy.keysAsked += 1
    if (asked.isKeys && proxy.areKeysAway) request.socket.destroy()
    else if (own.has(asked.accessToken)) send(response, 200, { Username: 'a-person', UserAttributes: [] })
    else await passOn({ asked, response, target, key: { ...NAMED, n, e } })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const signed = (claims: JWTPayload, kid: string) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
  const proxy: PoolProxy = {
    url: `http://127.0.0.1:${port}`,
    keysAsked: 0,
    areKeysAway: false,
    async tokens(claims = {}, { kid = KEY_ID } = {}) {
      const { id, access } = claimsOf(issuer, claims)
      const accessToken = await signed(access, kid)
      own.add(accessToken)
      return { userJwt: await signed(id, kid), accessToken }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return proxy
}

function claimsOf(iss: string, claims: JWTPayload) {
  const now = Math.floor(Date.now() / 1000)
  const common = { sub: 'a-person', iss, iat: now, exp: now + 3600, ...claims }
  return {
    id: { ...common, token_use: 'id', aud: CLIENT_ID, email: 'a@playchart.test' },
    access: { ...common, token_use: 'access', client_id: CLIENT_ID },
  }
}

type Asked = { path: string; method: string; headers: Record<string, string>; body: Buffer } & {
  isKeys: boolean
  /** of a GetUser; '' of everything else */
  accessToken: string
}

const FORWARDED = ['content-type', 'x-amz-target', 'origin', 'accept']

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { url = '/', method = 'GET' } = request
  const body = Buffer.concat(chunks)
  const headers = Object.fromEntries(FORWARDED.map((name) => [name, String(request.headers[name] ?? '')]))
  const isUser = headers['x-amz-target'] === `${TARGET_PREFIX}GetUser`
  const accessToken = isUser ? JSON.parse(body.toString()).AccessToken : ''
  return { path: url === '/' ? '' : url, method, headers, body, isKeys: url.endsWith('/jwks.json'), accessToken }
}

type Passing = { asked: Asked; response: ServerResponse; target: string; key: object }

async function passOn({ asked: { path, method, headers, body, isKeys }, response, target, key }: Passing) {
  const answer = await fetch(target + path, {
    method,
    headers,
    body: body.length > 0 ? new Uint8Array(body) : undefined,
  })
  if (isKeys) return send(response, 200, { keys: [...(await answer.json()).keys, key] })
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? '',
    'access-control-allow-origin': answer.headers.get('access-control-allow-origin') ?? '',
  })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
