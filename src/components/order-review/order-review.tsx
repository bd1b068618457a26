import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CheckoutStartView } from '~/machines/checkout/checkout-start/checkout-start.connect'
import type {
  SubscriptionFlowSend,
  SubscriptionFlowView,
} from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { longDay } from '~/services/domain/dates/day-words.rules'
import type { Kit } from '~/services/domain/kits/kit.rules'
import type { KitCard } from '~/services/flows/content/parts.contract'
import type { SubscriptionStep } from '~/services/flows/content/subscription-step.contract'
import type { ReviewSums } from '~/services/flows/subscription/review.rules'
import type { PanelKit } from '../subscription/kit-panel'
import { LastKits } from '../subscription/last-kits'
import { StepBack } from '../subscription/step-actions'
import { giftSteps, StepFrame } from '../subscription/step-frame'
import { notice } from '../subscription/step-frame.styles'
import { buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { visuallyHidden } from '../ui/page.styles'
import { Thumbnail } from '../ui/picture'
import { back, edit, kitRow, kitTitle, list, main, row, soft, term, value } from './order-review.styles'
import { type Reviewed, type ReviewRow, useReviewRows } from './review-rows'
import { ReviewSummary } from './review-summary'

export type OrderReviewProps = {
  view: Reviewed & {
    flow: SubscriptionFlowView
    checkout: CheckoutStartView
    words: SubscriptionStep
    cards: KitCard[]
    kit: Kit
    /** the day of the first kit where it follows others of the child; null: with the order, or by its own choice */
    firstOn: string | null
    /** where only one or two are left */
    lastKits: readonly Kit[]
    sums: ReviewSums
    /** where the button leads without a script */
    action: string
    /** what the form without a script sends besides */
    fields: Record<string, string>
  }
  send: SubscriptionFlowSend
  /** what is not part of this order */
  beside?: ReactNode
}

/** The last step before the checkout (S-018). */
export function OrderReview({ view, send, beside }: OrderReviewProps) {
  const { flow, checkout, words, steps, isGift, cards, kit } = view
  const t = useTranslations()
  const card = cards.find(({ anchor }) => anchor === kit.anchor)
  return (
    <StepFrame
      flow={flow}
      form={checkout}
      content={words}
      steps={isGift ? giftSteps(steps, t('gift.step')) : steps}
      current="orderReview"
      aside={<ReviewSummary view={view} send={send} />}
      isAsideWide
    >
      {flow.problem && (
        <div className={notice}>
          <Note tone="error" title={t(`subscription.${flow.problem}`)} isAlert />
        </div>
      )}
      {view.lastKits.length > 0 && (
        <div className={notice}>
          <LastKits kits={view.lastKits} cards={cards} />
        </div>
      )}
      <KitRow
        kit={card ?? { title: kit.title, ageRange: '', band: 1, picture: null }}
        firstOn={view.firstOn}
        isGift={isGift}
        isLast={view.lastKits.length === 1}
      />
      <Rows rows={useReviewRows(view, flow.hrefs)} />
      {beside}
      <p className={back}>
        <StepBack href={flow.backHref} label={t('payment.back')} onBack={() => send({ type: 'BACK' })} />
      </p>
    </StepFrame>
  )
}

type KitRowProps = { kit: PanelKit; firstOn: string | null; isGift: boolean; isLast: boolean }

function KitRow({ kit, firstOn, isGift, isLast }: KitRowProps) {
  const t = useTranslations('review')
  const pay = useTranslations('payment')
  const locale = useLocale()
  return (
    <div className={kitRow} data-band={kit.band}>
      {kit.picture && <Thumbnail picture={kit.picture} edge={100} />}
      <div>
        <p className={term}>{isLast ? pay('titleLast') : t(isGift ? 'giftKit' : 'kit')}</p>
        <h2 className={kitTitle}>{kit.title}</h2>
        <p className={soft}>{kit.ageRange}</p>
        {isGift && <p className={soft}>{t('giftFits')}</p>}
        {firstOn && <p className={soft}>{pay('firstFollows', { date: longDay(firstOn, locale) })}</p>}
      </div>
    </div>
  )
}

function Rows({ rows }: { rows: ReviewRow[] }) {
  const t = useTranslations('review')
  return (
    <dl className={list}>
      {rows.map((each) => (
        <div key={each.id} className={row}>
          <dt className={term}>{each.term}</dt>
          <dd className={value}>
            <p className={main}>{each.value}</p>
            {each.details.map((text) => (
              <p key={text} className={soft}>
                {text}
              </p>
            ))}
          </dd>
          {each.editHref && (
            <dd className={edit}>
              <a className={buttonClass({ tone: 'link', size: 'inline' })} href={each.editHref}>
                <span aria-hidden="true">{t('change')}</span>
                <span className={visuallyHidden}>{t('changeOf', { what: each.term })}</span>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
