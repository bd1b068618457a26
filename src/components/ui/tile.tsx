import type { ContentLink, ContentPicture } from '~/services/flows/content/parts.contract'
import { buttonClass } from './button'
import { Picture } from './picture'
import { TextLink } from './text-link'
import { cut, link, text, title } from './tile.styles'

type TileProps = {
  tile: { picture: ContentPicture | null; title: string; text: string; link: ContentLink }
  sizes: string
  /** the words beside it say what it shows */
  isDecorative?: boolean
}

/** A way on: its picture, what it is, and the link that is the whole of it. What is around it is a `root`. */
export function Tile({ tile, sizes, isDecorative = false }: TileProps) {
  return (
    <>
      {tile.picture && (
        <div className={cut}>
          <Picture picture={tile.picture} sizes={sizes} shape="cover" isDecorative={isDecorative} />
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
    </>
  )
}
