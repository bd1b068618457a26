import { randomUUID } from 'node:crypto'
import { context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { env } from '../env/env.server'
import { logEvent } from '../log/log.server'
import type { Telemetry } from '../telemetry/telemetry.server'
import { createMeasures } from './measures.server'
import { observeRuntime } from './runtime.server'
import { samplerOf } from './sampler.server'
import type { Signals } from './signals'
import { createSpans } from './spans.server'

type Variables = ReturnType<typeof env>
/** Which service this is, unless the variables say otherwise. */
type Product = { name: string; version: string }
type Options = { product: Product; variables: Variables; signals: Signals }
type Sdk = { telemetry: Telemetry; close(): Promise<void> }

/** A collector that is away for hours is said so now and then. */
const SILENT_MS = 600_000

/**
 * OpenTelemetry's own packages. Nothing is registered for libraries to find: what is told is what telemetry's
 * functions are called with. The exporters read the endpoint, its headers and its timeout from the variables themselves.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export async function openSdk({ product, variables, signals }: Options): Promise<Sdk> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  setGlobalErrorHandler(throttled((error) => logEvent('telemetry.export-failed', { error })))
  const resource = resourceOf(product)
  const isJson = variables.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
  const tracing = await tracesOf({ variables, resource, isJson, isOn: signals.traces })
  const metering = await metricsOf({ variables, resource, isJson, isOn: signals.metrics })
  observeRuntime()
  return {
    telemetry: {
      ...createSpans(tracing.getTracer(product.name, product.version)),
      ...createMeasures(metering.getMeter(product.name, product.version)),
    },
    close: async () => {
      await Promise.allSettled([tracing.shutdown(), metering.shutdown()])
    },
  }
}

/** Which service and which process of it: no host, no user, no command line. */
function resourceOf({ name, version }: Product): Resource {
  const own = { 'service.name': name, 'service.version': version, 'service.instance.id': randomUUID() }
  return defaultResource()
    .merge(resourceFromAttributes(own))
    .merge(detectResources({ detectors: [envDetector] }))
}

type Opening = { variables: Variables; resource: Resource; isJson: boolean; isOn: boolean }

async function tracesOf({ variables, resource, isJson, isOn }: Opening) {
  if (!isOn) return new TracerProvider({ resource, sampler: samplerOf({ name: 'always_off' }) })
  const { OTLPTraceExporter } = await (isJson
    ? import('@opentelemetry/exporter-trace-otlp-http')
    : import('@opentelemetry/exporter-trace-otlp-proto'))
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share } = variables
  const spanProcessors = [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })]
  return new TracerProvider({ resource, spanProcessors, sampler: samplerOf({ name, share }) })
}

async function metricsOf({ variables, resource, isJson, isOn }: Opening) {
  if (!isOn) return new MeterProvider({ resource })
  const { OTLPMetricExporter } = await (isJson
    ? import('@opentelemetry/exporter-metrics-otlp-http')
    : import('@opentelemetry/exporter-metrics-otlp-proto'))
  const exportIntervalMillis = variables.OTEL_METRIC_EXPORT_INTERVAL
  const reader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), exportIntervalMillis })
  return new MeterProvider({ resource, readers: [reader] })
}

function throttled(say: (error: unknown) => void) {
  let saidAt = Number.NEGATIVE_INFINITY
  return (error: unknown) => {
    if (performance.now() - saidAt < SILENT_MS) return
    saidAt = performance.now()
    say(error)
  }
}
