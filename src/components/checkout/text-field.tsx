import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../ui/field'
import { TextField as PlainTextField } from '../ui/text-field'
import { digits, optional, part, star, wide } from './form.styles'

/** Behind the name of a field that may not stay empty, where another one of the form may. */
export const RequiredMark = () => (
  <span className={star} aria-hidden="true">
    *
  </span>
)

/** A label that says whether its field may stay empty. */
function FieldLabel({ name, isRequired }: { name: string; isRequired: boolean }) {
  const t = useTranslations('checkout')
  return (
    <>
      {name}
      {isRequired ? <RequiredMark /> : <span className={optional}>({t('optional')})</span>}
    </>
  )
}

type FieldFrameProps = {
  id: string
  name: string
  error: string | null
  isRequired: boolean
  isWide?: boolean
  children: ReactNode
}

export function FieldFrame({ name, isRequired, isWide = false, ...about }: FieldFrameProps) {
  return (
    <Field {...about} className={isWide ? wide : part} label={<FieldLabel name={name} isRequired={isRequired} />} />
  )
}

type TextFieldProps = {
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

export function TextField({ name, isRequired = true, isWide = false, isNumeric = false, ...rest }: TextFieldProps) {
  const { type = 'text', onChange, ...about } = rest
  return (
    <PlainTextField
      {...about}
      type={type}
      className={isWide ? wide : part}
      label={<FieldLabel name={name} isRequired={isRequired} />}
      inputClass={isNumeric ? digits : undefined}
      inputMode={isNumeric ? 'numeric' : undefined}
      required={isRequired}
      onType={onChange}
    />
  )
}
