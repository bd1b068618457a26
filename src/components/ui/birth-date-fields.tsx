import type { ReactNode } from 'react'
import type { DobInputView } from '~/machines/ui/dob-input/dob-input.connect'
import type { BirthDateCopy } from '~/services/flows/content/parts.contract'
import {
  error as errorText,
  hint,
  input,
  label,
  legend,
  legendLarge,
  parts,
  room,
  row,
} from './birth-date-fields.styles'
import { Icon } from './icon'

/** Of the dob-input flow; what is to be said about it now is the form's decision (S-300). */
type BirthDateView = Pick<DobInputView, 'machine' | 'state' | 'fields' | 'isLocked'>
type BirthDatePart = BirthDateView['fields'][number]['part']

type BirthDateFieldsProps = {
  /** unique on the page; an error summary links to `${id}-${view.fields[0].part}` */
  id: string
  view: BirthDateView
  error: DobInputView['error']
  copy: BirthDateCopy
  isLarge?: boolean
  /** behind the legend */
  mark?: ReactNode
  onType: (part: BirthDatePart, value: string) => void
  onPaste: (part: BirthDatePart, text: string) => void
}

/** Three fields named day, month and year, so that a plain form sends them too. */
export function BirthDateFields({ id, view, error, copy, isLarge = false, mark, ...on }: BirthDateFieldsProps) {
  const told = error ? copy.errors[error] : null
  return (
    <fieldset
      disabled={view.isLocked}
      aria-describedby={`${id}-hint ${id}-error`}
      data-machine={view.machine}
      data-state={view.state}
    >
      <legend className={isLarge ? legendLarge : legend}>
        {copy.label}
        {mark}
      </legend>
      <p id={`${id}-hint`} className={hint}>
        {copy.hint}
      </p>
      <div className={row}>
        {view.fields.map(({ part, value, maxLength }) => (
          <div key={part} className={parts[part]}>
            <label className={label} htmlFor={`${id}-${part}`}>
              {copy.parts[part]}
            </label>
            <input
              className={input}
              id={`${id}-${part}`}
              name={part}
              inputMode="numeric"
              autoComplete="off"
              maxLength={maxLength}
              placeholder={copy.placeholders[part]}
              value={value}
              aria-invalid={told ? true : undefined}
              aria-describedby={told ? `${id}-error` : undefined}
              onChange={(event) => on.onType(part, event.currentTarget.value)}
              onPaste={(event) => {
                event.preventDefault()
                on.onPaste(part, event.clipboardData.getData('text'))
              }}
            />
          </div>
        ))}
      </div>
      <div id={`${id}-error`} className={isLarge ? room : undefined} aria-live="polite">
        {told && (
          <p className={errorText}>
            <Icon name="alert" />
            {told}
          </p>
        )}
      </div>
    </fieldset>
  )
}
