import { useTranslations } from 'use-intl'
import type { Quote as QuoteCopy } from '~/services/flows/content/parts.contract'
import { Badge } from './badge'
import { Thumbnail } from './picture'
import { caption, detail, name, portrait, words } from './quote.styles'

/** What a parent says; a sample says that it is one. */
export function Quote({ quote }: { quote: QuoteCopy }) {
  const t = useTranslations('page')
  return (
    <figure>
      <blockquote className={words}>
        <p>{t('quoted', { text: quote.text })}</p>
      </blockquote>
      <figcaption className={caption}>
        {quote.picture && (
          <span className={portrait}>
            <Thumbnail picture={quote.picture} edge={80} shape="round" />
          </span>
        )}
        <span>
          <b className={name}>{quote.by}</b>
          {quote.byDetail && <span className={detail}>{quote.byDetail}</span>}
        </span>
        {quote.sampleLabel && <Badge tone="plain">{quote.sampleLabel}</Badge>}
      </figcaption>
    </figure>
  )
}
