import {
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { Opening, OpenSpan, Telemetry } from '../telemetry/telemetry.server'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
const w3c = new W3CTraceContextPropagator()

export function createSpans(tracer: Tracer): Pick<Telemetry, 'open' | 'within' | 'active'> {
  const contexts = new WeakMap<OpenSpan, Context>()
  return {
    open({ name, kind, labels, from }: Opening) {
      const parent = from
        ? w3c.extract(context.active(), Object.fromEntries(from), defaultTextMapGetter)
        : context.active()
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: labels }, parent)
      const own = trace.setSpan(parent, span)
      const opened = openedSpan(span, own)
      contexts.set(opened, own)
      return opened
    },
    within: (span, work) => context.with(contexts.get(span) ?? context.active(), work),
    active: () => idsOf(trace.getSpan(context.active())),
  }
}

function openedSpan(span: Span, own: Context): OpenSpan {
  const headers: Record<string, string> = {}
  w3c.inject(own, headers, defaultTextMapSetter)
  const { traceId, spanId } = span.spanContext()
  return {
    traceId,
    spanId,
    headers,
    end({ name, labels, error } = {}) {
      if (name) span.updateName(name)
      if (labels) span.setAttributes(labels)
      if (error) span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

function idsOf(span: Span | undefined) {
  const known = span?.spanContext()
  return known ? { traceId: known.traceId, spanId: known.spanId } : null
}
