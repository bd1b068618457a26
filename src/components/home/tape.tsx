import { marks as markPlaces, stretch, tape, ticks, year } from './tape.styles'

const MONTHS = Array.from({ length: 59 }, (_, index) => index + 1)
const lines = (months: number[], length: number) => months.map((month) => `M${month} 0v${length}`).join('')
const YEARS = lines(
  MONTHS.filter((month) => month % 12 === 0),
  32,
)
const QUARTERS = lines(
  MONTHS.filter((month) => month % 3 === 0 && month % 12 !== 0),
  20,
)
const OTHERS = lines(
  MONTHS.filter((month) => month % 3 !== 0),
  12,
)

/** Sixty months of wood; its label says the same in words. */
export function Tape({ label, marks }: { label: string; marks: string[] }) {
  return (
    <div className={tape} role="img" aria-label={label}>
      <div className={stretch}>
        {[1, 2, 3, 4, 5].map((band) => (
          <span key={band} className={year} data-band={band} />
        ))}
      </div>
      <svg className={ticks} viewBox="0 0 60 66" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={OTHERS} vectorEffect="non-scaling-stroke" strokeWidth="1" strokeOpacity="0.7" />
        <path d={QUARTERS} vectorEffect="non-scaling-stroke" strokeWidth="1.5" strokeOpacity="0.8" />
        <path d={YEARS} vectorEffect="non-scaling-stroke" strokeWidth="2.5" />
      </svg>
      {marks.map((mark, index) => (
        <span key={mark} className={markPlaces[index]}>
          {mark}
        </span>
      ))}
    </div>
  )
}
