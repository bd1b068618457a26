import type { TopBannerView } from '~/machines/shell/top-banner/top-banner.connect'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import { IconButton } from '../ui/button'
import { close, root } from './top-banner.styles'

type TopBannerProps = {
  banner: NonNullable<ShellContent['topBanner']>
  view: TopBannerView
  labels: { message: string; close: string }
  onDismiss: () => void
}

/** S-042: 53 px of news; once dismissed it stays away. The HTML is sanitised by the content service. */
export function TopBanner({ banner, view, labels, onDismiss }: TopBannerProps) {
  if (!view.isOpen) return null
  return (
    <aside
      className={root}
      aria-label={labels.message}
      data-inverse
      data-machine={view.machine}
      data-state={view.state}
    >
      <p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters (contentful mappers) */}
        <span dangerouslySetInnerHTML={{ __html: banner.html }} />{' '}
        {banner.link && <a href={banner.link.linkUrl}>{banner.link.linkText}</a>}
      </p>
      <span className={close}>
        <IconButton icon="close" label={labels.close} onClick={onDismiss} holdsClick />
      </span>
    </aside>
  )
}
