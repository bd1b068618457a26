import { useLocale, useTranslations } from 'use-intl'
import type { GiftDetailsView } from '~/machines/subscription/gift-details/gift-details.connect'
import type {
  SubscriptionFlowSend,
  SubscriptionFlowView,
} from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import type { GiftError, GiftField } from '~/services/domain/gifts/gift.rules'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import type { ContentPicture, KitCard } from '~/services/flows/content/parts.contract'
import type { SubscriptionStep } from '~/services/flows/content/subscription-step.contract'
import { KitPanel } from '../subscription/kit-panel'
import { StepActions } from '../subscription/step-actions'
import { giftSteps, StepFrame } from '../subscription/step-frame'
import { StepNotices } from '../subscription/step-notices'
import { FlowForm } from '../ui/flow-form'
import { aside, asideLink, form } from './child-info.styles'
import { GiftInput, GiftSelect } from './gift-fields'
import { LookedAtKit } from './looked-at'

type GiftDetailsProps = {
  view: {
    flow: SubscriptionFlowView
    form: GiftDetailsView
    /** of the step for one's own child: its steps and notices are the same */
    page: ChildInfoContent
    gift: SubscriptionStep
    /** the kits that a gift can start with, by age */
    cards: KitCard[]
    picture: ContentPicture
    /** the same step for one's own child */
    otherHref: string
    /** where the form goes without a script; its fields are named as the form's */
    action: string
  }
  send: SubscriptionFlowSend
}

/** The first step of a gift (decided: E-94). */
export function GiftDetails({ view, send }: GiftDetailsProps) {
  const { flow, form: fields, page, gift } = view
  const t = useTranslations('gift')
  return (
    <StepFrame
      flow={flow}
      form={fields}
      content={gift}
      steps={giftSteps(page, t('step'))}
      current="childInfo"
      aside={<ChosenKit view={view} />}
    >
      <Notices view={view} />
      <GiftForm view={view} send={send} />
    </StepFrame>
  )
}

function ChosenKit({ view: { form: fields, cards, picture, gift } }: Pick<GiftDetailsProps, 'view'>) {
  const t = useTranslations('review')
  const locale = useLocale()
  const kit = cards.find(({ anchor }) => anchor === fields.fields.kitAnchor.value)
  return (
    <>
      {kit && <KitPanel kit={kit} below={[kit.ageRange]} above={t('giftKit')} note={{ text: t('giftFits') }} />}
      <LookedAtKit lookedAt={null} picture={kit ? null : picture} labels={gift.labels} locale={locale} />
    </>
  )
}

function useErrorText() {
  const t = useTranslations('gift.errors')
  // the catalogue has a text for each pair of field and code that the rules can give
  return ({ field, code }: GiftError) => t(`${field}.${code}` as 'recipientName.required')
}

function Notices({ view: { form: fields, flow, page } }: Pick<GiftDetailsProps, 'view'>) {
  const t = useTranslations()
  const textOf = useErrorText()
  const items = fields.errors.map((error) => ({ fieldId: `gift-${error.field}`, text: textOf(error) }))
  return (
    <StepNotices
      summary={{ id: fields.summaryId, items, labels: page.labels }}
      failure={fields.hasFailed ? t('gift.failed') : null}
      problem={flow.problem}
    />
  )
}

function GiftForm({ view, send }: GiftDetailsProps) {
  const { flow, form: fields, cards, otherHref, action } = view
  const t = useTranslations()
  const textOf = useErrorText()
  const isBusy = fields.isBusy || flow.isBusy
  const kits = cards.map(({ anchor, ageRange, title }) => ({ anchor, label: `${ageRange} · ${title}` }))
  const fieldOf = (field: GiftField) => {
    const error = fields.errors.find((each) => each.field === field)
    return {
      name: field,
      ...fields.fields[field],
      label: t(`gift.${field}`),
      error: error ? textOf(error) : null,
      onChange: (value: string) => send.to('giftDetails', { type: 'CHANGE', field, value }),
    }
  }
  return (
    <FlowForm
      method="post"
      noValidate
      action={action}
      className={form}
      isBusy={isBusy}
      onSubmit={() => send.to('giftDetails', { type: 'SUBMIT' })}
    >
      <GiftInput {...fieldOf('recipientName')} />
      <GiftInput {...fieldOf('recipientEmail')} type="email" hint={t('gift.recipientEmailHint')} />
      <GiftInput {...fieldOf('deliverOn')} type="date" hint={t('gift.deliverOnHint')} days={fields.days} />
      <GiftSelect {...fieldOf('kitAnchor')} options={kits} placeholder={t('gift.choose')} />
      <StepActions
        label={t('payment.continue')}
        isBusy={isBusy}
        back={{ href: flow.backHref, label: t('payment.back'), onBack: () => send({ type: 'BACK' }) }}
      />
      <p className={aside}>
        <a className={asideLink} href={otherHref}>
          {t('gift.toChild')}
        </a>
      </p>
    </FlowForm>
  )
}
