import type { MachineDetails } from '~/services/flows/machines/machines.contract'

/** What a sheet of paper shows of a chart, in the chart's own units: letters of 11.5 are printed at 6 points. */
export const SHEET = { width: 1040, height: 1380 }
/** So much stands on two sheets, where they are put together. */
const OVERLAP = 40

type Chart = MachineDetails['chart']
type Box = { x: number; y: number; width: number; height: number }
type Sheet = { x: number; y: number; row: number; column: number }

/** Whether a chart is too large to be read on one sheet. */
export const isPoster = ({ width, height }: Pick<Chart, 'width' | 'height'>) =>
  width > SHEET.width * 1.3 || height > SHEET.height * 1.3

/** A chart in as many sheets as it needs to be read, by rows; where nothing is written and no line leads there is none. */
export function sheetsOf({ width, height, inner }: Chart): { sheets: Sheet[]; rows: number; columns: number } {
  const [columns, rows] = [starts(width, SHEET.width), starts(height, SHEET.height)]
  const drawn = [...textsIn(inner), ...linesIn(inner)]
  const sheets = rows.flatMap((y, row) => columns.map((x, column) => ({ x, y, row: row + 1, column: column + 1 })))
  return {
    sheets: sheets.filter(({ x, y }) => drawn.some((each) => isOn({ x, y, ...SHEET }, each))),
    rows: rows.length,
    columns: columns.length,
  }
}

function starts(length: number, step: number): number[] {
  const count = Math.max(1, Math.ceil((length - OVERLAP) / (step - OVERLAP)))
  return Array.from({ length: count }, (_, at) => at * (step - OVERLAP))
}

/** What reaches into a sheet only where it overlaps others is seen there. */
const isOn = (sheet: Box, { x, y, width, height }: Box) =>
  x + width > sheet.x + EDGE &&
  x < sheet.x + sheet.width - EDGE &&
  y + height > sheet.y + EDGE &&
  y < sheet.y + sheet.height - EDGE
const EDGE = OVERLAP / 2

const textsIn = (inner: string): Box[] =>
  [...inner.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*? textLength="([\d.]+)"/g)].map(([, x, y, width]) => ({
    ...{ x: Number(x), y: Number(y), width: Number(width), height: 0 },
  }))

/** Each piece of a line, from bend to bend. */
const linesIn = (inner: string): Box[] =>
  [...inner.matchAll(/<path d="([^"]+)" fill="none"/g)].flatMap(([, path = '']) => {
    const points = [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
    return points.slice(1).map(({ x, y }, at) => between(points[at] ?? { x, y }, { x, y }))
  })

type Point = { x: number; y: number }

const between = (one: Point, other: Point): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})
