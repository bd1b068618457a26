import { useTranslations } from 'use-intl'
import type { InventoryStatus } from '~/services/domain/products/product.contract'
import type { KitPage } from '~/services/flows/content/kit-pages.contract'
import { fill } from '../cart/fill'
import { Button, buttonClass } from '../ui/button'
import { spinner } from '../ui/button.styles'
import { TextLink } from '../ui/text-link'
import { action, strong, under } from './buy-panel.styles'
import { KitModalsLater } from './kit-modals-later'
import type { KitPageProps } from './kit-page'

type CallToActionProps = Pick<KitPageProps, 'view' | 'send'>

/** With the flow come the kit's choices, where it has some. */
function warm({ customizableOptions }: KitPage, send: KitPageProps['send']) {
  send.warm()
  if (customizableOptions.length > 0) KitModalsLater.warm()
}

/** One button at a time: a link for the subscription, the form's own button for the single kit. */
export function BuyButtons({ view, send }: CallToActionProps) {
  const { page, cta } = view
  const t = useTranslations('kit')
  if (!cta) return null
  const { labels, translations } = page
  const isOutOfStock = view.purchase?.isOutOfStock ?? false
  return (
    <>
      <TextLink
        className={buttonClass({ tone: 'accent', isFull: true })}
        href={cta.subscribeHref}
        data-for="subscription"
        data-hold=""
        data-sends={formOf(cta, page.anchor)}
        aria-busy={cta.isBusy || undefined}
        onClick={(event) => {
          event.preventDefault()
          send.to('cta', { type: 'CLICK' })
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
    </>
  )
}

/** The button, and below it how far it leads and what is in stock. */
export function CallToAction({ view, send }: CallToActionProps) {
  const { page, cta, step } = view
  const t = useTranslations('kit')
  if (!cta) return null
  const { labels, translations } = page
  const isOutOfStock = view.purchase?.isOutOfStock ?? false
  const inStock = stockText(page, isOutOfStock ? 'out_of_stock' : view.inventory?.status, t('soldOut.short'))
  return (
    <div className={action} onPointerEnter={() => warm(page, send)}>
      <BuyButtons view={view} send={send} />
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

/** What the document posts where a press comes before the application; a kit with options asks for them first. */
function formOf({ subscribeHref, options }: NonNullable<KitPageProps['view']['cta']>, kit: string): string | undefined {
  if (options.length > 0) return undefined
  const [path = '', query = ''] = subscribeHref.split('?')
  const step = path.endsWith('/payment-options') ? 'paymentOptions' : 'childInfo'
  return `/api/subscribe?${new URLSearchParams([['kit', kit], ['step', step], ...new URLSearchParams(query)])}`
}

/** The subscription ships what the plan sends, so only the single kit can run out here (S-256). */
function stockText(page: KitPage, stock: InventoryStatus | undefined, soldOut: string): string | null | undefined {
  if (stock === 'out_of_stock') return page.outOfStockMessage ?? soldOut
  if (stock === 'presale') return page.preSaleMessage
  if (stock === 'backorder') return page.backOrderMessage
  return stock === 'active' ? page.labels.inStock : null
}
