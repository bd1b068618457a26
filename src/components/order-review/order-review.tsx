import { useTranslations } from 'use-intl'
import type { CheckoutStartView } from '~/machines/checkout-start/checkout-start.connect'
import type { FlowProblem } from '~/machines/subscription-flow/subscription-flow.machine'
import type { ChildInfoContent } from '~/services/contentful/contentful.contract'
import type { SubscriptionStep } from '~/services/contentful/subscription-step.contract'
import { columns, lead, notice, page } from '../child-info/child-info.styles'
import type { PanelKit } from '../subscription/kit-panel'
import { buttonClass } from '../ui/button'
import { FlowSteps } from '../ui/flow-steps'
import { Icon } from '../ui/icon'
import { Note } from '../ui/note'
import { h1, lead as leadText, visuallyHidden } from '../ui/page.styles'
import { Thumbnail } from '../ui/picture'
import { from8, grid, span7 } from '../ui/spans.styles'
import { TextLink } from '../ui/text-link'
import { back, edit, kitRow, kitTitle, list, main, row, soft, term, value } from './order-review.styles'
import { ReviewSummary, type Sums } from './review-summary'

/** One thing that was chosen. `editHref` leads to its step. */
export type ReviewRow = { id: string; term: string; value: string; details: string[]; editHref: string | null }

export type OrderReviewProps = {
  view: CheckoutStartView
  flow: { machine: string; state: string; isBusy: boolean; problem: FlowProblem | null }
  content: SubscriptionStep
  steps: Pick<ChildInfoContent, 'steps' | 'stepNumbers'>
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
  const { view, flow, content, steps, kit } = props
  const t = useTranslations()
  return (
    <div className={page} data-machine={flow.machine} data-state={flow.state}>
      <FlowSteps steps={steps.steps} numbers={steps.stepNumbers} current="orderReview" />
      <div className={`${grid} ${columns}`} data-machine={view.machine} data-state={view.state}>
        <div className={span7}>
          <h1 className={h1}>{content.title}</h1>
          <p className={`${leadText} ${lead}`}>{content.lead}</p>
          {flow.problem && (
            <div className={notice}>
              <Note tone="error" title={t(`subscription.${flow.problem}`)} isAlert />
            </div>
          )}
          <KitRow kit={kit} />
          <Rows rows={props.rows} />
          <p className={back}>
            <TextLink
              className={buttonClass({ tone: 'link', size: 'inline' })}
              href={props.backHref}
              onClick={(event) => {
                event.preventDefault()
                props.onBack()
              }}
            >
              <Icon name="left" />
              {t('payment.back')}
            </TextLink>
          </p>
        </div>
        <div className={from8}>
          <ReviewSummary {...props} />
        </div>
      </div>
    </div>
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
              <a href={each.editHref}>
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
