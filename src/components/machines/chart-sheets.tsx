import type { MachineDetails } from '~/services/flows/machines/machines.contract'
import { sheet, sheets, sheetTitle } from './chart-sheets.styles'

/** What a sheet of paper shows of a chart, in the chart's own units: letters of 11.5 are printed at 6 points. */
const SHEET = { width: 1040, height: 1380 }
/** So much stands on two sheets, where they are put together. */
const OVERLAP = 40

type ChartSheetsProps = { view: Pick<MachineDetails['chart'], 'width' | 'height'> & { drawing: string; title: string } }

/** Whether a chart is too large to be read on one sheet. */
export const isPoster = ({ width, height }: Pick<MachineDetails['chart'], 'width' | 'height'>) =>
  width > SHEET.width * 1.3 || height > SHEET.height * 1.3

/** On paper alone: a large chart on as many sheets as it needs to be read, by rows; `drawing` is the id of what is drawn. */
export function ChartSheets({ view: { width, height, drawing, title } }: ChartSheetsProps) {
  const columns = starts(width, SHEET.width)
  const places = starts(height, SHEET.height).flatMap((y) => columns.map((x) => ({ x, y })))
  return (
    <div className={sheets} aria-hidden="true">
      {places.map(({ x, y }, at) => (
        <figure key={`${x} ${y}`} className={sheet}>
          <figcaption className={sheetTitle}>
            {title}, sheet {at + 1} of {places.length}: {columns.length} beside each other
          </figcaption>
          <svg viewBox={`${x} ${y} ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
            <use href={`#${drawing}`} />
          </svg>
        </figure>
      ))}
    </div>
  )
}

function starts(length: number, step: number): number[] {
  const count = Math.max(1, Math.ceil((length - OVERLAP) / (step - OVERLAP)))
  return Array.from({ length: count }, (_, at) => at * (step - OVERLAP))
}
