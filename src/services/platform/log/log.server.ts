import { type DestinationStream, destination, pino } from 'pino'
import { env, InvalidEnv } from '../env/env.server'
import { shared } from '../process/shared.server'
import { activeSpan, count } from '../telemetry/telemetry.server'
import { currentRequest } from './current-request.server'
import { EVENTS, type EventName, type Level } from './events'
import { redactFields } from './redact'

type Fields = Record<string, unknown>
type Log = (name: EventName, fields?: Fields) => void

/** One JSON line per event: `{ level, ts, event, reqId, … }`, without secrets (log/redact.ts). */
export function createLog({ level, stream }: { level: Level | 'silent'; stream: DestinationStream }): Log {
  const lines = pino(
    {
      level,
      base: null,
      timestamp: () => `,"ts":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  )
  return (name, fields = {}) => {
    const at = EVENTS[name]
    if (!lines.isLevelEnabled(at)) return
    const current = currentRequest()
    const reqId = current?.requestId
    const { traceId, spanId } = current?.span ?? activeSpan() ?? {}
    const ids = { ...(reqId ? { reqId } : {}), ...(traceId ? { traceId, spanId } : {}) }
    lines[at]({ event: name, ...ids, ...redactFields(fields) })
  }
}

/** Writes one event of the fixed list (log/events.ts) to standard output, and counts it. Never throws. */
export const logEvent: Log = (name, fields) => {
  // requests are counted by what they are, with their times
  if (name !== 'request') count('playchart.events', { 'playchart.event': name })
  processLog()(name, fields)
}

const processLog = () => shared('log', () => createLog({ level: levelOf(), stream: standardOutput() }))

/** An invalid environment must still be logged. */
function levelOf(): ReturnType<typeof env>['LOG_LEVEL'] {
  try {
    return env().LOG_LEVEL
  } catch (error) {
    if (error instanceof InvalidEnv) return 'info'
    throw error
  }
}

function standardOutput(): DestinationStream {
  const stream = destination({ dest: 1, sync: true })
  // a full disk or a closed pipe behind the log must not end the shop
  stream.on('error', () => undefined)
  return stream
}
