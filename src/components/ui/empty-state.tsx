import type { ReactNode } from 'react'
import type { CartContent } from '~/services/flows/content/pages.contract'
import { buttonClass } from './button'
import { picture, root } from './empty-state.styles'
import { h2, soft } from './page.styles'
import { Picture } from './picture'
import { TextLink } from './text-link'

/** A place with nothing in it: a picture, a heading, one sentence, one way out. */
type EmptyStateProps = { content: CartContent['empty']; isPage?: boolean; children?: ReactNode }

export function EmptyState({ content, isPage = false, children }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={root}>
      {content.picture && (
        <div className={picture}>
          <Picture picture={content.picture} sizes="320px" shape="plain" isDecorative />
        </div>
      )}
      <Heading className={h2}>{content.title}</Heading>
      <p className={soft}>{content.text}</p>
      {children}
      {content.link && (
        <TextLink className={buttonClass({})} href={content.link.linkUrl}>
          {content.link.linkText}
        </TextLink>
      )}
    </div>
  )
}
