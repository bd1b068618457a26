import type { NotFoundContent } from '~/services/flows/content/pages.contract'
import { buttonClass } from '../ui/button'
import { h1, lead, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { action, picture, root, text, words } from './not-found.styles'
import { WaysOn, type WaysOnView } from './ways-on'

type NotFoundViewProps = {
  view: NotFoundContent & { ways: WaysOnView }
}

/** S-107. */
export function NotFoundView({ view: content }: NotFoundViewProps) {
  return (
    <>
      <div className={`${wrap} ${root}`}>
        <div className={picture}>
          {content.picture && <Picture picture={content.picture} sizes="320px" shape="plain" isFirst />}
        </div>
        <div className={words}>
          <h1 className={h1}>{content.title}</h1>
          <p className={`${lead} ${text}`}>{content.text}</p>
          {content.link && (
            <p className={action}>
              <TextLink className={buttonClass({ tone: 'secondary' })} href={content.link.linkUrl}>
                {content.link.linkText}
              </TextLink>
            </p>
          )}
        </div>
      </div>
      <WaysOn view={content.ways} />
    </>
  )
}
