import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PurchaseOptionView } from '~/machines/shop/purchase-option/purchase-option.connect'
import { DEFAULT_STANDALONE_TITLE } from '~/services/domain/kits/kit.rules'
import type { KitPage } from '~/services/flows/content/pages.contract'
import { fill } from '../cart/fill'
import { Badge } from '../ui/badge'
import { Choice } from '../ui/choice'
import { group, legend } from '../ui/choice.styles'
import { Icon } from '../ui/icon'
import { visuallyHidden } from '../ui/page.styles'
import { OldPrice, Price } from '../ui/price'
import type { Offer } from './kit-page.view'
import { pointsOf } from './points'
import { old, point, points } from './purchase-options.styles'

export type PurchaseOptionsProps = {
  page: KitPage
  view: PurchaseOptionView
  offers: { subscription: Offer; standalone: Offer | null }
  /** the variant that a form without script buys; null: another field of the form names it */
  standaloneVariantId: string | null
  locale: string
  /** what is asked stands above already */
  hidesLegend?: boolean
  onPick: (id: string) => void
}

/** S-086: two panels, each wholly its radio. Without a standalone offer the only way is not a question (S-255). */
export function PurchaseOptions(props: PurchaseOptionsProps) {
  const { page, view, offers, standaloneVariantId, locale, hidesLegend = false, onPick } = props
  const { labels, translations } = page
  return (
    <fieldset className={group} data-machine={view.machine} data-state={view.state}>
      <legend className={hidesLegend ? visuallyHidden : legend}>{labels.waysToBuy ?? 'Ways to buy:'}</legend>
      {view.options.map((choice) =>
        choice.kind === 'subscription' ? (
          <OptionPanel
            key={choice.id}
            choice={choice}
            value=""
            isSent={standaloneVariantId !== null}
            name={translations.subscribeAndSaveLabel ?? 'Subscribe & Save'}
            badge={saving(offers.subscription, labels.save)}
            offer={offers.subscription}
            locale={locale}
            onPick={onPick}
          >
            <Points page={page} saysCancel={!view.isStandaloneEnabled} />
          </OptionPanel>
        ) : (
          <OptionPanel
            key={choice.id}
            choice={choice}
            value={standaloneVariantId ?? ''}
            isSent={standaloneVariantId !== null}
            name={translations.singlePlayKitLabel ?? DEFAULT_STANDALONE_TITLE}
            badge={translations.badgeStandalone && <Badge tone="plain">{translations.badgeStandalone}</Badge>}
            offer={offers.standalone}
            wasText={translations.strikethroughPriceStandalone}
            locale={locale}
            onPick={onPick}
          >
            {labels.singleDetails}
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
  locale: string
  onPick: (id: string) => void
  children: ReactNode
}

function OptionPanel({
  choice,
  value,
  isSent,
  name,
  badge,
  offer,
  wasText,
  locale,
  onPick,
  children,
}: OptionPanelProps) {
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
          {offer && <Price money={offer.price} locale={locale} />}
          <span className={old}>
            {offer?.was && <OldPrice money={offer.was} locale={locale} label={t('was')} />}
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

function saving({ savePercent }: Offer, text: string | undefined) {
  if (!savePercent) return null
  return <Badge tone="solid">{fill(text, { percent: String(savePercent) })}</Badge>
}
