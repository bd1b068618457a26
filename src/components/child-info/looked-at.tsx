import type { ContentPicture, KeyValues, KitCard } from '~/services/contentful/parts.contract'
import { formatMoney, type Money } from '~/services/money'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { facts, kicker, panel, privacy, tip, title, words } from './looked-at.styles'

export type LookedAt = {
  title: string
  ageRange: string
  band: KitCard['band']
  picture: ContentPicture | null
  price: Money | null
}
type LookedAtKitProps = { lookedAt: LookedAt | null; labels: KeyValues; locale: string }

/** The kit that led here, and what happens when the birth date points elsewhere. */
export function LookedAtKit({ lookedAt, labels, locale }: LookedAtKitProps) {
  return (
    <>
      {lookedAt && (
        <div className={panel} data-band={lookedAt.band}>
          {lookedAt.picture && (
            <Picture
              picture={lookedAt.picture}
              sizes="(min-width: 1120px) 330px, (min-width: 1024px) 30vw, 100vw"
              shape="plain"
            />
          )}
          <div className={words}>
            <p className={kicker}>{labels.lookedAt}</p>
            <h2 className={title}>{lookedAt.title}</h2>
            <p className={facts}>{factsOf(lookedAt, labels, locale)}</p>
            <div className={tip}>
              <Icon name="info" />
              <p>{labels.otherKit}</p>
            </div>
          </div>
        </div>
      )}
      <p className={privacy}>
        <Icon name="lock" />
        <span>{labels.privacy}</span>
      </p>
    </>
  )
}

function factsOf({ ageRange, price }: LookedAt, { freeDelivery }: KeyValues, locale: string): string {
  const money = price && [formatMoney(price, locale), freeDelivery].filter(Boolean).join(', ')
  return [ageRange, money].filter(Boolean).join(' · ')
}
