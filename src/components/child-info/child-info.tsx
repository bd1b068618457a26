import { useTranslations } from 'use-intl'
import type { ChildInfoView } from '~/machines/subscription/child-info/child-info.connect'
import type { Language } from '~/services/domain/locale'
import { formatMoney } from '~/services/domain/money/money'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import type { ContentPicture } from '~/services/flows/content/parts.contract'
import { StepActions } from '../subscription/step-actions'
import { type StepFlow, StepFrame } from '../subscription/step-frame'
import { StepNotices } from '../subscription/step-notices'
import { BirthDateFields, type BirthDateFieldsProps } from '../ui/birth-date-fields'
import type { SummaryItem } from '../ui/error-summary'
import { hint } from '../ui/field.styles'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { aside, asideLink, form } from './child-info.styles'
import { LanguageField, NameField } from './fields'
import { type LookedAt, LookedAtKit } from './looked-at'

export type ChildInfoProps = {
  view: ChildInfoView
  flow: StepFlow
  content: ChildInfoContent
  locale: string
  /** the kit that the visitor comes from */
  lookedAt: LookedAt | null
  /** stands beside the form for who comes from no kit */
  picture: ContentPicture
  /** to that kit, else to all of them */
  backHref: string
  /** the same step for a gift */
  giftHref: string
  /** where the form goes without a script; its fields are name, day, month, year and language */
  action: string
  onName: (name: string) => void
  onLanguage: (language: Language) => void
  onType: BirthDateFieldsProps['onType']
  onBlur: BirthDateFieldsProps['onBlur']
  onPaste: BirthDateFieldsProps['onPaste']
  onSubmit: () => void
  onBack: () => void
}

const BIRTH_DATE = 'birth-date'
const NAME = 'child-name'

/** The first step to a subscription (S-290 to S-294, S-403). */
export function ChildInfo(props: ChildInfoProps) {
  const { content, locale, lookedAt, picture } = props
  return (
    <StepFrame
      {...props}
      steps={content}
      current="childInfo"
      asideLabel={lookedAt ? content.labels.lookedAt : undefined}
      aside={<LookedAtKit {...{ lookedAt, picture, locale }} labels={content.labels} />}
    >
      <Notices {...props} />
      <ChildForm {...props} />
    </StepFrame>
  )
}

function Notices({ view, flow, content, locale }: ChildInfoProps) {
  const t = useTranslations()
  const { labels } = content
  return (
    <StepNotices
      summary={{ id: view.summaryId, items: summaryOf(view, content), labels }}
      failure={view.hasFailed ? (labels.lookupFailed ?? t('childInfo.failed')) : null}
      problem={flow.problem}
    >
      {view.isAgedOut && <Note tone="notice" title={labels.agedOut ?? t('childInfo.agedOut')} />}
      {view.found && (
        <Note tone="success" title={t('childInfo.found', { title: view.found.kit.title })}>
          {view.found.price && <p>{t('childInfo.perKit', { price: formatMoney(view.found.price, locale) })}</p>}
          {view.found.isOtherKit && <p>{t('childInfo.otherKit')}</p>}
        </Note>
      )}
    </StepNotices>
  )
}

function ChildForm({ view, flow, content, lookedAt, backHref, giftHref, action, ...on }: ChildInfoProps) {
  const t = useTranslations('childInfo')
  const isBusy = view.isBusy || flow.isBusy
  const { labels } = content
  const hasNameError = view.errors.some(({ field }) => field === 'name')
  const dateError = view.errors.find((error) => error.field === 'birthDate')
  return (
    <FlowForm method="post" noValidate action={action} className={form} isBusy={isBusy} onSubmit={on.onSubmit}>
      <NameField id={NAME} copy={content.name} field={view.name} hasError={hasNameError} onChange={on.onName} />
      {view.birthDate && (
        <BirthDateFields
          id={BIRTH_DATE}
          view={view.birthDate}
          error={dateError?.code ?? null}
          copy={content.birthDate}
          onType={on.onType}
          onBlur={on.onBlur}
          onPaste={on.onPaste}
        />
      )}
      {view.isLocked && <p className={hint}>{t('locked')}</p>}
      <LanguageField id="language" copy={content.language} field={view.language} onChange={on.onLanguage} />
      <StepActions
        label={labels.continue}
        isBusy={isBusy}
        back={{ href: backHref, label: lookedAt ? labels.back : t('allKits'), onBack: on.onBack }}
      />
      <p className={aside}>
        <a className={asideLink} href={giftHref}>
          {t('toGift')}
        </a>
      </p>
    </FlowForm>
  )
}

function summaryOf({ errors, birthDate }: ChildInfoView, content: ChildInfoContent): SummaryItem[] {
  return errors.map((error) =>
    error.field === 'name'
      ? { fieldId: NAME, text: content.name.required }
      : { fieldId: `${BIRTH_DATE}-${birthDate?.fields[0]?.part ?? 'day'}`, text: content.birthDate.errors[error.code] },
  )
}
