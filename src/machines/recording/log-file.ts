import { FileLine, type LogLine, type PictureLine } from './log.contract'

/** One line for each, as they are kept in a file and read back. */
export const logText = (lines: readonly FileLine[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

type Log = { lines: LogLine[]; picture: PictureLine | null }

/** What happened, without the picture. */
export const readLog = (text: string): LogLine[] => readReport(text).lines

/** Throws with the number of the first line that is none of a log. */
export function readReport(text: string): Log {
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [lineOf(line, index + 1)]))
  if (lines[0]?.kind !== 'session') throw new Error('line 1: the log does not say where it was recorded')
  return {
    lines: lines.filter((line) => line.kind !== 'picture'),
    picture: lines.find((line) => line.kind === 'picture') ?? null,
  }
}

function lineOf(text: string, number: number): FileLine {
  try {
    return FileLine.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`line ${number}: this is no line of a log`, { cause })
  }
}
