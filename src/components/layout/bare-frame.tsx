import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon'
import { ruler, wrap } from '../ui/page.styles'
import { bars, cartLink, right, rows } from './header.styles'
import { Logo } from './logo'

type BareFrameProps = { view: { homeHref: string; cartHref: string }; children: ReactNode }

/** What stands around a page while the shell's content is out of reach: the ways home and to the cart. */
export function BareFrame({ view, children }: BareFrameProps) {
  const t = useTranslations('shell')
  const kit = useTranslations('kit')
  return (
    <>
      <header className={bars.normal}>
        <div className={`${wrap} ${rows.page}`}>
          <Logo href={view.homeHref} label={t('home')} />
          <div className={right}>
            <a className={cartLink} href={view.cartHref} aria-label={kit('goToCart')}>
              <Icon name="cart" />
            </a>
          </div>
        </div>
        <div className={ruler} aria-hidden="true" />
      </header>
      <main id="main">{children}</main>
    </>
  )
}
