import { mediaUrl, srcSet } from '~/services/domain/pictures/picture-address.rules'
import type { HomePage } from '~/services/flows/content/kit-pages.contract'
import type { ContentPicture } from '~/services/flows/content/parts.contract'
import { Finder, type FinderProps } from '../kits/finder'
import { blurOf } from '../ui/blur'
import { display, lead as leadText, wrap } from '../ui/page.styles'
import { blurred } from '../ui/picture.styles'
import { copy, finder, inner, lead, picture, root, stage, wave } from './hero.styles'

const WIDTHS = [480, 640, 800, 960, 1280, 1920] as const
const WAVE = 'M0 26V14C180 2 330 4 520 12s420 10 610 0 240-6 310 2v12z'

type HeroProps = Pick<FinderProps, 'view' | 'send'> & { hero: HomePage['hero'] }

export function Hero({ hero, view, send }: HeroProps) {
  return (
    <section className={root}>
      <div className={stage}>
        <HeroPicture wide={hero.picture} tall={hero.pictureTall} />
      </div>
      <div className={`${wrap} ${inner}`}>
        <div className={copy}>
          <h1 className={display}>{hero.title}</h1>
          <p className={`${leadText} ${lead}`}>{hero.lead}</p>
          <div className={finder}>
            <Finder copy={hero.finder} view={view} send={send} />
          </div>
        </div>
      </div>
      <svg className={wave} viewBox="0 0 1440 26" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={WAVE} />
      </svg>
    </section>
  )
}

/** Another cut for narrow screens, and only one of the two is fetched. */
function HeroPicture({ wide, tall }: { wide: ContentPicture; tall: ContentPicture }) {
  return (
    <picture>
      <source
        media="(min-width: 768px)"
        srcSet={srcSet(wide.src, WIDTHS, { max: wide.width })}
        sizes="(min-width: 1024px) 75vw, 100vw"
        width={wide.width}
        height={wide.height}
      />
      <img
        className={tall.blur ? `${picture} ${blurred}` : picture}
        style={blurOf(tall)}
        src={mediaUrl(tall.src, { w: 800 })}
        srcSet={srcSet(tall.src, WIDTHS, { max: tall.width })}
        sizes="100vw"
        alt={wide.alt}
        width={tall.width}
        height={tall.height}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}
