import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PurchaseOptionView } from '~/machines/shop/purchase-option/purchase-option.connect'
import { shipsFree } from '~/services/domain/delivery/cart-delivery.rules'
import { DEFAULT_STANDALONE_TITLE } from '~/services/domain/kits/kit.rules'
import type { KitPage } from '~/services/flows/content/kit-pages.contract'
import type { Offer } from '~/services/flows/kit-page/kit-page.rules'
import { fill } from '../cart/fill'
import { Badge } from '../ui/badge'
import { Choice } from '../ui/choice'
import { group, legend } from '../ui/choice.styles'
import { Icon } from '../ui/icon'
import { visuallyHidden } from '../ui/page.styles'
import { OldPrice, Price } from '../ui/price'
import type { KitPageProps } from './kit-page'
import { pointsOf } from './points'
import { old, point, points } from './purchase-options.styles'

type PurchaseOptionsProps = Pick<KitPageProps, 'view' | 'send'>

/** S-086: two panels, each wholly its radio. Without a standalone offer the only way is not a question (S-255). */
export function PurchaseOptions({ view: { purchase, ...view }, send }: PurchaseOptionsProps) {
  if (!purchase) return null
  const { page, offers } = view
  const { labels, translations } = page
  // what is asked stands above the tabs already
  const legendClass = view.waysToBuy === null ? legend : visuallyHidden
  // null: another field of the form names the variant that it buys without a script
  const variantId = view.boxes.length > 0 ? null : (view.singleLine?.merchandiseId ?? null)
  const shared = { isSent: variantId !== null, onPick: (id: string) => send.to('purchaseOption', { type: 'PICK', id }) }
  return (
    <fieldset className={group} data-machine={purchase.machine} data-state={purchase.state}>
      <legend className={legendClass}>{labels.waysToBuy ?? 'Ways to buy:'}</legend>
      {purchase.options.map((choice) =>
        choice.kind === 'subscription' ? (
          <OptionPanel
            key={choice.id}
            {...shared}
            choice={choice}
            value=""
            name={translations.subscribeAndSaveLabel ?? 'Subscribe & Save'}
            badge={saving(offers.subscription, labels.save)}
            offer={offers.subscription}
          >
            <Points page={page} saysCancel={!purchase.isStandaloneEnabled} />
          </OptionPanel>
        ) : (
          <OptionPanel
            key={choice.id}
            {...shared}
            choice={choice}
            value={variantId ?? ''}
            name={translations.singlePlayKitLabel ?? DEFAULT_STANDALONE_TITLE}
            badge={translations.badgeStandalone && <Badge tone="plain">{translations.badgeStandalone}</Badge>}
            offer={offers.standalone}
            wasText={translations.strikethroughPriceStandalone}
          >
            {labels.singleDetails}
            {offers.standalone && shipsFree({ price: offers.standalone.price, productType: 'Play Kits' }) && (
              <FreeDelivery />
            )}
          </OptionPanel>
        ),
      )}
    </fieldset>
  )
}

type OptionPanelProps = {
  choice: PurchaseOptionView['options'][number]
  value: string
  /** its value names the variant; else it is no field of the form, whose other fields have that name */
  isSent: boolean
  name: string
  badge: ReactNode
  offer: Offer | null
  wasText?: string | null
  onPick: (id: string) => void
  children: ReactNode
}

function OptionPanel({ choice, value, isSent, name, badge, offer, wasText, onPick, children }: OptionPanelProps) {
  const t = useTranslations('kit')
  const id = choice.kind
  return (
    <Choice
      id={id}
      name={isSent ? 'merchandiseId' : 'way'}
      form={isSent ? undefined : 'none'}
      value={value}
      data-option={id}
      checked={choice.isSelected}
      label={name}
      badge={badge}
      amount={
        <>
          {offer && <Price money={offer.price} />}
          <span className={old}>
            {offer?.was && <OldPrice money={offer.was} label={t('was')} />}
            {!offer?.was && wasText && <s>{wasText}</s>}
          </span>
        </>
      }
      onPick={() => onPick(choice.id)}
    >
      {children}
    </Choice>
  )
}

/** S-084: where nothing can be bought once, the way out of the subscription is said. */
function Points({ page, saysCancel }: { page: KitPage; saysCancel: boolean }) {
  const texts = [
    ...(page.optionDetails ? pointsOf(page.optionDetails) : []),
    ...(saysCancel ? [page.labels.cancelAnyTime ?? 'Cancel any time.'] : []),
  ]
  return (
    <ul className={points}>
      {texts.map((text) => (
        <li key={text} className={point}>
          <Icon name="check" size={18} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

function FreeDelivery() {
  const t = useTranslations('deliveryCosts')
  return (
    <p className={point}>
      <Icon name="check" size={18} />
      <span>{t('freeDelivery')}</span>
    </p>
  )
}

function saving({ savePercent }: Offer, text: string | undefined) {
  if (!savePercent) return null
  return <Badge tone="solid">{fill(text, { percent: String(savePercent) })}</Badge>
}
