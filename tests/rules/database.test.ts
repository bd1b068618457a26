import { expect, test } from 'vitest'
import { sourceFiles } from '../support/sources'

/** What lives in one connection: lost, or another's, behind a pooler that gives a connection for one transaction. */
const OF_A_CONNECTION: { what: string; written: RegExp }[] = [
  { what: 'a lock of the session', written: /pg_(try_)?advisory_(lock|unlock)/ },
  { what: 'a setting of the session', written: /`set (?!local)\w+ *=|set_config\([^)]*, false\)/i },
  { what: 'a temporary table', written: /create (local )?temp/i },
  { what: 'a listener', written: /[`'"](listen|notify) |pg_notify/i },
  { what: 'a named prepared statement', written: /\.prepare\((?!''\))|`prepare / },
]

test.each(OF_A_CONNECTION)('nothing in src keeps $what in the database', ({ written }) => {
  const files = sourceFiles('src/**/*.{ts,tsx}')
  expect(files.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([])
})
