import pg from 'pg'
import { inTime } from '../clock/in-time'

const CANCEL_MS = 500

/** What the published types leave out of a client and of a connection before anybody is signed in on it. */
type Target = Pick<pg.Client, 'host' | 'port' | 'ssl'> & { processID: number; secretKey: number }
type Bare = pg.Connection & {
  connect(port: number | string, host?: string): void
  requestSsl(): void
  cancel(processID: number, secretKey: number): void
}

/**
 * Ends a connection in the midst of a query, once the server has given that up: it would work on for somebody who has
 * gone, and count among its connections meanwhile. One that does not answer is left after half a second.
 */
export async function endUnderway(client: pg.PoolClient): Promise<void> {
  const answered = new Promise<void>((resolve) => client.once('drain', resolve))
  await inTime(Promise.all([cancel(client), answered]), { milliseconds: CANCEL_MS, otherwise: () => undefined })
  // of the pool's clients, which are whole ones, the types show a part
  await (client as pg.PoolClient & pg.Client).end()
}

/** @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-CANCELING-REQUESTS */
function cancel(client: pg.PoolClient): Promise<void> {
  const { host, port, ssl, processID, secretKey } = client as object as Target
  // the types know a connection by what it emits
  const connection = new pg.Connection({ ssl }) as Bare
  const ask = () => connection.cancel(processID, secretKey)
  connection.once('connect', () => (ssl ? connection.requestSsl() : ask()))
  connection.once('sslconnect', ask)
  const late = setTimeout(() => connection.stream.destroy(), CANCEL_MS)
  const ended = new Promise<void>((resolve) => connection.once('end', resolve))
  // without it the query ends by the server's own limit
  connection.on('error', () => undefined)
  if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`)
  else connection.connect(port, host)
  return ended.finally(() => clearTimeout(late))
}
