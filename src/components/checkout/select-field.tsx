import { described, SelectBox } from '../ui/field'
import { select } from '../ui/field.styles'
import { FieldFrame } from './text-field'

type Option = { value: string; label: string }
type SelectFieldProps = {
  id: string
  name: string
  value: string
  options: readonly Option[]
  /** stands first while nothing is chosen */
  choose: string
  error: string | null
  autoComplete: string
  isWide?: boolean
  onChange: (value: string) => void
}

export function SelectField(props: SelectFieldProps) {
  const { id, name, value, options, choose, error, autoComplete, isWide, onChange } = props
  return (
    <FieldFrame id={id} name={name} error={error} isRequired isWide={isWide}>
      <SelectBox>
        <select
          {...described({ id, error })}
          className={select}
          value={value}
          autoComplete={autoComplete}
          required
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {value === '' && <option value="">{choose}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </SelectBox>
    </FieldFrame>
  )
}
