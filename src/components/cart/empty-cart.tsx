import { useTranslations } from 'use-intl'
import type { FinderSend, FinderView } from '~/machines/shop/finder/finder.connect'
import type { CartBeside } from '~/services/flows/cart/cart.contract'
import type { CartContent } from '~/services/flows/content/pages.contract'
import { Finder } from '../kits/finder'
import { buttonClass } from '../ui/button'
import { lead } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { age, ages, agesTitle, body, finder as finderClass, picture, ways } from './empty-cart.styles'

type EmptyCartProps = { view: { content: CartContent; beside: CartBeside; finder: FinderView }; send: FinderSend }

/** Nothing in the cart: the question that leads to a kit, and other ways on. The heading is the page's. */
export function EmptyCart({ view: { content, beside, finder }, send }: EmptyCartProps) {
  const t = useTranslations('cart')
  const { empty } = content
  const link = buttonClass({ tone: 'link', size: 'inline' })
  return (
    <>
      <div className={picture}>
        {empty.picture && <Picture picture={empty.picture} sizes="320px" shape="plain" isDecorative />}
      </div>
      <div className={body}>
        <p className={lead}>{empty.text}</p>
        {beside.finder && (
          <div className={finderClass}>
            <Finder copy={beside.finder} view={finder} send={send} />
          </div>
        )}
        <p className={ways}>
          {empty.link && (
            <TextLink className={link} href={empty.link.linkUrl}>
              {empty.link.linkText}
            </TextLink>
          )}
          <TextLink className={link} href={beside.giftHref}>
            {t('gift')}
          </TextLink>
        </p>
        {beside.ages.length > 0 && (
          <nav aria-labelledby="cart-ages">
            <h2 className={agesTitle} id="cart-ages">
              {t('ages')}
            </h2>
            <ul className={ages}>
              {beside.ages.map(({ title, months, url, band }) => (
                <li key={url} data-band={band}>
                  <TextLink className={age} href={url}>
                    <span>{title}</span> <small>{months}</small>
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  )
}
