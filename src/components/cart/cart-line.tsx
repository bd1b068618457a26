import { useLocale, useTranslations } from 'use-intl'
import type { CartView } from '~/machines/cart/cart/cart.connect'
import { formatMoney } from '~/services/domain/money/money'
import { Badge } from '../ui/badge'
import { buttonClass } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Thumbnail } from '../ui/picture'
import { Price } from '../ui/price'
import { Quantity } from '../ui/quantity'
import { TextLink } from '../ui/text-link'
import { badge, detail, each, pendingPrice, picture, remark, title, tools, top } from './cart-line.styles'
import { fill } from './fill'
import { focusBeside } from './focus-beside'

export type Line = CartView['lines'][number]
export type CartLabels = Record<string, string>
/** `announcement` is for those who do not see the line go or come back. */
export type LineEvent =
  | { type: 'SET_QTY'; lineId: string; quantity: number }
  | { type: 'REMOVE'; lineId: string; announcement: string }
  | { type: 'UNDO'; lineId: string; announcement: string }
type CartLineProps = { line: Line; labels: CartLabels; send: (event: LineEvent) => void }

/** One line: what it is, what it costs, how many. Its money is the shop's last word and pales while an intent is under way. */
export function CartLine({ line, labels, send }: CartLineProps) {
  const say = useTranslations('announcements')
  const locale = useLocale()
  const t = useTranslations('cart')
  const name = nameOf(line)
  const takeOut = () => {
    focusBeside(line.id)
    send({ type: 'REMOVE', lineId: line.id, announcement: say('removed', { title: name }) })
  }
  return (
    <>
      <span className={picture}>
        {line.image && <Thumbnail picture={{ ...line.image, src: line.image.url }} edge={line.isNested ? 80 : 136} />}
      </span>
      <div className={top}>
        <div>
          <p className={title}>{line.pdpUrl ? <TextLink href={line.pdpUrl}>{name}</TextLink> : name}</p>
          <p className={detail}>{detailOf(line, { labels, locale })}</p>
        </div>
        <div className={line.isPending ? pendingPrice : undefined}>
          <p>
            <Price money={line.subtotal} locale={locale} />
          </p>
          {line.quantity > 1 && <p className={each}>{t('each', { price: formatMoney(line.price, locale) })}</p>}
        </div>
      </div>
      {line.savings && line.savings.amountCents > 0 && (
        <p className={badge}>
          <Badge>{fill(labels.youSave, { amount: formatMoney(line.savings, locale) })}</Badge>
        </p>
      )}
      <div className={tools}>
        {line.maximumQuantity === 1 ? (
          line.isLimitedToOne && !line.isAddon && <span className={remark}>{labels.onePerFamily}</span>
        ) : (
          <Quantity
            quantity={line.quantity}
            canIncrease={line.canIncrease}
            labels={{
              group: fill(labels.quantityOf, { title: name }),
              less: labels.oneLess ?? '',
              more: labels.oneMore ?? '',
            }}
            form={{ action: '/api/cart/update', lineId: line.id }}
            onChange={(quantity) => (quantity > 0 ? send({ type: 'SET_QTY', lineId: line.id, quantity }) : takeOut())}
          />
        )}
        <RemoveForm lineId={line.id} name={name} label={labels.remove} onRemove={takeOut} />
      </div>
    </>
  )
}

export const nameOf = ({ translations, title }: Pick<Line, 'translations' | 'title'>) => translations.title ?? title

type RemoveFormProps = { lineId: string; name: string; label: string | undefined; onRemove: () => void }

function RemoveForm({ lineId, name, label, onRemove }: RemoveFormProps) {
  return (
    <FlowForm method="post" action="/api/cart/remove" onSubmit={onRemove}>
      <input type="hidden" name="lineId" value={lineId} />
      <button
        type="submit"
        className={buttonClass({ tone: 'link', size: 'inline' })}
        data-hold=""
        aria-label={`${label}: ${name}`}
      >
        {label}
      </button>
    </FlowForm>
  )
}

type Words = { labels: CartLabels; locale: string }

/** Kind and choice, where they say something that the title does not; the page's own words where no others came (S-381). */
function detailOf(line: Line, { labels, locale }: Words): string {
  const { translations, subscriptionDetails, productType, variantTitle, price } = line
  const kind = subscriptionDetails
    ? (translations.subscriptionLabel ?? labels.subscription)
    : productType === 'Play Kits' && (translations.singleLabel ?? labels.single)
  const choices = variantTitle.split(' / ').map((value) => {
    const text = translations[`option.${value}`]
    if (text) return fill(text, { amount: formatMoney(price, locale) })
    // what a subscription calls its variants is for the shop alone
    return subscriptionDetails ? null : value
  })
  return [kind, ...choices].filter(Boolean).join(' · ')
}
