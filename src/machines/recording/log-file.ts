import { LogLine } from './log.contract'

/** One line for each, as they are kept in a file and read back. */
export const logText = (lines: readonly LogLine[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

/** Throws with the number of the first line that is none of a log. */
export function readLog(text: string): LogLine[] {
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [lineOf(line, index + 1)]))
  if (lines[0]?.kind !== 'session') throw new Error('line 1: the log does not say where it was recorded')
  return lines
}

function lineOf(text: string, number: number): LogLine {
  try {
    return LogLine.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`line ${number}: this is no line of a log`, { cause })
  }
}
