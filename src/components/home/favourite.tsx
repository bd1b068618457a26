import type { HomePage } from '~/services/flows/content/kit-pages.contract'
import { buttonClass } from '../ui/button'
import { section, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { centred, from8, grid, span6 } from '../ui/spans.styles'
import { TextLink } from '../ui/text-link'
import { action, detail, heading, item, items, kicker, picture, root, text, title } from './favourite.styles'

type FavouriteProps = { favourite: NonNullable<HomePage['favourite']> }

/** One kit, seen from the inside, in the accent of its year. */
export function Favourite({ favourite }: FavouriteProps) {
  return (
    <section className={`${section} ${root}`} data-band={favourite.band}>
      <div className={`${wrap} ${grid} ${centred}`}>
        <div className={span6}>
          {favourite.picture && (
            <Picture picture={favourite.picture} sizes="(min-width: 1024px) 600px, 100vw" shape="four" />
          )}
        </div>
        <div className={from8}>
          <p className={kicker}>{favourite.kicker}</p>
          <h2 className={heading}>{favourite.heading}</h2>
          <p className={text}>{favourite.text}</p>
          <Inside items={favourite.items} />
          <p className={action}>
            <TextLink className={buttonClass({ tone: 'accent' })} href={favourite.link.linkUrl}>
              {favourite.link.linkText}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  )
}

function Inside({ items: toys }: { items: FavouriteProps['favourite']['items'] }) {
  return (
    <ul className={items}>
      {toys.map((toy) => (
        <li key={toy.title} className={item}>
          {toy.picture && (
            <div className={picture}>
              <Picture picture={toy.picture} sizes="(min-width: 1024px) 230px, 45vw" shape="four" isDecorative />
            </div>
          )}
          <b className={title}>{toy.title}</b>
          {toy.text && <p className={detail}>{toy.text}</p>}
        </li>
      ))}
    </ul>
  )
}
