import { useLocale, useTranslations } from 'use-intl'
import type { ChildInfoView } from '~/machines/subscription/child-info/child-info.connect'
import type {
  SubscriptionFlowSend,
  SubscriptionFlowView,
} from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { formatMoney } from '~/services/domain/money/money'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import type { ContentPicture } from '~/services/flows/content/parts.contract'
import { StepActions } from '../subscription/step-actions'
import { StepFrame } from '../subscription/step-frame'
import { StepNotices } from '../subscription/step-notices'
import { BirthDateFields } from '../ui/birth-date-fields'
import type { SummaryItem } from '../ui/error-summary'
import { hint } from '../ui/field.styles'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { aside, asideLink, form } from './child-info.styles'
import { LanguageField, NameField } from './fields'
import { FirstKitChoice } from './first-kit-choice'
import { type LookedAt, LookedAtKit } from './looked-at'
import { type OwnChild, OwnChildren } from './own-children'

type ChildInfoProps = {
  view: {
    flow: SubscriptionFlowView
    form: ChildInfoView
    page: ChildInfoContent
    /** the kit that the visitor comes from */
    lookedAt: LookedAt | null
    /** stands beside the form for who comes from no kit */
    picture: ContentPicture
    /** the same step for a gift */
    otherHref: string
    /** for a child of the account; none for a guest. `newChildHref`: for one that it does not know */
    ownChildren: readonly OwnChild[]
    newChildHref: string
    /** where the form goes without a script; its fields are name, day, month, year, firstKit and language */
    action: string
    /** of the part to which that form comes back */
    firstKitId: string
  }
  send: SubscriptionFlowSend
}

const BIRTH_DATE = 'birth-date'
const NAME = 'child-name'

/** The first step to a subscription (S-290 to S-294, S-403). */
export function ChildInfo({ view, send }: ChildInfoProps) {
  const { flow, form: fields, page, lookedAt, picture } = view
  const locale = useLocale()
  return (
    <StepFrame
      flow={flow}
      form={fields}
      content={page}
      steps={page}
      current="childInfo"
      asideLabel={lookedAt ? page.labels.lookedAt : undefined}
      aside={<LookedAtKit {...{ lookedAt, picture, locale }} labels={page.labels} />}
    >
      <Notices view={view} />
      <OwnChildren view={view.ownChildren} otherHref={view.newChildHref} />
      <ChildForm view={view} send={send} />
    </StepFrame>
  )
}

function Notices({ view: { form: fields, flow, page } }: Pick<ChildInfoProps, 'view'>) {
  const t = useTranslations()
  const locale = useLocale()
  const { labels } = page
  const { found } = fields
  return (
    <StepNotices
      summary={{ id: fields.summaryId, items: summaryOf(fields, page), labels }}
      failure={fields.hasFailed ? (labels.lookupFailed ?? t('childInfo.failed')) : null}
      problem={flow.problem}
    >
      {fields.isAgedOut && <Note tone="notice" title={labels.agedOut ?? t('childInfo.agedOut')} />}
      {found && (
        <Note tone="success" title={t('childInfo.found', { title: found.kit.title })}>
          {found.price && <p>{t('childInfo.perKit', { price: formatMoney(found.price, locale) })}</p>}
          {found.isOtherKit && <p>{t('childInfo.otherKit')}</p>}
        </Note>
      )}
    </StepNotices>
  )
}

function ChildForm({ view, send }: ChildInfoProps) {
  const { flow, form: fields, page, lookedAt, otherHref, action } = view
  const t = useTranslations('childInfo')
  const isBusy = fields.isBusy || flow.isBusy
  const { labels } = page
  const hasNameError = fields.errors.some(({ field }) => field === 'name')
  return (
    <FlowForm
      method="post"
      noValidate
      action={action}
      className={form}
      isBusy={isBusy}
      onSubmit={() => send.to('childInfo', { type: 'SUBMIT' })}
    >
      <NameField
        id={NAME}
        copy={page.name}
        field={fields.name}
        hasError={hasNameError}
        onChange={(value) => send.to('childInfo', { type: 'CHANGE', field: 'name', value })}
      />
      <BirthDate view={view} send={send} />
      {fields.isLocked && <p className={hint}>{t('locked')}</p>}
      {fields.firstKit && (
        <FirstKitChoice
          id={view.firstKitId}
          view={fields.firstKit}
          onChoose={(value) => send.to('childInfo', { type: 'CHANGE', field: 'firstKit', value })}
        />
      )}
      <LanguageField
        id="language"
        copy={page.language}
        field={fields.language}
        onChange={(value) => send.to('childInfo', { type: 'CHANGE', field: 'language', value })}
      />
      <StepActions
        label={labels.continue}
        isBusy={isBusy}
        back={{
          href: flow.backHref,
          label: lookedAt ? labels.back : t('allKits'),
          onBack: () => send({ type: 'BACK' }),
        }}
      />
      <p className={aside}>
        <a className={asideLink} href={otherHref}>
          {t('toGift')}
        </a>
      </p>
    </FlowForm>
  )
}

function BirthDate({ view: { form: fields, page }, send }: ChildInfoProps) {
  const dateError = fields.errors.find((error) => error.field === 'birthDate')
  if (!fields.birthDate) return null
  return (
    <BirthDateFields
      id={BIRTH_DATE}
      view={fields.birthDate}
      error={dateError?.code ?? null}
      copy={page.birthDate}
      onType={(part, value) => send.to('childInfo.birthDate', { type: 'TYPE', part, value })}
      onPaste={(part, text) => send.to('childInfo.birthDate', { type: 'PASTE', part, text })}
    />
  )
}

function summaryOf({ errors, birthDate }: ChildInfoView, content: ChildInfoContent): SummaryItem[] {
  return errors.map((error) =>
    error.field === 'name'
      ? { fieldId: NAME, text: content.name.required }
      : { fieldId: `${BIRTH_DATE}-${birthDate?.fields[0]?.part ?? 'day'}`, text: content.birthDate.errors[error.code] },
  )
}
