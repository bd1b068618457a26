import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon'
import { digits, error as errorText, hint as hintText, input, label, optional, part, star, wide } from './form.styles'

type FieldFrameProps = {
  id: string
  name: string
  hint?: string
  error: string | null
  isRequired: boolean
  isWide?: boolean
  children: ReactNode
}

/** A label with its marker, a hint, the control, and what is wrong with it. */
export function FieldFrame({ id, name, hint, error, isRequired, isWide = false, children }: FieldFrameProps) {
  const t = useTranslations('checkout')
  return (
    <div className={isWide ? wide : part}>
      <label className={label} htmlFor={id}>
        {name}
        {isRequired ? (
          <span className={star} aria-hidden="true">
            *
          </span>
        ) : (
          <span className={optional}>({t('optional')})</span>
        )}
      </label>
      {hint && (
        <p className={hintText} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={errorText} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}

/** What stands around a control describes it. */
export const describedBy = ({ id, hint, error }: { id: string; hint?: string; error: string | null }) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

export type TextFieldProps = {
  id: string
  name: string
  value: string
  error: string | null
  autoComplete: string
  hint?: string
  isRequired?: boolean
  isWide?: boolean
  isNumeric?: boolean
  type?: 'text' | 'email' | 'tel'
  maxLength?: number
  placeholder?: string
  onChange: (value: string, control: HTMLInputElement) => void
  onBlur?: () => void
}

export function TextField({ isRequired = true, isWide, isNumeric = false, type = 'text', ...props }: TextFieldProps) {
  const { id, name, value, error, hint, autoComplete, maxLength, placeholder, onChange, onBlur } = props
  return (
    <FieldFrame id={id} name={name} hint={hint} error={error} isRequired={isRequired} isWide={isWide}>
      <input
        className={isNumeric ? digits : input}
        id={id}
        type={type}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete={autoComplete}
        inputMode={isNumeric ? 'numeric' : undefined}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={(event) => onChange(event.currentTarget.value, event.currentTarget)}
        onBlur={onBlur}
      />
    </FieldFrame>
  )
}
