type Variables = {
  OTEL_SDK_DISABLED: boolean
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT?: string
  OTEL_TRACES_EXPORTER: 'otlp' | 'none'
  OTEL_METRICS_EXPORTER: 'otlp' | 'none'
}

export type Signals = { traces: boolean; metrics: boolean }

/** What is sent: a signal with an endpoint, unless it or everything is turned off. */
export function signalsOf(variables: Variables): Signals {
  const { OTEL_SDK_DISABLED: isOff, OTEL_EXPORTER_OTLP_ENDPOINT: all } = variables
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces, OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: metrics } = variables
  return {
    traces: !isOff && variables.OTEL_TRACES_EXPORTER === 'otlp' && Boolean(traces ?? all),
    metrics: !isOff && variables.OTEL_METRICS_EXPORTER === 'otlp' && Boolean(metrics ?? all),
  }
}
