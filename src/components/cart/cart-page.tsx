import { useTranslations } from 'use-intl'
import type { CartView } from '~/machines/cart/cart/cart.connect'
import type { CheckoutStartView } from '~/machines/checkout/checkout-start/checkout-start.connect'
import type { CartContent } from '~/services/flows/content/pages.contract'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Note } from '../ui/note'
import { h1, wrap } from '../ui/page.styles'
import { CartLine, type Line } from './cart-line'
import { aside, bone, layout, lines, loading, notice, page, treatment } from './cart-page.styles'
import { CartSummary } from './cart-summary'
import { focusBeside } from './focus-beside'

type Send = (
  event: { type: 'SET_QTY'; lineId: string; quantity: number } | { type: 'REMOVE'; lineId: string } | { type: 'RETRY' },
) => void
type CartPageProps = {
  view: CartView
  /** the way to the checkout */
  start: CheckoutStartView
  /** the account for which the page was made, for the form; '' for a guest */
  as: string
  content: CartContent
  locale: string
  isTreatment: boolean
  send: Send
  onCheckout: () => void
  /** for those who do not see the line go */
  onRemoved: (title: string) => void
}

/** /cart (S-014, S-015): a failure stands on top and has taken everything back already. */
export function CartPage({
  view,
  start,
  as,
  content,
  locale,
  isTreatment,
  send,
  onCheckout,
  onRemoved,
}: CartPageProps) {
  const takeOut = ({ id, title }: Line, event: Parameters<Send>[0]) => {
    focusBeside(id)
    send(event)
    onRemoved(title)
  }
  return (
    <div className={`${wrap} ${page}`} data-machine={view.machine} data-state={view.state}>
      <h1 className={h1} tabIndex={-1}>
        {content.title}
      </h1>
      <CartNotice view={view} onRetry={() => send({ type: 'RETRY' })} />
      {!view.error && <StartNotice view={start} />}
      {view.isEmpty && <EmptyState content={content.empty} />}
      {view.isLoading && <Skeleton label={content.labels.loading ?? ''} />}
      {view.lines.length > 0 && (
        <div className={isTreatment ? treatment.layout : layout}>
          <ul className={isTreatment ? treatment.lines : lines}>
            {view.lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                labels={content.labels}
                locale={locale}
                onQuantity={(quantity) => {
                  const event = { type: 'SET_QTY', lineId: line.id, quantity } as const
                  if (quantity > 0) send(event)
                  else takeOut(line, event)
                }}
                onRemove={() => takeOut(line, { type: 'REMOVE', lineId: line.id })}
              />
            ))}
          </ul>
          <div className={isTreatment ? treatment.aside : aside}>
            <CartSummary
              view={view}
              isStarting={start.isBusy}
              as={as}
              labels={content.labels}
              locale={locale}
              onCheckout={onCheckout}
            />
          </div>
        </div>
      )}
    </div>
  )
}

function CartNotice({ view, onRetry }: { view: CartView; onRetry: () => void }) {
  const t = useTranslations('cartErrors')
  const again = useTranslations('error')
  const cart = useTranslations('cart')
  if (!view.error) return null
  return (
    <div className={notice}>
      <Note tone="error" title={t(view.error)} isAlert>
        {view.error !== 'load' && <p>{cart('asConfirmed')}</p>}
        {view.can.retry && (
          <Button tone="link" size="inline" holdsClick onClick={onRetry}>
            {again('again')}
          </Button>
        )}
      </Note>
    </div>
  )
}

/** S-377: why no checkout was opened; what the cart says itself is not said twice. */
function StartNotice({ view }: { view: CheckoutStartView }) {
  const t = useTranslations('checkoutStart')
  const { failure } = view
  if (!failure || failure.code === 'notPrepared') return null
  const text = t(`codes.${failure.code}`)
  return (
    <div className={notice} data-machine={view.machine} data-state={view.state}>
      <Note tone="error" title={t('title')} isAlert>
        <p>{failure.status === null ? text : t('status', { text, status: failure.status })}</p>
      </Note>
    </div>
  )
}

/** The server could not read the cart: the application comes at once and tries again. */
function Skeleton({ label }: { label: string }) {
  return (
    <div className={loading} role="status" aria-label={label} data-boot="now">
      <div className={bone} />
      <div className={bone} />
    </div>
  )
}
