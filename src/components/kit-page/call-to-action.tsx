import { useTranslations } from 'use-intl'
import type { PlayKitCtaView } from '~/machines/shop/play-kit-cta/play-kit-cta.connect'
import type { KitPage } from '~/services/flows/content/pages.contract'
import { fill } from '../cart/fill'
import { Button, buttonClass } from '../ui/button'
import { spinner } from '../ui/button.styles'
import { TextLink } from '../ui/text-link'
import { action, strong, under } from './buy-panel.styles'
import type { Stock } from './kit-page.view'

export type CallToActionProps = {
  page: KitPage
  cta: PlayKitCtaView
  /** S-256 */
  isOutOfStock: boolean
  /** child-info or payment options (S-088, S-089) */
  subscribeHref: string
  /** S-085: null unless content numbers both steps */
  step: { step: number; steps: number } | null
  stock: Stock
  onAct: () => void
  onWarm?: () => void
}

/** One button at a time: a link for the subscription, the form's own button for the single kit. */
export function CallToAction({
  page,
  cta,
  isOutOfStock,
  subscribeHref,
  step,
  stock,
  onAct,
  onWarm,
}: CallToActionProps) {
  const t = useTranslations('kit')
  const { labels, translations } = page
  const inStock = stockText(page, isOutOfStock ? 'out_of_stock' : stock, t('soldOut.short'))
  return (
    <div className={action} onPointerEnter={onWarm}>
      <TextLink
        className={buttonClass({ tone: 'accent', isFull: true })}
        href={subscribeHref}
        data-for="subscription"
        data-hold=""
        aria-busy={cta.isBusy || undefined}
        onClick={(event) => {
          event.preventDefault()
          onAct()
        }}
      >
        {cta.isBusy && <span className={spinner} aria-hidden="true" />}
        {translations.addToCartSubscribe ?? page.cta?.linkText ?? t('getStarted')}
      </TextLink>
      <div data-for="standalone">
        <Button
          tone="accent"
          isFull
          type="submit"
          form="buy"
          isBusy={cta.isBusy}
          disabled={isOutOfStock}
          holdsClick
          aria-describedby={isOutOfStock ? 'buy-stock' : undefined}
        >
          {isOutOfStock ? (labels.outOfStock ?? t('outOfStock')) : (translations.addToCartStandalone ?? t('addToCart'))}
        </Button>
      </div>
      <p className={under} id="buy-stock">
        {step && (
          <span data-for="subscription">
            {fill(labels.step ?? 'Step {step} of {steps}', { step: String(step.step), steps: String(step.steps) })}
            {inStock && ' · '}
          </span>
        )}
        {inStock}
      </p>
      {translations.ctaMessage && (
        <p className={`${under} ${strong}`} data-for="subscription">
          {translations.ctaMessage}
        </p>
      )}
    </div>
  )
}

/** The subscription ships what the plan sends, so only the single kit can run out here (S-256). */
function stockText(page: KitPage, stock: Stock, soldOut: string): string | null | undefined {
  if (stock === 'out_of_stock') return page.outOfStockMessage ?? soldOut
  if (stock === 'presale') return page.preSaleMessage
  if (stock === 'backorder') return page.backOrderMessage
  return stock === 'active' ? page.labels.inStock : null
}
