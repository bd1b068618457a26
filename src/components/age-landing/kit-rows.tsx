import type { KitPrices } from '~/services/domain/prices/kit-prices.rules'
import type { AgeLanding } from '~/services/flows/content/kit-pages.contract'
import { KitCard } from '../kits/kit-card'
import { grids } from '../kits/kit-card.styles'
import { heading, rows, stretch, tapes } from './kit-rows.styles'

type Kits = AgeLanding['kits']
type KitRowsProps = { title: string; kits: Kits; prices: KitPrices }

/** The kits of a year; on wide screens each row lies along its stretch of the ruler. */
export function KitRows({ title, kits, prices }: KitRowsProps) {
  const isLong = kits.length > 4
  const width = isLong ? 'three' : 'four'
  const sizes = isLong ? '(min-width: 1024px) 400px, 45vw' : '(min-width: 1024px) 295px, 45vw'
  return (
    <>
      <h2 className={heading}>{title}</h2>
      <div className={rows}>
        {(isLong ? [kits.slice(0, 3), kits.slice(3)] : [kits]).map((row) => (
          <div key={row[0]?.anchor}>
            <ul className={grids[width]}>
              {row.map((kit) => (
                <KitCard key={kit.anchor} kit={kit} price={prices[kit.priceKey]} sizes={sizes} />
              ))}
            </ul>
            <Tape kits={row} className={tapes[width]} />
          </div>
        ))}
      </div>
    </>
  )
}

/** Numbers are months; every kit's age stands on its card, so the wood is decoration. */
function Tape({ kits, className }: { kits: Kits; className: string }) {
  return (
    <div className={className} aria-hidden="true">
      {kits.map(({ anchor, months }) => (
        <span key={anchor} className={stretch}>
          <svg viewBox="0 0 12 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d={marks(months)} vectorEffect="non-scaling-stroke" />
          </svg>
          {months.from}
        </span>
      ))}
    </div>
  )
}

/** A longer mark per month and a short one between. */
function marks({ from, to }: Kits[number]['months']): string {
  const halves = Math.max(1, to - from + 1) * 2
  const places = Array.from({ length: halves - 1 }, (_, index) => index + 1)
  return places.map((place) => `M${(place * 12) / halves} 0v${place % 2 === 0 ? 14 : 8}`).join('')
}
