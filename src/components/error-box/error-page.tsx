import { useTranslations } from 'use-intl'
import type { ErrorContent } from '~/services/flows/content/pages.contract'
import { action, picture, root, words } from '../not-found/not-found.styles'
import { buttonClass } from '../ui/button'
import { h1, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { bullets, request } from './error-box.styles'

type ErrorPageViewProps = {
  view: {
    error: ErrorContent
    /** what support asks for; null where the request left none */
    requestId: string | null
    /** the address that failed, asked for as a document: it works without the application */
    againHref: string | null
  }
}

/** A page that could not be made (S-367); its words are the catalogue's. */
export function ErrorPageView({ view: { error, requestId, againHref } }: ErrorPageViewProps) {
  const t = useTranslations('error')
  return (
    <div className={`${wrap} ${root}`}>
      <div className={picture}>
        {error.picture && <Picture picture={error.picture} sizes="320px" shape="plain" isFirst />}
      </div>
      <div className={words}>
        <h1 className={h1}>{error.heading}</h1>
        {error.messages.length === 1 && <p>{error.messages[0]}</p>}
        {error.messages.length > 1 && (
          <ul className={bullets}>
            {error.messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        <p className={action}>
          {againHref && (
            <a className={buttonClass({})} href={againHref}>
              {t('again')}
            </a>
          )}
          {error.link && (
            <TextLink
              className={buttonClass(againHref ? { tone: 'link', size: 'inline' } : {})}
              href={error.link.linkUrl}
            >
              {error.link.linkText}
            </TextLink>
          )}
        </p>
        {requestId && <p className={request}>{t('requestId', { id: requestId })}</p>}
      </div>
    </div>
  )
}
