import type { ErcPageView } from '~/machines/shop/erc-page/erc-page.connect'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import type { Money } from '~/services/domain/money/money'
import type { ReadingBoxPage } from '~/services/flows/content/reading-box.contract'
import { ErrorBox } from '../error-box/error-box'
import { CartInputs } from '../kit-page/cart-inputs'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Icon } from '../ui/icon'
import { Note } from '../ui/note'
import { Price } from '../ui/price'
import { amount, below, fact, panel, priceRow, quantity, row } from './erc-page.styles'

export type ErcBuyProps = {
  page: ReadingBoxPage
  view: Pick<ErcPageView, 'isBusy' | 'isDisabled' | 'error'>
  price: Money | null
  isOutOfStock: boolean
  /** what the form sends without a script; null: nothing can be added */
  line: AddLine | null
  locale: string
  onPress: () => void
  onWarm: () => void
}

/** S-302: always one box a month, so there is nothing to choose but whether. */
export function ErcBuy({ page, view, price, isOutOfStock, line, locale, onPress, onWarm }: ErcBuyProps) {
  const { labels } = page
  const isOff = view.isDisabled || isOutOfStock
  return (
    <FlowForm
      className={panel}
      method="post"
      action="/api/cart/add"
      isBusy={view.isBusy}
      onPointerEnter={onWarm}
      onSubmit={onPress}
    >
      {price && (
        <p className={priceRow}>
          <span className={amount}>
            <Price money={price} locale={locale} />
          </span>
          <span>{labels.perMonth}</span>
        </p>
      )}
      <p className={quantity}>{labels.quantity}</p>
      <ul className={fact}>
        {page.facts.map((text) => (
          <li key={text} className={row}>
            <Icon name="check" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {line && <CartInputs line={line} />}
      <Failure page={page} error={view.error} />
      <Button
        tone="accent"
        isFull
        type="submit"
        isBusy={view.isBusy}
        disabled={isOff}
        holdsClick
        aria-describedby="erc-next"
      >
        {isOutOfStock ? (labels.outOfStock ?? page.addToCartText) : page.addToCartText}
      </Button>
      <p className={below} id="erc-next">
        {isOutOfStock ? page.outOfStockMessage : labels.nextStep}
      </p>
    </FlowForm>
  )
}

/** S-384, S-385: heading and list of the page's own directives; the default one stands in. */
function Failure({ page, error }: Pick<ErcBuyProps, 'page'> & { error: ErcBuyProps['view']['error'] }) {
  if (error === null) return null
  if (error === 'add') return <Note tone="error" title={page.labels.addFailed ?? ''} isAlert />
  const of = (kind: string) => page.errors.find((directive) => directive.kind === kind)
  const directive = of(error) ?? of('default')
  if (!directive) return null
  const { heading, messages } = directive
  // what was so before the page came interrupts nobody
  return <ErrorBox heading={heading} messages={messages} isAlert={error === 'checkout'} />
}
