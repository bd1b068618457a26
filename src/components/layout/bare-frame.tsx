import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ruler, wrap } from '../ui/page.styles'
import { bars, rows } from './header.styles'
import { Logo } from './logo'

type BareFrameProps = { view: { homeHref: string }; children: ReactNode }

/** What stands around a page while the shell's content is out of reach: the way home. */
export function BareFrame({ view, children }: BareFrameProps) {
  const t = useTranslations('shell')
  return (
    <>
      <header className={bars.normal}>
        <div className={`${wrap} ${rows.page}`}>
          <Logo href={view.homeHref} label={t('home')} />
        </div>
        <div className={ruler} aria-hidden="true" />
      </header>
      <main id="main">{children}</main>
    </>
  )
}
