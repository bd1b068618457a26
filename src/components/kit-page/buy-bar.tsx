import { useTranslations } from 'use-intl'
import { wrap } from '../ui/page.styles'
import { Price } from '../ui/price'
import { BuyButtons } from './call-to-action'
import type { KitPageProps } from './kit-page'
import { bar, button, buyBar, count, inner, total, words } from './sticky-summary.styles'

/** On phones, where the panel is far up: what the kit costs, and its button. What went wrong in the panel is said here, too. */
export function BuyBar({ view, send }: Pick<KitPageProps, 'view' | 'send'>) {
  const { page, offers, cta } = view
  const t = useTranslations('kit')
  if (!cta) return null
  const failure = cta.error && ((cta.error === 'add' && page.labels.addFailed) || t(`errors.${cta.error}`))
  return (
    <section className={`${bar} ${buyBar}`} aria-label={page.title}>
      <div className={`${wrap} ${inner}`}>
        <p className={words}>
          <span className={count}>{failure || page.title}</span>
          <span className={total} data-for="subscription">
            <Price money={offers.subscription.price} />
          </span>
          {offers.standalone && (
            <span className={total} data-for="standalone">
              <Price money={offers.standalone.price} />
            </span>
          )}
        </p>
        <div className={button}>
          <BuyButtons view={view} send={send} />
        </div>
      </div>
    </section>
  )
}
