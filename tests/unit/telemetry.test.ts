import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { samplerOf } from '~/services/platform/otlp/sampler.server'
import { signalsOf } from '~/services/platform/otlp/signals'
import { INSTRUMENTS } from '~/services/platform/telemetry/instruments'

const NOTHING = { OTEL_SDK_DISABLED: false, OTEL_TRACES_EXPORTER: 'otlp', OTEL_METRICS_EXPORTER: 'otlp' } as const
const AT = 'http://127.0.0.1:4318'

describe('what is sent', () => {
  test.each([
    [{}, { traces: false, metrics: false }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: AT }, { traces: true, metrics: true }],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: AT }, { traces: true, metrics: false }],
    [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: AT }, { traces: false, metrics: true }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: AT, OTEL_TRACES_EXPORTER: 'none' as const },
      { traces: false, metrics: true },
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: AT, OTEL_METRICS_EXPORTER: 'none' as const },
      { traces: true, metrics: false },
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: AT, OTEL_SDK_DISABLED: true },
      { traces: false, metrics: false },
    ],
  ])('with %j', (variables, signals) => expect(signalsOf({ ...NOTHING, ...variables })).toEqual(signals))
})

test.each([
  ['always_on', 'AlwaysOnSampler'],
  ['always_off', 'AlwaysOffSampler'],
  ['traceidratio', 'TraceIdRatioBased{0.25}'],
  ['parentbased_traceidratio', 'ParentBased{root=TraceIdRatioBased{0.25}'],
])('the sampler %s is the standard’s', (name, said) => {
  expect(String(samplerOf({ name, share: 0.25 }))).toContain(said)
})

test('names that are not OpenTelemetry’s are ours, and say so', () => {
  const standard = /^(http\.(server|client)\.|db\.client\.connection\.|nodejs\.eventloop\.|process\.|v8js\.)/
  expect(Object.keys(INSTRUMENTS).filter((name) => !standard.test(name) && !name.startsWith('playchart.'))).toEqual([])
})

test('docs/operate.md says what each metric is watched for, and speaks of no other', () => {
  const [, watched = ''] = /## What to watch\n([\s\S]*?)\n## /.exec(readFileSync('docs/operate.md', 'utf8')) ?? []
  const labels =
    /^(playchart\.(upstream|event|job|limit|claim|visitor|cache\.result)$|http\.route|http\.response\.|error\.|db\.client\.connection\.state)/
  const named = [...watched.matchAll(/`([a-z0-9_]+(?:\.[a-z0-9_]+)+)`/g)].map(([, name = '']) => name)
  const metrics = named.filter(
    (name) => name in INSTRUMENTS || (/^(http|playchart|db|nodejs|process|v8js)\./.test(name) && !labels.test(name)),
  )
  expect([...new Set(metrics)].sort()).toEqual(Object.keys(INSTRUMENTS).sort())
})
