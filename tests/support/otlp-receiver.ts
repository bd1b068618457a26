import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const Value = z.object({ stringValue: z.string(), intValue: z.union([z.number(), z.string()]) }).partial()
const Attributes = z.array(z.object({ key: z.string(), value: Value }))
const SpanOnWire = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: Attributes,
})
const Traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(SpanOnWire) })) })),
})
const Points = z.object({
  dataPoints: z.array(
    z.object({
      attributes: Attributes.optional(),
      asDouble: z.number().optional(),
      asInt: z.number().optional(),
      count: z.number().optional(),
    }),
  ),
})
const MetricOnWire = z.object({
  name: z.string(),
  sum: Points.optional(),
  gauge: Points.optional(),
  histogram: Points.optional(),
})
const Metrics = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(MetricOnWire) })) })),
})

type Labels = Record<string, string>
export type SeenSpan = { traceId: string; spanId: string; parentSpanId?: string; name: string; labels: Labels }
export type SeenPoint = { name: string; labels: Labels; value: number }

export const toReceiver = ({ url }: { url: string }) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
})

/** A collector that takes OTLP as JSON over HTTP. `isHanging`: it takes connections and never answers. */
export async function startReceiver({ isHanging = false } = {}) {
  const bodies: { path: string; text: string }[] = []
  let connections = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push({ path: request.url ?? '', text: Buffer.concat(chunks).toString() })
      if (!isHanging) response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // listening on a port, so it is an address and no path
  const { port } = server.address() as AddressInfo
  const sent = (path: string) => bodies.filter((body) => body.path === path).map(({ text }) => JSON.parse(text))
  return {
    url: `http://127.0.0.1:${port}`,
    connections: () => connections,
    everything: () => bodies.map(({ text }) => text).join('\n'),
    spans: () => sent('/v1/traces').flatMap(spansIn),
    points: () => sent('/v1/metrics').flatMap(pointsIn),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const labelsOf = (attributes: z.infer<typeof Attributes>): Labels =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]))

function spansIn(body: unknown): SeenSpan[] {
  const { resourceSpans } = Traces.parse(body)
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  return spans.map(({ attributes, ...span }) => ({ ...span, labels: labelsOf(attributes) }))
}

function pointsIn(body: unknown): SeenPoint[] {
  const { resourceMetrics } = Metrics.parse(body)
  const metrics = resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
  return metrics.flatMap(({ name, sum, gauge, histogram }) =>
    (sum ?? gauge ?? histogram ?? { dataPoints: [] }).dataPoints.map((point) => ({
      name,
      labels: labelsOf(point.attributes ?? []),
      value: point.asDouble ?? point.asInt ?? point.count ?? 0,
    })),
  )
}
