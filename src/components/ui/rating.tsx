import { Badge } from './badge'
import { figure, filled, hollow, row, sample, stars, text } from './rating.styles'

const STAR = 'm12 3 2.700 5.700 6.300.8-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.8z'
const LEFT_HALF = 'M12 3v14l-5.600 3 1.200-6.200L3 9.500l6.300-.8z'

/** Stars in halves. The number beside them is what is read aloud. */
function Stars({ value }: { value: number }) {
  const halves = Math.round(value * 2)
  return (
    <span className={stars} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <svg key={place} viewBox="0 0 24 24" width={18} height={18} aria-hidden="true" focusable="false">
          <path className={halves >= place * 2 ? filled : hollow} d={STAR} />
          {halves === place * 2 - 1 && <path className={filled} d={LEFT_HALF} />}
        </svg>
      ))}
    </span>
  )
}

type RatingProps = { rating: { stars: number; title: string; text: string; sampleLabel: string } }

export function Rating({ rating }: RatingProps) {
  return (
    <div>
      <p className={row}>
        <Stars value={rating.stars} />
        <span className={figure}>{rating.title}</span>
      </p>
      <p className={text}>{rating.text}</p>
      <p className={sample}>
        <Badge tone="plain">{rating.sampleLabel}</Badge>
      </p>
    </div>
  )
}
