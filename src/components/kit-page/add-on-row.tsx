import { useTranslations } from 'use-intl'
import { addOnChild } from '~/machines/shop/add-on-button/add-on-button.rules'
import type { AddOnGoods } from '~/services/flows/kit-page/kit-page.rules'
import { buttonClass } from '../ui/button'
import { spinner } from '../ui/button.styles'
import { FlowForm } from '../ui/flow-form'
import { Thumbnail } from '../ui/picture'
import { Price } from '../ui/price'
import { added, buttons, heading, list, picture, priceLine, remark, row, text, title, words } from './add-on-row.styles'
import { CartInputs } from './cart-inputs'
import type { KitPageProps, KitView } from './kit-page'

type AddOnListProps = Pick<KitPageProps, 'view' | 'send'>

export function AddOnList({ view, send }: AddOnListProps) {
  const { page, goods, addOns } = view
  const shown = addOns.flatMap((addOn) => {
    const known = goods[addOn.id]
    return known && addOn.isShown ? [{ addOn, goods: known }] : []
  })
  if (shown.length === 0) return null
  return (
    <div>
      <h2 className={heading}>{page.productAddOnsTitle ?? page.labels.tabAddOns ?? ''}</h2>
      <ul className={list}>
        {shown.map((item) => (
          <AddOnRow
            key={item.addOn.id}
            {...item}
            outOfStockLabel={page.labels.outOfStock}
            saysFailures={view.saysFailures}
            send={send}
          />
        ))}
      </ul>
    </div>
  )
}

type AddOnRowProps = Pick<KitView, 'saysFailures'> &
  Pick<KitPageProps, 'send'> & {
    addOn: KitView['addOns'][number]
    goods: AddOnGoods
    /** the content's own words, if it has some */
    outOfStockLabel?: string
  }

/** S-244, S-245: a form of its own, so that it adds to the cart without a script too. */
function AddOnRow({ addOn: view, goods, outOfStockLabel, saysFailures, send }: AddOnRowProps) {
  const t = useTranslations('kit')
  const onToggle = () => send.to(addOnChild(view.id), { type: view.intent })
  const label = (view.label === 'outOfStock' && outOfStockLabel) || t(view.label)
  return (
    <li className={row} data-machine={view.machine} data-state={view.state} onPointerEnter={send.warm}>
      <span className={picture}>{goods.picture && <Thumbnail picture={goods.picture} edge={100} />}</span>
      <div className={words}>
        <span className={title}>{view.title}</span>
        <span className={text}>{goods.text}</span>
        <span className={priceLine}>
          <Price money={goods.price} />
          {view.isSelected && !view.isBusy && <span className={added}>{t('added')}</span>}
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
          data-hold={view.intent}
          onFocus={send.warm}
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
