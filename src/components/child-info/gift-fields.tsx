import { described, Field, SelectBox } from '../ui/field'
import { control, input, select } from '../ui/field.styles'

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
  const about = { id: `gift-${name}`, hint, error }
  return (
    <Field {...about} className={control} label={label}>
      <input
        {...described(about)}
        className={input}
        name={name}
        type={type}
        value={value}
        maxLength={type === 'date' ? undefined : maxLength}
        min={days?.first}
        max={days?.last}
        autoComplete="off"
        required
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}

type SelectProps = FieldProps & { options: { anchor: string; label: string }[]; placeholder: string }

export function GiftSelect({ name, label, value, error, options, placeholder, onChange }: SelectProps) {
  const about = { id: `gift-${name}`, error }
  return (
    <Field {...about} className={control} label={label}>
      <SelectBox>
        <select
          {...described(about)}
          className={select}
          name={name}
          value={value}
          required
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.anchor} value={option.anchor}>
              {option.label}
            </option>
          ))}
        </select>
      </SelectBox>
    </Field>
  )
}
