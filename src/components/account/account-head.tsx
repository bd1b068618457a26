import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { ContentBlock } from '../blocks/content-block'
import { Logo } from '../layout/logo'
import { Breadcrumb } from '../ui/breadcrumb'
import { Note } from '../ui/note'
import { h1, lead as leadText } from '../ui/page.styles'
import { banners, first, lead, powered } from './account-frame.styles'

type AccountHeadProps = {
  page: Pick<AccountPage, 'title' | 'lead' | 'breadcrumb' | 'banners'>
  /** instead of the page's own title */
  title?: ReactNode
  /** where the logo leads; null without it (flag retention-enable-powered-by-pg-logo) */
  poweredHref?: string | null
  /** false: the page says by itself what it cannot do without a script */
  saysNoScript?: boolean
}

/** title, breadcrumb, banners, and by flag whose work the account home is. */
export function AccountHead({ page, title, poweredHref = null, saysNoScript = true }: AccountHeadProps) {
  const t = useTranslations('account')
  return (
    <>
      <Breadcrumb crumbs={page.breadcrumb} />
      <h1 className={page.breadcrumb.length > 0 ? h1 : `${h1} ${first}`}>{title ?? page.title}</h1>
      {page.lead && <p className={`${leadText} ${lead}`}>{page.lead}</p>}
      {poweredHref !== null && (
        <p className={powered}>
          {t('poweredBy')} <Logo href={poweredHref} label="Playchart" />
        </p>
      )}
      {saysNoScript && (
        <noscript>
          <div className={banners}>
            <Note tone="notice" title={t('noScript')} />
          </div>
        </noscript>
      )}
      {page.banners.length > 0 && (
        <div className={banners}>
          {page.banners.map((block) => (
            <ContentBlock key={block.id} block={block} />
          ))}
        </div>
      )}
    </>
  )
}
