import { asPlaywright } from './as-playwright'
import { asVitest } from './as-vitest'
import { noteDerived } from './check'
import type { FileLine, LogLine, SessionLine } from './log.contract'
import { logText } from './log-file'
import type { ExportKind, Picture } from './messages.contract'
import { todayOf } from './todays-machines'

type Taken = { as: ExportKind; page: { session: SessionLine; lines: LogLine[] }; picture: Picture | null }

/** One file for the one who wants it: nothing of it is sent anywhere. */
export async function saveExport({ as, page, picture }: Taken) {
  const lines = structuredClone([page.session, ...page.lines])
  await noteDerived(lines, todayOf)
  const name = `session ${page.session.startedAt.slice(0, 16)} on ${page.session.path}`
  const file = `playchart-${page.session.startedAt.slice(0, 19).replaceAll(':', '-')}`
  const drawn: FileLine[] = picture ? [{ kind: 'picture', ...picture }] : []
  if (as === 'report') return save(`${file}.jsonl`, logText([...lines, ...drawn]))
  if (as === 'vitest') return save(`${file}.test.ts`, asVitest(lines, name))
  save(`${file}.spec.ts`, asPlaywright(lines, name))
}

function save(download: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href, download }).click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
