import { useTranslations } from 'use-intl'
import type { GiftActivationSend, GiftActivationView } from '~/machines/account/gift-activation/gift-activation.connect'
import { Button, buttonClass } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { offer, offerText, offerTitle, way, waysIn } from './gift.styles'
import { GiftSentence } from './gift-sentence'

type Shown = Pick<GiftActivationView, 'titleId' | 'waysIn'> & { gift: NonNullable<GiftActivationView['gift']> }
type GiftOfferProps = { view: Shown; send: GiftActivationSend }

/** What a guest is told of the gift, and the two ways to go on with it. */
export function GiftOffer({ view, send }: GiftOfferProps) {
  const t = useTranslations('activateGift')
  return (
    <section className={offer} aria-labelledby={view.titleId}>
      <h2 id={view.titleId} className={offerTitle} tabIndex={-1}>
        <GiftSentence gift={view.gift} />
      </h2>
      <p className={offerText}>{t('signInText')}</p>
      <div className={waysIn}>
        <TextLink className={`${buttonClass({})} ${way}`} href={view.waysIn.signInHref}>
          {t('toSignIn')}
        </TextLink>
        <TextLink className={`${buttonClass({ tone: 'secondary' })} ${way}`} href={view.waysIn.signUpHref}>
          {t('toSignUp')}
        </TextLink>
      </div>
      <Button tone="link" size="inline" onClick={() => send({ type: 'BACK' })}>
        {t('otherCode')}
      </Button>
    </section>
  )
}
