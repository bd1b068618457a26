import { Icon } from '../ui/icon'
import {
  control,
  error as errorClass,
  hint as hintClass,
  input,
  label as labelClass,
  select,
  selectBox,
} from './child-info.styles'

type FieldProps = {
  name: string
  label: string
  value: string
  maxLength: number
  error: string | null
  onChange: (value: string) => void
}
type InputProps = FieldProps & {
  type?: 'text' | 'email' | 'date'
  hint?: string
  days?: { first: string; last: string }
}

export function GiftInput({ name, label, value, maxLength, error, hint, days, type = 'text', onChange }: InputProps) {
  const id = `gift-${name}`
  return (
    <div className={control}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        className={input}
        id={id}
        name={name}
        type={type}
        value={value}
        maxLength={type === 'date' ? undefined : maxLength}
        min={days?.first}
        max={days?.last}
        autoComplete="off"
        required
        aria-invalid={error !== null || undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldError id={id} text={error} />
    </div>
  )
}

type SelectProps = FieldProps & { options: { anchor: string; label: string }[]; placeholder: string }

export function GiftSelect({ name, label, value, error, options, placeholder, onChange }: SelectProps) {
  const id = `gift-${name}`
  return (
    <div className={control}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <div className={selectBox}>
        <select
          className={select}
          id={id}
          name={name}
          value={value}
          required
          aria-invalid={error !== null || undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.anchor} value={option.anchor}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <FieldError id={id} text={error} />
    </div>
  )
}

function FieldError({ id, text }: { id: string; text: string | null }) {
  if (text === null) return null
  return (
    <p className={errorClass} id={`${id}-error`}>
      <Icon name="alert" />
      {text}
    </p>
  )
}

const describedBy = (id: string, { hint, error }: { hint?: string; error: string | null }) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
