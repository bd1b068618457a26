import type { ContentLink, ContentPicture } from '~/services/flows/content/parts.contract'
import { buttonClass } from '../ui/button'
import { Picture } from '../ui/picture'
import { centred, from8, grid, span6, span7 } from '../ui/spans.styles'
import { TextLink } from '../ui/text-link'
import { action, heading, text as words } from './media-text.styles'

type MediaTextProps = { title: string; text: string; picture: ContentPicture | null; link: ContentLink | null }

/** A picture beside a text; the link looks as its editor chose (S-199). */
export function MediaText({ title, text, picture, link }: MediaTextProps) {
  return (
    <section className={`${grid} ${centred}`}>
      {picture && (
        <div className={span6}>
          <Picture picture={picture} sizes="(min-width: 1024px) 600px, 100vw" shape="four" />
        </div>
      )}
      <div className={picture ? from8 : span7}>
        <h2 className={heading}>{title}</h2>
        <p className={words}>{text}</p>
        {link && (
          <p className={action}>
            <TextLink
              className={buttonClass(
                link.buttonStyle === 'link' ? { tone: 'link', size: 'inline' } : { tone: link.buttonStyle },
              )}
              href={link.linkUrl}
              isNewWindow={link.blankTarget}
            >
              {link.linkText}
            </TextLink>
          </p>
        )}
      </div>
    </section>
  )
}
