import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { skip } from './header.styles'

type ShopFrameProps = {
  topBanner: ReactNode
  header: ReactNode
  /** the menu of phones, while it is open */
  drawer: ReactNode
  footer: ReactNode
  consent: ReactNode
  announced: ReactNode
  /** the page */
  children: ReactNode
}

/** What stands around a page of the shop and of the account, and the way past it for the keyboard. */
export function ShopFrame({ topBanner, header, drawer, footer, consent, announced, children }: ShopFrameProps) {
  const t = useTranslations('shell')
  return (
    <>
      <a className={skip} href="#main">
        {t('skip')}
      </a>
      {topBanner}
      {header}
      {drawer}
      <main id="main">{children}</main>
      {footer}
      {consent}
      {announced}
    </>
  )
}
