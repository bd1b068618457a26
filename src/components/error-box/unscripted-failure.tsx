import { useTranslations } from 'use-intl'
import { wrap } from '../ui/page.styles'
import { ErrorBox } from './error-box'
import { request } from './error-box.styles'

type UnscriptedFailureProps = {
  /** `requestId`: what support asks for; null where nothing has failed */
  view: { requestId: string | null; cartHref: string }
}

/** A page that asks again by itself says to whoever has no scripts that it could not be made. */
export function UnscriptedFailure({ view: { requestId, cartHref } }: UnscriptedFailureProps) {
  const t = useTranslations('error')
  const kit = useTranslations('kit')
  if (requestId === null) return null
  return (
    <noscript>
      <div className={wrap}>
        <ErrorBox heading={t('heading')} messages={[t('message')]} />
        <p>
          <a href={cartHref}>{kit('goToCart')}</a>
        </p>
        <p className={request}>{t('requestId', { id: requestId })}</p>
      </div>
    </noscript>
  )
}
