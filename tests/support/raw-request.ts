import { type OutgoingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { Server } from './server'

export type Raw = { status: number; headers: Record<string, string | string[] | undefined>; text: string }
type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer | Iterable<Buffer> }

const GIVE_UP_MS = 15_000
export const BROWSER = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/140' }

/** A request exactly as it is written: `fetch` would tidy up the path and choose headers itself. */
export function raw(server: Pick<Server, 'port'>, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<Raw>((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port: server.port,
      path,
      method,
      agent: false,
      headers: { host: `localhost:${server.port}`, ...headers },
    })
    sent.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) sent.end(body)
    else {
      for (const chunk of body) sent.write(chunk)
      sent.end()
    }
  })
}

/** Bytes straight onto a socket; everything that comes back until the server closes, which it is expected to do. */
export function bytes(server: Pick<Server, 'port'>, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
    const done = () => {
      socket.destroy()
      resolve(answer)
    }
    setTimeout(done, GIVE_UP_MS).unref()
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    for (const event of ['end', 'error', 'close']) socket.on(event, () => done())
  })
}

/** A connection on which `text` has gone out and nothing follows; whoever opens it closes it. */
export const unfinished = (server: Pick<Server, 'port'>, text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect(server.port, '127.0.0.1', () => socket.write(text, () => resolve(socket)))
    socket.on('error', reject)
  })

export const ownOrigin = (server: Pick<Server, 'port'>) => ({ origin: `http://localhost:${server.port}` })
export const asJson = (server: Pick<Server, 'port'>) => ({ ...ownOrigin(server), 'content-type': 'application/json' })
