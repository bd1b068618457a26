import { described, Field, SelectBox } from '../ui/field'
import { control, select } from '../ui/field.styles'
import { TextField } from '../ui/text-field'

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

export function GiftInput({ name, maxLength, days, type = 'text', onChange, ...field }: InputProps) {
  return (
    <TextField
      {...field}
      id={`gift-${name}`}
      className={control}
      name={name}
      type={type}
      maxLength={type === 'date' ? undefined : maxLength}
      min={days?.first}
      max={days?.last}
      autoComplete="off"
      required
      onType={onChange}
    />
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
