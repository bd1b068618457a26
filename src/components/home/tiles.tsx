import type { HomePage } from '~/services/contentful/contentful.contract'
import { buttonClass } from '../ui/button'
import { Picture } from '../ui/picture'
import { grid } from '../ui/spans.styles'
import { TextLink } from '../ui/text-link'
import { cuts, link, places, text, title } from './tiles.styles'

const SIZES = { large: '(min-width: 1024px) 715px, 100vw', small: '(min-width: 1024px) 505px, 100vw' } as const

/** Two ways on, of unlike size. */
export function Tiles({ tiles }: { tiles: HomePage['tiles'] }) {
  return (
    <div className={grid}>
      {tiles.map((tile, index) => {
        const size = index % 2 === 0 ? 'large' : 'small'
        return (
          <article key={tile.title} className={places[size]} data-band={tile.band}>
            {tile.picture && (
              <div className={cuts[size]}>
                <Picture picture={tile.picture} sizes={SIZES[size]} shape="cover" />
              </div>
            )}
            <h2 className={title}>{tile.title}</h2>
            <p className={text}>{tile.text}</p>
            <TextLink
              className={`${buttonClass({ tone: 'link', size: 'inline' })} ${link}`}
              href={tile.link.linkUrl}
              isNewWindow={tile.link.blankTarget}
            >
              {tile.link.linkText}
            </TextLink>
          </article>
        )
      })}
    </div>
  )
}
