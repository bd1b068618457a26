import { useTranslations } from 'use-intl'
import type { PasswordSend, PasswordView } from '~/machines/account/password/password.connect'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { AccountHead } from '../account/account-head'
import { unseen } from '../identity/fields.styles'
import { Button } from '../ui/button'
import { control } from '../ui/field.styles'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { TextField } from '../ui/text-field'
import { TextLink } from '../ui/text-link'
import { actions, back, form, reveal, told } from './form.styles'

type View = PasswordView & { page: AccountPage; email: string; backHref: string }
type PasswordPageProps = { view: View; send: PasswordSend }

/** */
export function PasswordPage({ view, send }: PasswordPageProps) {
  const t = useTranslations('settings')
  const { page, email, isBusy, isShown, backHref } = view
  return (
    <div data-machine={view.machine} data-state={view.state}>
      <AccountHead page={page} />
      <FlowForm className={form} isBusy={isBusy} noValidate onSubmit={() => send({ type: 'SAVE' })}>
        <Told view={view} />
        <input className={unseen} type="email" autoComplete="username" value={email} readOnly />
        <Fields view={view} send={send} />
        <label className={reveal}>
          <input type="checkbox" checked={isShown} disabled={isBusy} onChange={() => send({ type: 'REVEAL' })} />
          {t('passwordForm.show')}
        </label>
        <div className={actions}>
          <Button type="submit" isBusy={isBusy} holdsClick>
            {t('passwordForm.save')}
          </Button>
          <TextLink className={back} href={backHref}>
            {t('cancel')}
          </TextLink>
        </div>
      </FlowForm>
    </div>
  )
}

/** What came of it; it takes the keyboard. */
function Told({ view: { failure, isSaved, toldId } }: Pick<PasswordPageProps, 'view'>) {
  const t = useTranslations('settings.passwordForm')
  return (
    <>
      {isSaved && (
        <div id={toldId} className={told} role="status" tabIndex={-1}>
          <Note tone="success" title={t('saved')}>
            <p>{t('savedText')}</p>
          </Note>
        </div>
      )}
      {failure && (
        <div id={toldId} className={told} role="alert" tabIndex={-1}>
          <Note tone="error" title={t(`failures.${failure}.title`)}>
            <p>{t(`failures.${failure}.text`)}</p>
          </Note>
        </div>
      )}
    </>
  )
}

const AUTO_COMPLETE = { previous: 'current-password', proposed: 'new-password' } as const

function Fields({ view: { fields, isShown, isBusy }, send }: PasswordPageProps) {
  const t = useTranslations('settings.passwordForm')
  return fields.map(({ field, error, ...box }) => (
    <TextField
      key={field}
      {...box}
      className={control}
      label={t(field)}
      hint={field === 'proposed' ? t('hint') : undefined}
      error={error && t(`errors.${error}`)}
      type={isShown ? 'text' : 'password'}
      name={field}
      autoComplete={AUTO_COMPLETE[field]}
      autoCapitalize="none"
      spellCheck={false}
      required
      readOnly={isBusy}
      onType={(value) => send({ type: 'CHANGE', field, value })}
    />
  ))
}
