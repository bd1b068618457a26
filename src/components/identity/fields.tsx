import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type CredentialsError, IDENTITY_FIELD_IDS as IDS } from '~/services/identity/credentials.rules'
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

const described = ({ id, hintText, errorText }: Described, leadId?: string) => ({
  id,
  'aria-invalid': errorText ? true : undefined,
  'aria-describedby':
    [leadId, hintText && `${id}-hint`, errorText && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

type Typed = {
  field: { value: string; maxLength: number }
  isBusy: boolean
  onChange: (value: string) => void
}
const heard =
  (onChange: Typed['onChange']): ComponentProps<'input'>['onChange'] =>
  (event) =>
    onChange(event.currentTarget.value)

export function NameField({ field, isBusy, onChange }: Typed) {
  const t = useTranslations('identity')
  const about = { id: IDS.name, text: t('fields.name'), hintText: t('signUp.nameHint') }
  return (
    <Field {...about}>
      <input
        className={input}
        {...described(about)}
        name="name"
        autoComplete="name"
        value={field.value}
        maxLength={field.maxLength}
        readOnly={isBusy}
        onChange={heard(onChange)}
      />
    </Field>
  )
}

type Judged = Typed & { errors: readonly CredentialsError[] }

export function EmailField({ field, isBusy, errors, onChange }: Judged) {
  const t = useTranslations('identity')
  const wrong = errors.find((each) => each.field === 'email')
  const about = {
    id: IDS.email,
    text: t('fields.email'),
    errorText: wrong && t(`errors.email.${wrong.code}`),
  }
  return (
    <Field {...about}>
      <input
        className={input}
        {...described(about)}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={field.value}
        maxLength={field.maxLength}
        readOnly={isBusy}
        onChange={heard(onChange)}
      />
    </Field>
  )
}

type PasswordFieldProps = Judged & {
  field: { value: string; maxLength: number; isShown: boolean }
  autoComplete: 'current-password' | 'new-password'
  text: string
  hintText?: string
  onReveal: () => void
}

export function PasswordField({ field, isBusy, errors, onChange, onReveal, ...copy }: PasswordFieldProps) {
  const t = useTranslations('identity')
  const wrong = errors.find((each) => each.field === 'password')
  const about = {
    id: IDS.password,
    text: copy.text,
    hintText: copy.hintText,
    errorText: wrong && t(`errors.password.${wrong.code}`),
  }
  return (
    <Field {...about}>
      <div className={passwordBox}>
        <input
          className={passwordInput}
          {...described(about)}
          type={field.isShown ? 'text' : 'password'}
          name="password"
          autoComplete={copy.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={field.value}
          maxLength={field.maxLength}
          readOnly={isBusy}
          onChange={heard(onChange)}
        />
        <button
          type="button"
          className={reveal}
          aria-label={t(field.isShown ? 'fields.hidePassword' : 'fields.showPassword')}
          aria-controls={about.id}
          data-hold=""
          onClick={onReveal}
        >
          {t(field.isShown ? 'fields.hide' : 'fields.show')}
        </button>
      </div>
    </Field>
  )
}

type CodeFieldProps = Omit<Judged, 'field'> & { code: string }

export function CodeField({ code, isBusy, errors, onChange }: CodeFieldProps) {
  const t = useTranslations('identity')
  const wrong = errors.find((each) => each.field === 'code')
  const about = { id: IDS.code, text: t('code.label'), errorText: wrong && t(`errors.code.${wrong.code}`) }
  return (
    <Field {...about}>
      <input
        className={codeInput}
        {...described(about, LEAD_ID)}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        // room for the spaces that a copied code brings along
        maxLength={12}
        readOnly={isBusy}
        onChange={heard(onChange)}
      />
    </Field>
  )
}
