import { useTranslations } from 'use-intl'
import { buttonClass } from '../ui/button'
import { wrap } from '../ui/page.styles'
import { Price } from '../ui/price'
import { TextLink } from '../ui/text-link'
import { BuyBar } from './buy-bar'
import type { KitPageProps } from './kit-page'
import {
  bar,
  button,
  count,
  inner,
  marker,
  ownPlace,
  phone,
  rail,
  total as totalClass,
  words,
} from './sticky-summary.styles'

/**
 * S-249. What is chosen here is in the cart already, so the bar sums it up and leads there; until then phones have the
 * kit's own button there. The marker below it tells the flow when the bar has reached its own place.
 */
export function StickySummary({ view: { sticky, ...view }, send }: Pick<KitPageProps, 'view' | 'send'>) {
  const t = useTranslations('kit')
  if (!sticky) return null
  const total = { amountCents: view.chosen.cents, currency: view.offers.subscription.price.currency }
  return (
    <>
      {!sticky.isShown && (
        <div className={phone}>
          <div className={rail}>
            <BuyBar view={{ ...view, sticky }} send={send} />
          </div>
          <div className={ownPlace} />
        </div>
      )}
      {sticky.isShown && (
        <>
          <div className={rail}>
            <section
              className={bar}
              aria-label={t('summary')}
              data-machine={sticky.machine}
              data-state={sticky.state}
              data-leaving={sticky.isLeaving || undefined}
              data-stuck={sticky.isStuck || undefined}
            >
              <div className={`${wrap} ${inner}`}>
                <p className={words}>
                  <span className={count}>{t('chosen', { count: view.chosen.count })}</span>
                  <span className={totalClass}>
                    {view.page.productAddOnsTotalLabel ?? ''} <Price money={total} />
                  </span>
                </p>
                <span className={button}>
                  <TextLink className={buttonClass({ tone: 'accent' })} href={view.cartHref}>
                    {t('goToCart')}
                  </TextLink>
                </span>
              </div>
            </section>
          </div>
          <div className={ownPlace} />
        </>
      )}
      <div id={sticky.markerId} className={marker} aria-hidden="true" />
    </>
  )
}
