type Instrument = {
  /** `count` and `time` are told as they happen; `gauge`, `level` and `total` are read when they are sent */
  kind: 'count' | 'time' | 'gauge' | 'level' | 'total'
  unit: string
  about: string
}

/**
 * Every metric of this process by its fixed name: those of OpenTelemetry's conventions, and ours below `playchart.`.
 * docs/operate.md says what each is watched for; dashboards and alarms hold on to these names.
 * @see https://opentelemetry.io/docs/specs/semconv/
 */
export const INSTRUMENTS = {
  'http.server.request.duration': { kind: 'time', unit: 's', about: 'Requests, from their arrival to their last byte' },
  'http.client.request.duration': { kind: 'time', unit: 's', about: 'Calls of upstreams with their retries' },
  'playchart.job.duration': { kind: 'time', unit: 's', about: 'Runs of background jobs' },

  'playchart.events': { kind: 'count', unit: '{event}', about: 'Events of the log by name, whether written or not' },
  'playchart.cache.requests': { kind: 'count', unit: '{request}', about: 'Upstream answers: hit, stale or miss' },
  'playchart.requests.refused': { kind: 'count', unit: '{request}', about: 'Requests refused by overload, by visitor' },
  'playchart.limits.refused': { kind: 'count', unit: '{request}', about: 'Tries beyond a limit, by its name' },
  'playchart.idempotency.claims': { kind: 'count', unit: '{claim}', about: 'Keys of requests by what became of them' },
  'playchart.database.conflicts': {
    kind: 'count',
    unit: '{conflict}',
    about: 'Transactions that were rolled back and begun again',
  },

  'playchart.requests.waiting': {
    kind: 'gauge',
    unit: '{request}',
    about: 'Requests that have been read and not begun',
  },
  'playchart.documents.requests': { kind: 'total', unit: '{request}', about: 'Pages: hit, stale, miss or bypass' },
  'playchart.documents.size': { kind: 'gauge', unit: 'By', about: 'Memory of the kept pages' },
  'playchart.upstream.breaker': { kind: 'gauge', unit: '1', about: '1 while an upstream is left alone' },
  'playchart.job.oldest_due': { kind: 'gauge', unit: 's', about: 'How long the oldest due job has been waiting' },
  'playchart.orders.stuck': { kind: 'gauge', unit: '{order}', about: 'Paid over two minutes ago, and no order yet' },
  'playchart.emails.waiting': { kind: 'gauge', unit: '{email}', about: 'Emails that are due and have not been sent' },
  'db.client.connection.count': { kind: 'level', unit: '{connection}', about: 'Connections of the pool by state' },
  'db.client.connection.pending_requests': {
    kind: 'level',
    unit: '{request}',
    about: 'Queries waiting for a connection',
  },
  'db.client.connection.max': { kind: 'level', unit: '{connection}', about: 'Connections that the pool may open' },
  'nodejs.eventloop.delay.p50': { kind: 'gauge', unit: 's', about: 'Median delay of the event loop' },
  'nodejs.eventloop.delay.p99': { kind: 'gauge', unit: 's', about: '99th percentile of the delay' },
  'nodejs.eventloop.delay.max': { kind: 'gauge', unit: 's', about: 'Longest delay since the last reading' },
  'nodejs.eventloop.utilization': { kind: 'gauge', unit: '1', about: 'Share of time in which the event loop was busy' },
  'process.memory.usage': { kind: 'level', unit: 'By', about: 'Resident memory of the process' },
  'v8js.memory.heap.used': { kind: 'level', unit: 'By', about: 'Heap in use' },
} as const satisfies Record<string, Instrument>

type Name = keyof typeof INSTRUMENTS
type NameOf<Kind> = { [N in Name]: (typeof INSTRUMENTS)[N]['kind'] extends Kind ? N : never }[Name]

export type CountName = NameOf<'count'>
export type TimeName = NameOf<'time'>
/** What is read when it is sent. */
export type ReadName = NameOf<'gauge' | 'level' | 'total'>
