import type { LogLine } from './log.contract'
import { logText } from './log-file'

/** A log as it stands in a test's text. */
export const logLiteral = (lines: readonly LogLine[]) => `String.raw\`${unescapable(logText(lines))}\``

/** In a raw literal nothing can be escaped; in JSON these two can be written as numbers. */
const unescapable = (text: string) => text.replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{')
