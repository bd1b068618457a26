import { useTranslations } from 'use-intl'
import type { IdentityRefusalKind } from '~/services/flows/identity/identity.contract'
import { type CredentialsError, IDENTITY_FIELD_IDS } from '~/services/flows/identity/identity.rules'
import { ErrorSummary } from '../ui/error-summary'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { inline, notices } from './split.styles'

type NoticesProps = {
  view: {
    /** takes the keyboard each time that something is refused */
    summaryId: string
    errors: readonly CredentialsError[]
    failure: IdentityRefusalKind | null
  }
  /** where a new password is set: offered where that may help */
  resetHref?: string
}

/** What is wrong with a form, or why it did not work; it takes the keyboard. */
export function Notices({ view: { summaryId: id, errors, failure }, resetHref }: NoticesProps) {
  const t = useTranslations('identity')
  const isAboutPassword = failure === 'wrong' || failure === 'resetRequired'
  return (
    <div className={notices}>
      {errors.length > 0 && (
        <ErrorSummary
          id={id}
          title={t('errors.check', { count: errors.length })}
          items={errors.map((error) => ({ fieldId: IDENTITY_FIELD_IDS[error.field], text: textOf(error, t) }))}
        />
      )}
      {failure && (
        <div id={id} role="alert" tabIndex={-1}>
          <Note tone="error" title={t(`failures.${failure}.title`)}>
            <p>{t(`failures.${failure}.text`)}</p>
            {isAboutPassword && resetHref && (
              <TextLink className={inline} href={resetHref}>
                {t('signIn.forgot')}
              </TextLink>
            )}
          </Note>
        </div>
      )}
    </div>
  )
}

type Words = ReturnType<typeof useTranslations<'identity'>>

function textOf(error: CredentialsError, t: Words): string {
  if (error.field === 'email') return t(`errors.email.${error.code}`)
  return error.field === 'password' ? t(`errors.password.${error.code}`) : t(`errors.code.${error.code}`)
}
