import { useTranslations } from 'use-intl'
import { buttonClass } from '../ui/button'
import { h1 } from '../ui/page.styles'
import { page } from './checkout-page.styles'
import { panel, text } from './checkout-states.styles'

type CheckoutEndedProps = {
  view: {
    cartHref: string
    /** null: somebody is signed in, and it is not theirs */
    signInHref: string | null
  }
}

/** Expired, somebody else's, or unknown: one answer for all three. */
export function CheckoutEnded({ view: { cartHref, signInHref } }: CheckoutEndedProps) {
  const t = useTranslations('checkout.expired')
  return (
    <div className={page}>
      <div className={panel}>
        <h1 className={h1}>{t('title')}</h1>
        <p className={text}>{t('text')}</p>
        <a className={buttonClass({})} href={cartHref}>
          {t('cart')}
        </a>
        {signInHref && (
          <a className={buttonClass({ tone: 'link', size: 'inline' })} href={signInHref}>
            {t('signIn')}
          </a>
        )}
      </div>
    </div>
  )
}
