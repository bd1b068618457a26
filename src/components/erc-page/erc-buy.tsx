import { useTranslations } from 'use-intl'
import { errorOf } from '~/services/flows/content/errors.rules'
import { ErrorBox } from '../error-box/error-box'
import { CartInputs } from '../kit-page/cart-inputs'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Icon } from '../ui/icon'
import { Note } from '../ui/note'
import { Price } from '../ui/price'
import type { ErcPageProps, ErcView } from './erc-page'
import { amount, below, fact, panel, priceRow, quantity, row } from './erc-page.styles'

/** S-302: always one box a month, so there is nothing to choose but whether. */
export function ErcBuy({ view, send }: Pick<ErcPageProps, 'view' | 'send'>) {
  const { page, price, line, isOutOfStock } = view
  const { labels } = page
  const isOff = view.isDisabled || isOutOfStock
  return (
    <FlowForm
      className={panel}
      method="post"
      action="/api/cart/add"
      isBusy={view.isBusy}
      data-machine={view.form?.machine}
      data-state={view.form?.state}
      onPointerEnter={send.warm}
      onSubmit={() => send({ type: 'PRESS', as: view.buyer })}
    >
      {price && (
        <p className={priceRow}>
          <span className={amount}>
            <Price money={price} />
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
function Failure({ page, error }: Pick<ErcView, 'page' | 'error'>) {
  const t = useTranslations()
  if (error === null) return null
  if (error === 'add')
    return (
      <div id="add-failed">
        <Note tone="error" title={page.labels.addFailed ?? ''} isAlert />
      </div>
    )
  const { heading, messages } = errorOf(page.errors, error) ?? {
    heading: t('error.heading'),
    messages: [t('error.message')],
  }
  // what was so before the page came interrupts nobody
  return <ErrorBox heading={heading} messages={messages} isAlert={error === 'checkout'} />
}
