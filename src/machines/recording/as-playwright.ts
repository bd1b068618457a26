import type { LogLine } from './log.contract'
import { logLiteral } from './log-literal'

/**
 * A recorded session as a test in the browser: what the visitor did is done again on the page, by its controls, in a shop as
 * the seed has it and by nobody who is signed in; each machine has to take the transitions that it took.
 */
export const asPlaywright = (lines: readonly LogLine[], name: string) => `// put it into tests/e2e/recorded
import { replaySession } from '../support/recorded-session'
import { test } from '../support/shop'

/** A session as the inspector has recorded it; personal values are hidden. */
const LOG = ${logLiteral(lines)}

test(${JSON.stringify(name)}, ({ page }) => replaySession(page, LOG))
`
