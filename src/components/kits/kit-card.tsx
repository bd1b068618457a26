import type { Money } from '~/services/domain/money/money'
import type { KitCard as Kit } from '~/services/flows/content/parts.contract'
import { Badge } from '../ui/badge'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { TextLink } from '../ui/text-link'
import { badge, card, link, picture, price as priceClass, text, title } from './kit-card.styles'

type KitCardProps = { kit: Kit; price: Money; sizes: string }

export function KitCard({ kit, price, sizes }: KitCardProps) {
  return (
    <li>
      <article className={card} data-band={kit.band}>
        {kit.picture && (
          <div className={picture}>
            <Picture picture={kit.picture} sizes={sizes} shape="wide" isDecorative />
          </div>
        )}
        <p className={badge}>
          <Badge>{kit.ageRange}</Badge>
        </p>
        <h3 className={title}>
          <TextLink className={link} href={kit.url}>
            {kit.shortTitle}
          </TextLink>
        </h3>
        <p className={text}>{kit.shortDescription}</p>
        <p className={priceClass}>
          <Price money={price} />
        </p>
      </article>
    </li>
  )
}
