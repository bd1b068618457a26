import type { Histogram, Meter, MetricOptions, Observable, ObservableResult } from '@opentelemetry/api'
import { type CountName, INSTRUMENTS, type TimeName } from '../telemetry/instruments'
import { readers, type Telemetry } from '../telemetry/telemetry.server'

/** Seconds, as OpenTelemetry advises for HTTP. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/** The instruments of instruments.ts: those that are told, and those that are read when they are sent. */
export function createMeasures(meter: Meter): Pick<Telemetry, 'count' | 'time'> {
  const counts = new Map<string, ReturnType<Meter['createCounter']>>()
  const times = new Map<string, Histogram>()
  for (const [name, { kind, unit, about }] of Object.entries(INSTRUMENTS)) {
    const options: MetricOptions = { unit, description: about }
    if (kind === 'count') counts.set(name, meter.createCounter(name, options))
    else if (kind === 'time')
      times.set(name, meter.createHistogram(name, { ...options, advice: { explicitBucketBoundaries: BOUNDARIES } }))
    else observableOf(meter, kind)(name, options).addCallback((result) => readInto(name, result))
  }
  return {
    count: (name: CountName, labels) => counts.get(name)?.add(1, labels),
    time: (name: TimeName, seconds, labels) => times.get(name)?.record(seconds, labels),
  }
}

type Observing = (name: string, options: MetricOptions) => Observable

function observableOf(meter: Meter, kind: 'gauge' | 'level' | 'total'): Observing {
  if (kind === 'gauge') return (name, options) => meter.createObservableGauge(name, options)
  if (kind === 'level') return (name, options) => meter.createObservableUpDownCounter(name, options)
  return (name, options) => meter.createObservableCounter(name, options)
}

async function readInto(name: string, result: ObservableResult) {
  const own = [...readers()].filter((reader) => reader.name === name)
  for (const { read } of own) for (const { value, labels } of await read()) result.observe(value, labels)
}
