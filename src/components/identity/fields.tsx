import { useTranslations } from 'use-intl'
import { type CredentialsError, IDENTITY_FIELD_IDS as IDS } from '~/services/flows/identity/identity.rules'
import { TextField } from '../ui/text-field'
import { codeInput, passwordBox, passwordInput, reveal } from './fields.styles'
import { LEAD_ID } from './split'

type Name = keyof typeof IDS
type Box = { value: string; maxLength: number }
/** What a field shows, and whom it tells what is typed. */
type FieldProps<Of extends Name, View> = {
  view: View & { isBusy: boolean }
  send: (event: { type: 'CHANGE'; field: Of; value: string }) => void
}
type Judged = { errors: readonly CredentialsError[] }

export function NameField({ view, send }: FieldProps<'name', { name: Box }>) {
  const t = useTranslations('identity')
  const about = { id: IDS.name, label: t('fields.name'), hint: t('signUp.nameHint') }
  return (
    <TextField
      {...about}
      {...view.name}
      name="name"
      autoComplete="name"
      readOnly={view.isBusy}
      onType={(value) => send({ type: 'CHANGE', field: 'name', value })}
    />
  )
}

export function EmailField({ view, send }: FieldProps<'email', Judged & { email: Box }>) {
  const t = useTranslations('identity')
  const wrong = view.errors.find((each) => each.field === 'email')
  const about = { id: IDS.email, label: t('fields.email'), error: wrong && t(`errors.email.${wrong.code}`) }
  return (
    <TextField
      {...about}
      {...view.email}
      type="email"
      name="email"
      autoComplete="email"
      {...VERBATIM}
      readOnly={view.isBusy}
      onType={(value) => send({ type: 'CHANGE', field: 'email', value })}
    />
  )
}

/** Nothing is put right by the browser. */
const VERBATIM = { autoCapitalize: 'none', spellCheck: false, required: true } as const

type PasswordFieldProps = FieldProps<'password', Judged & { password: Box & { isShown: boolean } }> & {
  autoComplete: 'current-password' | 'new-password'
  text: string
  hintText?: string
  onReveal: () => void
}

export function PasswordField({ view, send, onReveal, autoComplete, text, hintText }: PasswordFieldProps) {
  const t = useTranslations('identity')
  const wrong = view.errors.find((each) => each.field === 'password')
  const about = { id: IDS.password, label: text, hint: hintText, error: wrong && t(`errors.password.${wrong.code}`) }
  const { isShown, ...box } = view.password
  return (
    <TextField
      {...about}
      {...box}
      inputClass={passwordInput}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete={autoComplete}
      {...VERBATIM}
      readOnly={view.isBusy}
      onType={(value) => send({ type: 'CHANGE', field: 'password', value })}
      frame={(control) => (
        <div className={passwordBox}>
          {control}
          <button
            type="button"
            className={reveal}
            aria-label={t(isShown ? 'fields.hidePassword' : 'fields.showPassword')}
            aria-controls={about.id}
            data-hold=""
            onClick={onReveal}
          >
            {t(isShown ? 'fields.hide' : 'fields.show')}
          </button>
        </div>
      )}
    />
  )
}

export function CodeField({ view, send }: FieldProps<'code', Judged & { code: string }>) {
  const t = useTranslations('identity')
  const wrong = view.errors.find((each) => each.field === 'code')
  const about = { id: IDS.code, label: t('code.label'), error: wrong && t(`errors.code.${wrong.code}`) }
  return (
    <TextField
      {...about}
      leadId={LEAD_ID}
      inputClass={codeInput}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      value={view.code}
      // room for the spaces that a copied code brings along
      maxLength={12}
      readOnly={view.isBusy}
      onType={(value) => send({ type: 'CHANGE', field: 'code', value })}
    />
  )
}
