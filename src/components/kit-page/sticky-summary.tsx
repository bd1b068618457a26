import { useTranslations } from 'use-intl'
import type { StickySummaryView } from '~/machines/shop/sticky-summary/sticky-summary.connect'
import type { Money } from '~/services/domain/money/money'
import { buttonClass } from '../ui/button'
import { wrap } from '../ui/page.styles'
import { Price } from '../ui/price'
import { TextLink } from '../ui/text-link'
import { bar, button, count, inner, marker, total as totalClass, words } from './sticky-summary.styles'

export type StickySummaryProps = {
  view: StickySummaryView
  /** what the chosen add-ons cost together */
  total: Money
  totalLabel: string
  locale: string
  cartHref: string
}

/**
 * S-249. What is chosen here is in the cart already, so the bar sums it up and leads there. The marker below it tells the flow when the bar has reached its
 * own place.
 */
export function StickySummary({ view, total, totalLabel, locale, cartHref }: StickySummaryProps) {
  const t = useTranslations('kit')
  return (
    <>
      {view.isShown && (
        <section
          className={bar}
          aria-label={t('summary')}
          data-machine={view.machine}
          data-state={view.state}
          data-leaving={view.isLeaving || undefined}
          data-stuck={view.isStuck || undefined}
        >
          <div className={`${wrap} ${inner}`}>
            <p className={words}>
              <span className={count}>{t('chosen', { count: view.count })}</span>
              <span className={totalClass}>
                {totalLabel} <Price money={total} locale={locale} />
              </span>
            </p>
            <span className={button}>
              <TextLink className={buttonClass({ tone: 'accent' })} href={cartHref}>
                {t('goToCart')}
              </TextLink>
            </span>
          </div>
        </section>
      )}
      <div id={view.markerId} className={marker} aria-hidden="true" />
    </>
  )
}
