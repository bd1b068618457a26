import type { MachineDetails } from '~/services/flows/machines/machines.contract'
import { sheet, sheets as sheetsLook, sheetTitle } from './chart-sheets.styles'
import { SHEET, sheetsOf } from './sheets-of'

type ChartSheetsProps = { view: MachineDetails['chart'] & { drawing: string; title: string } }

/** On paper alone: a large chart on as many sheets as it needs to be read; `drawing` is the id of what is drawn. */
export function ChartSheets({ view: { title, drawing, ...chart } }: ChartSheetsProps) {
  const { sheets, rows, columns } = sheetsOf(chart)
  return (
    <div className={sheetsLook} aria-hidden="true">
      {sheets.map(({ x, y, row, column }, at) => (
        <figure key={`${x} ${y}`} className={sheet}>
          <figcaption className={sheetTitle}>
            {title}, sheet {at + 1} of {sheets.length}: row {row} of {rows}, column {column} of {columns}
          </figcaption>
          <svg viewBox={`${x} ${y} ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
            <use href={`#${drawing}`} />
          </svg>
        </figure>
      ))}
    </div>
  )
}
