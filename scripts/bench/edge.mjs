// What stands in front of a shop on the net: TLS and HTTP/2, on which a browser fetches everything at once. Over plain
// HTTP/1.1 a first tap would wait for one of six connections, which no visitor has to.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/free-port.ts'
import { startServer } from './server.mjs'

/** Of one connection; HTTP/2 knows none of them. */
const OF_A_CONNECTION = /^(?:connection|keep-alive|transfer-encoding|upgrade|proxy-.*|http2-settings|:.*)$/i

/** For a browser that measures: it trusts nobody's certificate otherwise. */
export const TRUSTING = { ignoreHTTPSErrors: true }

/** The server of `startServer` behind an edge, whose address is its own; `stop` ends both. */
export async function startBehindEdge(options) {
  const port = await freePort()
  const url = `https://localhost:${port}`
  const server = await startServer({ ...options, origin: url })
  const edge = createSecureServer(certificate(), (incoming, outgoing) => forward(server.url, { incoming, outgoing }))
  await new Promise((resolve) => edge.listen(port, '127.0.0.1', resolve))
  const stop = async () => {
    edge.close()
    await server.stop()
  }
  return { ...server, url, stop }
}

function forward(to, { incoming, outgoing }) {
  const { hostname, port } = new URL(to)
  const headers = { ...own(incoming.headers), host: incoming.headers[':authority'], 'x-forwarded-proto': 'https' }
  const upstream = ask({ hostname, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode, own(answer.headers))
    answer.pipe(outgoing)
  })
  upstream.on('error', () => outgoing.destroy())
  outgoing.on('close', () => upstream.destroy())
  incoming.pipe(upstream)
}

const own = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.test(name)))

/** Of this run alone; Node signs none itself. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'playchart-edge-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  const subject = ['-subj', '/CN=localhost', '-days', '2']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}
