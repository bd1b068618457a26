import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type CredentialsError, IDENTITY_FIELD_IDS as IDS } from '~/services/flows/identity/credentials.rules'
import { Icon } from '../ui/icon'
import { codeInput, error, hint, input, label, passwordBox, passwordInput, reveal } from './fields.styles'
import { LEAD_ID } from './split'

type Described = { id: string; text: string; hintText?: string | undefined; errorText?: string | undefined }

/** A label, perhaps a hint, the control, and what is wrong with it. */
function Field({ id, text, hintText, errorText, children }: Described & { children: ReactNode }) {
  return (
    <div>
      <label className={label} htmlFor={id}>
        {text}
      </label>
      {hintText && (
        <p className={hint} id={`${id}-hint`}>
          {hintText}
        </p>
      )}
      {children}
      {errorText && (
        <p className={error} id={`${id}-error`}>
          <Icon name="alert" />
          {errorText}
        </p>
      )}
    </div>
  )
}

type InputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  said: Described
  leadId?: string
  isBusy: boolean
  onType: (value: string) => void
}

/** The control itself, with everything that is said of it. */
function Input({ said: { id, hintText, errorText }, leadId, isBusy, onType, ...own }: InputProps) {
  const described = [leadId, hintText && `${id}-hint`, errorText && `${id}-error`].filter(Boolean).join(' ')
  return (
    <input
      className={input}
      {...own}
      id={id}
      aria-invalid={errorText ? true : undefined}
      aria-describedby={described || undefined}
      readOnly={isBusy}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

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
  const about = { id: IDS.name, text: t('fields.name'), hintText: t('signUp.nameHint') }
  return (
    <Field {...about}>
      <Input
        said={about}
        {...view.name}
        name="name"
        autoComplete="name"
        isBusy={view.isBusy}
        onType={(value) => send({ type: 'CHANGE', field: 'name', value })}
      />
    </Field>
  )
}

export function EmailField({ view, send }: FieldProps<'email', Judged & { email: Box }>) {
  const t = useTranslations('identity')
  const wrong = view.errors.find((each) => each.field === 'email')
  const about = { id: IDS.email, text: t('fields.email'), errorText: wrong && t(`errors.email.${wrong.code}`) }
  return (
    <Field {...about}>
      <Input
        said={about}
        {...view.email}
        type="email"
        name="email"
        autoComplete="email"
        {...VERBATIM}
        isBusy={view.isBusy}
        onType={(value) => send({ type: 'CHANGE', field: 'email', value })}
      />
    </Field>
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
  const about = { id: IDS.password, text, hintText, errorText: wrong && t(`errors.password.${wrong.code}`) }
  const { isShown, ...box } = view.password
  return (
    <Field {...about}>
      <div className={passwordBox}>
        <Input
          said={about}
          {...box}
          className={passwordInput}
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete={autoComplete}
          {...VERBATIM}
          isBusy={view.isBusy}
          onType={(value) => send({ type: 'CHANGE', field: 'password', value })}
        />
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
    </Field>
  )
}

export function CodeField({ view, send }: FieldProps<'code', Judged & { code: string }>) {
  const t = useTranslations('identity')
  const wrong = view.errors.find((each) => each.field === 'code')
  const about = { id: IDS.code, text: t('code.label'), errorText: wrong && t(`errors.code.${wrong.code}`) }
  return (
    <Field {...about}>
      <Input
        said={about}
        leadId={LEAD_ID}
        className={codeInput}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={view.code}
        // room for the spaces that a copied code brings along
        maxLength={12}
        isBusy={view.isBusy}
        onType={(value) => send({ type: 'CHANGE', field: 'code', value })}
      />
    </Field>
  )
}
