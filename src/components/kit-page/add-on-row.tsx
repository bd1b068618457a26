import { useTranslations } from 'use-intl'
import type { AddOnButtonView } from '~/machines/shop/add-on-button/add-on-button.connect'
import { buttonClass } from '../ui/button'
import { spinner } from '../ui/button.styles'
import { FlowForm } from '../ui/flow-form'
import { Thumbnail } from '../ui/picture'
import { Price } from '../ui/price'
import { buttons, heading, list, picture, remark, row, text, title, words } from './add-on-row.styles'
import { CartInputs } from './cart-inputs'
import type { AddOnGoods } from './kit-page.view'

export type AddOnItem = { view: AddOnButtonView; goods: AddOnGoods }
export type AddOnListProps = {
  title: string
  items: AddOnItem[]
  locale: string
  /** the content's own words, if it has some */
  outOfStockLabel?: string
  /** the flag loud-failures is on (decided: E-91) */
  saysFailures: boolean
  /** `wish`: what the button said when it was pressed */
  onToggle: (id: string, wish: AddOnButtonView['wish']) => void
  /** a pointer or the focus comes near: time to fetch what a press may open */
  onWarm?: () => void
}

export function AddOnList({ title: name, items, onToggle, ...rest }: AddOnListProps) {
  const shown = items.filter(({ view }) => view.isShown)
  if (shown.length === 0) return null
  return (
    <div>
      <h2 className={heading}>{name}</h2>
      <ul className={list}>
        {shown.map((item) => (
          <AddOnRow key={item.view.id} {...item} {...rest} onToggle={() => onToggle(item.view.id, item.view.wish)} />
        ))}
      </ul>
    </div>
  )
}

type AddOnRowProps = AddOnItem & Omit<AddOnListProps, 'title' | 'items' | 'onToggle'> & { onToggle: () => void }

/** S-244, S-245: a form of its own, so that it adds to the cart without a script too. */
export function AddOnRow({ view, goods, locale, outOfStockLabel, saysFailures, onToggle, onWarm }: AddOnRowProps) {
  const t = useTranslations('kit')
  const label = (view.label === 'outOfStock' && outOfStockLabel) || t(view.label)
  return (
    <li className={row} data-machine={view.machine} data-state={view.state} onPointerEnter={onWarm}>
      <span className={picture}>{goods.picture && <Thumbnail picture={goods.picture} edge={100} />}</span>
      <div className={words}>
        <span className={title}>{view.title}</span>
        <span className={text}>
          {goods.text} <Price money={goods.price} locale={locale} />
        </span>
      </div>
      <FlowForm method="post" action="/api/cart/add" onSubmit={onToggle}>
        {goods.line && <CartInputs line={goods.line} />}
        <button
          type="submit"
          className={`${buttonClass({ tone: 'secondary', size: 'sm' })} ${buttons[view.label]}`}
          aria-disabled={view.isOutOfStock || undefined}
          aria-busy={view.isBusy || undefined}
          aria-label={`${label}: ${view.title}`}
          data-hold={view.wish}
          onFocus={onWarm}
        >
          {view.isBusy && <span className={spinner} aria-hidden="true" />}
          {label}
        </button>
      </FlowForm>
      <p className={remark} role="status">
        {saysFailures && view.failed && t(`addOnFailed.${view.failed}`)}
      </p>
    </li>
  )
}
