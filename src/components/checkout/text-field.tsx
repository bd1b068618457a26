import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { described, Field } from '../ui/field'
import { input } from '../ui/field.styles'
import { digits, optional, part, star, wide } from './form.styles'

type FieldFrameProps = {
  id: string
  name: string
  hint?: string
  error: string | null
  isRequired: boolean
  isWide?: boolean
  children: ReactNode
}

/** A field whose label says whether it may stay empty. */
export function FieldFrame({ name, isRequired, isWide = false, children, ...about }: FieldFrameProps) {
  const t = useTranslations('checkout')
  const marker = isRequired ? (
    <span className={star} aria-hidden="true">
      *
    </span>
  ) : (
    <span className={optional}>({t('optional')})</span>
  )
  return (
    <Field
      {...about}
      className={isWide ? wide : part}
      label={
        <>
          {name}
          {marker}
        </>
      }
    >
      {children}
    </Field>
  )
}

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
        {...described({ id, hint, error })}
        type={type}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete={autoComplete}
        inputMode={isNumeric ? 'numeric' : undefined}
        required={isRequired}
        onChange={(event) => onChange(event.currentTarget.value, event.currentTarget)}
        onBlur={onBlur}
      />
    </FieldFrame>
  )
}
