import { useTranslations } from 'use-intl'
import type { GiftActivationSend, GiftActivationView } from '~/machines/account/gift-activation/gift-activation.connect'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import type { ContentPicture } from '~/services/flows/content/parts.contract'
import { wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { from8, grid, span7 } from '../ui/spans.styles'
import { AccountHead } from './account-head'
import { Failure } from './account-states'
import { above, card, cardText, cardTitle, cardWords, head, page as pageClass, told, toldPicture } from './gift.styles'
import { GiftCode } from './gift-code'
import { GiftForm } from './gift-form'
import { GiftOffer } from './gift-offer'
import { GiftSentence } from './gift-sentence'

/** What the connect says, with the words of the content. */
type View = GiftActivationView & {
  page: AccountPage
  /** the words about a child are those of the subscription's first step */
  childCopy: Pick<ChildInfoContent, 'name' | 'birthDate' | 'language'>
  picture: ContentPicture
}
type GiftPageProps = { view: View; send: GiftActivationSend }

type GiftFailureProps = { view: { errors: AccountPage['errors']; againHref: string } }

/** The account that the gift would belong to could not be read. */
export function GiftFailure({ view: { errors, againHref } }: GiftFailureProps) {
  return (
    <div className={wrap}>
      <Failure errors={errors} kind="gift" again={{ href: againHref }} />
    </div>
  )
}

/** The picture, and beside a form what was given. */
function GiftCard({ view: { step, gift, picture } }: { view: Pick<View, 'step' | 'gift' | 'picture'> }) {
  const t = useTranslations('activateGift')
  const given = step === 'form' ? gift : null
  return (
    <aside className={given ? `${from8} ${above}` : from8} aria-live="polite">
      <div className={given ? `${card} ${told}` : card}>
        <div className={given ? toldPicture : undefined}>
          <Picture picture={picture} sizes="(min-width: 1024px) 400px, 100vw" shape="plain" isDecorative />
        </div>
        {given && (
          <div className={cardWords}>
            <p className={cardTitle}>
              <GiftSentence gift={given} />
            </p>
            <p className={cardText}>{t('foundText')}</p>
          </div>
        )}
      </div>
    </aside>
  )
}

/** /pages/activate-gift (decided: E-94). */
export function GiftPage({ view, send }: GiftPageProps) {
  return (
    <div className={pageClass} data-machine={view.machine} data-state={view.state}>
      <div className={head}>
        <AccountHead saysNoScript={false} page={view.page} />
      </div>
      <div className={grid}>
        <div className={span7}>
          <GiftStep view={view} send={send} />
        </div>
        <GiftCard view={view} />
      </div>
    </div>
  )
}

function GiftStep({ view, send }: GiftPageProps) {
  if (view.step === 'code') return <GiftCode view={view} send={send} />
  if (view.step === 'gift' && view.gift) return <GiftOffer view={{ ...view, gift: view.gift }} send={send} />
  return <GiftForm view={view} send={send} />
}
