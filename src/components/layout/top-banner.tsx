import { useTranslations } from 'use-intl'
import type { TopBannerView } from '~/machines/shell/top-banner/top-banner.connect'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import { IconButton } from '../ui/button'
import { close, root } from './top-banner.styles'

type TopBannerProps = {
  view: TopBannerView & { banner: NonNullable<ShellContent['topBanner']> }
  send: (event: { type: 'DISMISS' }) => void
}

/** S-042: 53 px of news; once dismissed it stays away. The HTML is sanitised by the content service. */
export function TopBanner({ view, send }: TopBannerProps) {
  const t = useTranslations('shell')
  if (!view.isOpen) return null
  return (
    <aside
      className={root}
      aria-label={t('shopMessage')}
      data-inverse
      data-machine={view.machine}
      data-state={view.state}
    >
      <p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters (contentful mappers) */}
        <span dangerouslySetInnerHTML={{ __html: view.banner.html }} />{' '}
        {view.banner.link && <a href={view.banner.link.linkUrl}>{view.banner.link.linkText}</a>}
      </p>
      <span className={close}>
        <IconButton icon="close" label={t('closeMessage')} onClick={() => send({ type: 'DISMISS' })} />
      </span>
    </aside>
  )
}
