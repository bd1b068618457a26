import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { skip } from '../layout/header.styles'
import { Logo } from '../layout/logo'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { ruler, wrap } from '../ui/page.styles'
import { bar, edge, leave } from './checkout-frame.styles'

type CheckoutFrameProps = { view: { homeHref: string }; children: ReactNode }

/** Around a checkout stands nothing that leads elsewhere by chance; what was saved stays. */
export function CheckoutFrame({ view: { homeHref }, children }: CheckoutFrameProps) {
  const shell = useTranslations('shell')
  const t = useTranslations('checkout')
  return (
    <>
      <a className={skip} href="#main">
        {shell('skip')}
      </a>
      <header>
        <div className={`${wrap} ${bar}`}>
          <Logo href={homeHref} label={shell('home')} />
          <a className={`${buttonClass({ tone: 'link', size: 'inline' })} ${leave}`} href={homeHref}>
            <Icon name="close" />
            {t('leave')}
          </a>
        </div>
        <div className={`${ruler} ${edge}`} aria-hidden="true" />
      </header>
      <main id="main">{children}</main>
    </>
  )
}
