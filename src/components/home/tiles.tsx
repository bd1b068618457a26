import type { HomePage } from '~/services/flows/content/kit-pages.contract'
import { grid } from '../ui/spans.styles'
import { Tile } from '../ui/tile'
import { root } from '../ui/tile.styles'
import { places } from './tiles.styles'

const SIZES = { large: '(min-width: 1024px) 715px, 100vw', small: '(min-width: 1024px) 505px, 100vw' } as const

/** Two ways on, of unlike size. */
export function Tiles({ tiles }: { tiles: HomePage['tiles'] }) {
  return (
    <div className={grid}>
      {tiles.map((tile, index) => {
        const size = index % 2 === 0 ? 'large' : 'small'
        return (
          <article key={tile.title} className={`${root} ${places[size]}`} data-band={tile.band}>
            <Tile tile={tile} sizes={SIZES[size]} />
          </article>
        )
      })}
    </div>
  )
}
