import { useTranslations } from 'use-intl'
import type { CartView } from '~/machines/cart/cart/cart.connect'
import type { CheckoutStartView } from '~/machines/checkout/checkout-start/checkout-start.connect'
import type { CartContent } from '~/services/flows/content/pages.contract'
import { Button, buttonClass } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Icon } from '../ui/icon'
import { Note } from '../ui/note'
import { h1, visuallyHidden, wrap } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import type { LineEvent } from './cart-line'
import { aside, bone, head, layout, lines, loading, notice, page, treatment } from './cart-page.styles'
import { CartRow } from './cart-row'
import { CartSummary } from './cart-summary'

export type CartPageView = {
  cart: CartView
  /** the way to the checkout */
  start: CheckoutStartView
  /** of the form without a script: the account for which the page was made ('' for a guest), and a key of its own */
  form: { as: string; key: string }
  page: CartContent
  isTreatment: boolean
}
/** START is for the way to the checkout, the rest for the cart. */
export type CartPageEvent = LineEvent | { type: 'RETRY' } | { type: 'START' }
type CartPageProps = { view: CartPageView; send: (event: CartPageEvent) => void }

/** /cart (S-014, S-015): a failure stands on top and has taken everything back already. */
export function CartPage({ view, send }: CartPageProps) {
  const { cart, start, page: content, isTreatment } = view
  return (
    <div className={`${wrap} ${page}`} data-machine={cart.machine} data-state={cart.state}>
      <div className={head}>
        <h1 className={h1} tabIndex={-1}>
          {content.title}
        </h1>
        {cart.lines.length > 0 && content.empty.link && (
          <TextLink className={buttonClass({ tone: 'link', size: 'inline' })} href={content.empty.link.linkUrl}>
            <Icon name="left" size={18} />
            {content.labels.keepShopping}
          </TextLink>
        )}
      </div>
      <UndoHint isShown={cart.can.undo} />
      <CartNotice view={cart} send={send} />
      {!cart.error && <StartNotice view={start} />}
      {cart.isLoading && <Skeleton label={content.labels.loading ?? ''} />}
      {cart.rows.length > 0 && (
        <div className={isTreatment ? treatment.layout : layout}>
          <ul className={isTreatment ? treatment.lines : lines}>
            {cart.rows.map(({ key, row }) => (
              <CartRow key={key} row={row} labels={content.labels} send={send} />
            ))}
          </ul>
          {cart.lines.length > 0 && (
            <div className={isTreatment ? treatment.aside : aside}>
              <CartSummary view={view} send={send} />
            </div>
          )}
        </div>
      )}
      {cart.isEmpty && <EmptyState content={content.empty} />}
    </div>
  )
}

/** Says to a screen reader that there is a way back; its region is there before. */
function UndoHint({ isShown }: { isShown: boolean }) {
  const t = useTranslations('announcements')
  return (
    <p className={visuallyHidden} role="status">
      {isShown && t('undoable')}
    </p>
  )
}

type CartNoticeProps = { view: CartView; send: CartPageProps['send'] }

function CartNotice({ view, send }: CartNoticeProps) {
  const t = useTranslations('cartErrors')
  const again = useTranslations('error')
  const cart = useTranslations('cart')
  if (!view.error) return null
  return (
    <div className={notice}>
      <Note tone="error" title={t(view.error)} isAlert>
        {view.error !== 'load' && <p>{cart('asConfirmed')}</p>}
        {view.can.retry && (
          <Button tone="link" size="inline" onClick={() => send({ type: 'RETRY' })}>
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
