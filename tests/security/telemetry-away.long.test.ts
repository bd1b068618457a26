import { expect, test, vi } from 'vitest'
import { startReceiver, toReceiver } from '../support/otlp-receiver'
import { BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

const KIT = '/products/kit-the-babbler'
const TRACE = '0af7651916cd43dd8448eb211c80319c'

const kitPage = (server: Server, headers: Record<string, string> = {}) =>
  raw(server, KIT, { headers: { ...BROWSER, ...headers } })

test(
  'a collector that hangs, and then is gone, costs no visitor anything and the log one line',
  async () => {
    const receiver = await startReceiver({ isHanging: true })
    const often = { OTEL_METRIC_EXPORT_INTERVAL: '300', OTEL_EXPORTER_OTLP_TIMEOUT: '300' }
    const server = await startServer({ env: { ...toReceiver(receiver), ...often } })
    const median = async () => {
      const times: number[] = []
      for (let n = 0; n < 40; n++) {
        const started = performance.now()
        expect((await kitPage(server)).status).toBe(200)
        times.push(performance.now() - started)
      }
      return times.sort((a, b) => a - b)[20]
    }
    const said = () => server.lines().filter(({ event }) => event === 'telemetry.export-failed')
    await vi.waitFor(() => expect(said()).toHaveLength(1), 10_000)
    expect(await median()).toBeLessThan(60)
    const connections = receiver.connections()
    expect(connections).toBeGreaterThan(0)
    receiver.stop()
    expect(await median()).toBeLessThan(60)
    expect(said()).toHaveLength(1)
    // nobody in front is trusted here: a visitor names no trace of ours
    const { headers } = await kitPage(server, { traceparent: `00-${TRACE}-b7ad6b7169203331-01` })
    const started = performance.now()
    await server.stop()
    expect(performance.now() - started).toBeLessThan(8000)
    const line = server.lines().find(({ reqId }) => reqId === headers['x-request-id'])
    expect(line?.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(line?.traceId).not.toBe(TRACE)
  },
  PATIENCE_MS,
)
