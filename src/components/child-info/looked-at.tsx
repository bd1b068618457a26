import { formatMoney, type Money } from '~/services/domain/money/money'
import type { ContentPicture, KeyValues, KitCard } from '~/services/flows/content/parts.contract'
import { KitPanel, PicturePanel } from '../subscription/kit-panel'
import { Icon } from '../ui/icon'
import { privacy } from './looked-at.styles'

export type LookedAt = {
  title: string
  ageRange: string
  band: KitCard['band']
  picture: ContentPicture | null
  price: Money | null
}
type LookedAtKitProps = {
  lookedAt: LookedAt | null
  /** stands there while no kit does */
  picture: ContentPicture | null
  labels: KeyValues
  locale: string
}

/** The kit that led here, and what happens when the birth date points elsewhere. */
export function LookedAtKit({ lookedAt, picture, labels, locale }: LookedAtKitProps) {
  return (
    <>
      {lookedAt && (
        <KitPanel
          kit={lookedAt}
          above={labels.lookedAt}
          below={factsOf(lookedAt, labels, locale)}
          note={{ text: labels.otherKit }}
        />
      )}
      {!lookedAt && picture && <PicturePanel picture={picture} />}
      <p className={privacy}>
        <Icon name="lock" />
        <span>{labels.privacy}</span>
      </p>
    </>
  )
}

function factsOf({ ageRange, price }: LookedAt, { freeDelivery }: KeyValues, locale: string): (string | null)[] {
  const money = price && [formatMoney(price, locale), freeDelivery].filter(Boolean).join(', ')
  return [ageRange, money]
}
