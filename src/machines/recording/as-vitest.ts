import type { LogLine } from './log.contract'
import { logLiteral } from './log-literal'

/**
 * A recorded session as a test: each machine of it runs again, and has to come to the same snapshots. It goes red at the
 * first event after which a machine is elsewhere.
 */
export const asVitest = (lines: readonly LogLine[], name: string) => `// put it into tests/models/recorded
import { expect, test } from 'vitest'
import { checkLog } from '~/machines/recording/check'
import { readLog } from '~/machines/recording/log-file'
import { todayOf } from '~/machines/recording/todays-machines'

/** A session as the inspector has recorded it; personal values are hidden. */
const LOG = ${logLiteral(lines)}

test(${JSON.stringify(name)}, async () => {
  const checks = await checkLog(readLog(LOG), todayOf)
  expect(checks.length).toBeGreaterThan(0)
  expect(checks.filter(({ difference }) => difference)).toEqual([])
})
`
