import autocannon from 'autocannon'

const BROWSER = { 'user-agent': 'Mozilla/5.0 Chrome/156', accept: 'text/html', 'accept-encoding': 'gzip' }
const JSON_BODY = { accept: 'application/json', 'content-type': 'application/json' }

/**
 * 20 connections, unless said otherwise, for 8 s after 3 s of warming; CPU of the server process alone. From as many
 * `addresses` as are named, where limits count. `bodies`: what is sent by turns, as JSON.
 */
export async function load(
  server,
  path,
  { cookie, connections = 20, addresses = 1, method = 'GET', bodies = [] } = {},
) {
  const sent = bodies.length > 0 ? { ...JSON_BODY, origin: server.url } : {}
  const headers = { ...BROWSER, ...(cookie ? { cookie } : {}), ...sent }
  const from = (address) => ({ headers: { ...headers, 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` } })
  const requests =
    bodies.length > 0
      ? bodies.map((body) => ({ ...from(0), method, body: JSON.stringify(body) }))
      : Array.from({ length: addresses }, (_, address) => from(address))
  const options = { url: server.url + path, connections, requests }
  await autocannon({ ...options, duration: 3 })
  const before = server.cpuSeconds()
  const result = await autocannon({ ...options, duration: 8 })
  const cpu = server.cpuSeconds() - before
  if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} answers were not 2xx`)
  return {
    perSecond: Math.round(result.requests.average),
    cpuPer1000: ((cpu / result.requests.total) * 1000).toFixed(2),
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}
