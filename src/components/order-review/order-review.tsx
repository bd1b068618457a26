import { useTranslations } from 'use-intl'
import type { CheckoutStartView } from '~/machines/checkout/checkout-start/checkout-start.connect'
import type { SubscriptionStep } from '~/services/flows/content/subscription-step.contract'
import type { PanelKit } from '../subscription/kit-panel'
import { StepBack } from '../subscription/step-actions'
import { type StepFlow, StepFrame, type Steps } from '../subscription/step-frame'
import { notice } from '../subscription/step-frame.styles'
import { buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { visuallyHidden } from '../ui/page.styles'
import { Thumbnail } from '../ui/picture'
import { back, edit, kitRow, kitTitle, list, main, row, soft, term, value } from './order-review.styles'
import { ReviewSummary, type Sums } from './review-summary'

/** One thing that was chosen. `editHref` leads to its step. */
export type ReviewRow = { id: string; term: string; value: string; details: string[]; editHref: string | null }

export type OrderReviewProps = {
  view: CheckoutStartView
  flow: StepFlow
  content: SubscriptionStep
  steps: Steps
  locale: string
  kit: PanelKit
  /** paid once: nothing can be cancelled later */
  isGift: boolean
  rows: ReviewRow[]
  sums: Sums
  backHref: string
  /** where the button leads without a script */
  action: string
  /** what the form without a script sends besides */
  fields: Record<string, string>
  onCheckout: () => void
  onBack: () => void
}

/** The last step before the checkout (S-018). */
export function OrderReview(props: OrderReviewProps) {
  const { flow, kit, rows, backHref, onBack } = props
  const t = useTranslations()
  return (
    <StepFrame {...props} current="orderReview" aside={<ReviewSummary {...props} />} isAsideWide>
      {flow.problem && (
        <div className={notice}>
          <Note tone="error" title={t(`subscription.${flow.problem}`)} isAlert />
        </div>
      )}
      <KitRow kit={kit} />
      <Rows rows={rows} />
      <p className={back}>
        <StepBack href={backHref} label={t('payment.back')} onBack={onBack} />
      </p>
    </StepFrame>
  )
}

function KitRow({ kit }: { kit: PanelKit }) {
  const t = useTranslations('review')
  return (
    <div className={kitRow} data-band={kit.band}>
      {kit.picture && <Thumbnail picture={kit.picture} edge={100} />}
      <div>
        <p className={term}>{t('kit')}</p>
        <h2 className={kitTitle}>{kit.title}</h2>
        <p className={soft}>{kit.ageRange}</p>
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
