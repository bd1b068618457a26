import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CartView } from '~/machines/cart/cart/cart.connect'
import type { CheckoutStartView } from '~/machines/checkout/checkout-start/checkout-start.connect'
import type { CartContent } from '~/services/flows/content/pages.contract'
import { Button, buttonClass } from '../ui/button'
import { UnappliedCodes } from '../ui/discount-codes'
import { Icon } from '../ui/icon'
import { Note } from '../ui/note'
import { h1, visuallyHidden, wrap } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { type Beside, CartGoods, type GoodsEvent } from './cart-goods'
import type { LineEvent } from './cart-line'
import { aside, bone, head, layout, lines, loading, notice, page, treatment } from './cart-page.styles'
import { CartRow } from './cart-row'
import { cartRows } from './cart-rows'
import { CartSummary } from './cart-summary'
import { emptyLayout, inEmpty } from './empty-cart.styles'

export type CartPageView = {
  cart: CartView
  /** the way to the checkout */
  start: CheckoutStartView
  /** of the form without a script: the account for which the page was made ('' for a guest), and a key of its own */
  form: { as: string; key: string }
  page: CartContent
  beside: Beside
  isTreatment: boolean
}
/** START is for the way to the checkout, the rest for the cart. */
export type CartPageEvent = LineEvent | GoodsEvent | { type: 'RETRY' } | { type: 'START' }
/** `empty` is what stands in a cart without lines. */
type CartPageProps = { view: CartPageView; send: (event: CartPageEvent) => void; empty?: ReactNode }

/** /cart (S-014, S-015): a failure stands on top and has taken everything back already. */
export function CartPage({ view, send, empty }: CartPageProps) {
  const { cart, start, page: content, beside } = view
  return (
    <div className={`${wrap} ${page}`} data-machine={cart.machine} data-state={cart.state}>
      <div className={cart.isEmpty ? emptyLayout : undefined}>
        <div className={cart.isEmpty ? inEmpty.head : head}>
          <h1 className={h1} tabIndex={-1}>
            {cart.isEmpty ? content.empty.title : content.title}
          </h1>
          {cart.lines.length > 0 && content.empty.link && (
            <TextLink className={buttonClass({ tone: 'link', size: 'inline' })} href={content.empty.link.linkUrl}>
              <Icon name="left" size={18} />
              {content.labels.keepShopping}
            </TextLink>
          )}
        </div>
        <div className={cart.isEmpty ? inEmpty.notice : undefined}>
          <UndoHint isShown={cart.can.undo} />
          <CartNotice view={cart} send={send} />
          {cart.unappliedCodes.length > 0 && !cart.isLoading && (
            <div className={notice}>
              <UnappliedCodes codes={cart.unappliedCodes} isKept={cart.isEmpty} />
            </div>
          )}
          {!cart.error && <StartNotice view={start} />}
        </div>
        {cart.isLoading && <Skeleton label={content.labels.loading ?? ''} />}
        <Rows view={view} send={send} />
        {empty}
        <div className={cart.isEmpty ? inEmpty.goods : undefined}>
          {!cart.isLoading && <CartGoods lines={cart.lines} labels={content.labels} beside={beside} send={send} />}
        </div>
      </div>
    </div>
  )
}

/** The lines in their places, and beside them what they come to. */
function Rows({ view, send }: Pick<CartPageProps, 'view' | 'send'>) {
  const { cart, page: content, isTreatment } = view
  const rows = cartRows(cart)
  if (rows.length === 0) return null
  return (
    <div className={`${isTreatment ? treatment.layout : layout} ${cart.isEmpty ? inEmpty.list : ''}`}>
      <ul className={isTreatment ? treatment.lines : lines}>
        {rows.map(({ key, row }) => (
          <CartRow key={key} row={row} labels={content.labels} send={send} />
        ))}
      </ul>
      {cart.lines.length > 0 && (
        <div className={isTreatment ? treatment.aside : aside}>
          <CartSummary view={view} send={send} />
        </div>
      )}
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
        {view.error !== 'load' && view.error !== 'code' && <p>{cart('asConfirmed')}</p>}
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
