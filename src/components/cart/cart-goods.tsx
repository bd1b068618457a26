import { useTranslations } from 'use-intl'
import type { CartView } from '~/machines/cart/cart/cart.connect'
import { goesWith } from '~/services/domain/cart/goes-with.rules'
import { productLine } from '~/services/domain/cart/line.rules'
import type { CartBeside, Goods } from '~/services/flows/cart/cart.contract'
import { CartInputs } from '../kit-page/cart-inputs'
import { buttonClass } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { h2 } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { button, buy, card, inCart, list, name, root } from './cart-goods.styles'
import { type CartLabels, nameOf } from './cart-line'
import { fill } from './fill'

export type Beside = CartBeside & { held: readonly string[] }
export type GoodsEvent = { type: 'ADD'; lines: ReturnType<typeof productLine>[]; announcement: string }
type CartGoodsProps = {
  lines: CartView['lines']
  labels: CartLabels
  beside: Beside
  send: (event: GoodsEvent) => void
}

/** Three things that go well with the cart; one that is added stays where it is, and says so. */
export function CartGoods({ lines, labels, beside: { goods, held }, send }: CartGoodsProps) {
  const t = useTranslations('cart')
  const near = goesWith({ lines, goods, held, most: 3 })
  if (near.goods.length === 0) return null
  return (
    <section className={root} aria-labelledby="cart-goods">
      <h2 className={h2} id="cart-goods">
        {near.beside ? fill(labels.goesWellWith, { kit: nameOf(near.beside) }) : t('toys')}
      </h2>
      <ul className={list}>
        {near.goods.map((one) => (
          <GoodsCard
            key={one.variantId}
            goods={one}
            isInCart={lines.some(({ variantId }) => variantId === one.variantId)}
            send={send}
          />
        ))}
      </ul>
    </section>
  )
}

type GoodsCardProps = { goods: Goods; isInCart: boolean; send: CartGoodsProps['send'] }

function GoodsCard({ goods: { title, price, image, variantId }, isInCart, send }: GoodsCardProps) {
  const t = useTranslations('cart')
  const say = useTranslations('announcements')
  const line = productLine({ variantId, priceCents: price.amountCents })
  const add = () => send({ type: 'ADD', lines: [line], announcement: say('added', { title }) })
  return (
    <li className={card}>
      {image && (
        <Picture
          picture={{ ...image, src: image.url }}
          sizes="(min-width: 1024px) 390px, 224px"
          shape="square"
          isDecorative
        />
      )}
      <h3 className={name}>{title}</h3>
      <div className={buy}>
        <Price money={price} />
        <FlowForm className={button} method="post" action="/api/cart/add" onSubmit={isInCart ? () => {} : add}>
          <CartInputs line={line} />
          <button
            type="submit"
            className={`${buttonClass({ tone: 'secondary', size: 'sm', isFull: true })} ${isInCart ? inCart : ''}`}
            aria-disabled={isInCart || undefined}
            aria-label={`${t(isInCart ? 'added' : 'add')}: ${title}`}
            data-hold=""
          >
            {t(isInCart ? 'added' : 'add')}
          </button>
        </FlowForm>
      </div>
    </li>
  )
}
