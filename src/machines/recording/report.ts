import { type Check, checkLog } from './check'
import type { PictureLine } from './log.contract'
import { readReport } from './log-file'
import { todayOf } from './todays-machines'

type Report = { text: string; isSame: boolean; picture: PictureLine | null }

/** A log's replay in words: where it was recorded, each machine, and the first event at which one goes another way. */
export async function replayReport(text: string): Promise<Report> {
  const { lines, picture } = readReport(text)
  const checks = await checkLog(lines, todayOf)
  const [head] = lines
  const failures = lines.filter(({ kind }) => kind === 'failure').length
  const where = head?.kind === 'session' ? [whereOf(head)] : []
  const said = [...where, ...checks.map(saidOf), loggedText(failures)]
  return { text: said.join('\n'), isSame: checks.every(({ difference }) => difference === null), picture }
}

const loggedText = (failures: number) =>
  failures === 1 ? '1 failure was logged and shown to nobody' : `${failures} failures were logged and shown to nobody`

type Where = { path: string; startedAt: string; locale: string; viewport: { width: number; height: number } }

const whereOf = ({ path, startedAt, locale, viewport }: Where) =>
  `${path} at ${startedAt}, ${locale}, ${viewport.width} × ${viewport.height}`

function saidOf({ machine, session, events, hasChanged, difference }: Check): string {
  const name = `${machine} (${session}), ${events} events${hasChanged ? ', its chart has changed since' : ''}`
  if (!difference) return `${name}: the same`
  const { seq, event, recorded, replayed } = difference
  return `${name}: goes another way ${event ? `at event ${seq}, ${event}` : 'from its start'}\n  recorded ${recorded}\n  replayed ${replayed}`
}
