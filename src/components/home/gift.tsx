import type { HomePage } from '~/services/flows/content/kit-pages.contract'
import { buttonClass } from '../ui/button'
import { h2, soft } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { centred, grid } from '../ui/spans.styles'
import { TextLink } from '../ui/text-link'
import { actions, picture, text, words } from './gift.styles'

/** Both ends of a gift: to give one, and to open one. */
export function Gift({ gift }: { gift: NonNullable<HomePage['gift']> }) {
  return (
    <div className={`${grid} ${centred}`}>
      {gift.picture && (
        <div className={picture}>
          <Picture picture={gift.picture} sizes="(min-width: 1024px) 500px, 100vw" isDecorative />
        </div>
      )}
      <div className={words}>
        <h2 className={h2}>{gift.title}</h2>
        <p className={`${soft} ${text}`}>{gift.text}</p>
        <p className={actions}>
          {gift.give && (
            <TextLink className={buttonClass({ tone: 'secondary' })} href={gift.give.linkUrl}>
              {gift.give.linkText}
            </TextLink>
          )}
          {gift.activate && (
            <TextLink className={buttonClass({ tone: 'link', size: 'inline' })} href={gift.activate.linkUrl}>
              {gift.activate.linkText}
            </TextLink>
          )}
        </p>
      </div>
    </div>
  )
}
