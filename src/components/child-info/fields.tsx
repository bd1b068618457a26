import type { ReactNode } from 'react'
import type { ChildInfoView } from '~/machines/subscription/child-info/child-info.connect'
import type { Language } from '~/services/domain/locale'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import { Field, SelectBox } from '../ui/field'
import { control, select } from '../ui/field.styles'
import { TextField } from '../ui/text-field'

const labelOf = ({ label }: { label: string }, mark: ReactNode) => (
  <>
    {label}
    {mark}
  </>
)

type NameFieldProps = {
  id: string
  copy: ChildInfoContent['name']
  field: ChildInfoView['name']
  hasError: boolean
  /** behind its label */
  mark?: ReactNode
  onChange: (name: string) => void
}

export function NameField({ id, copy, field, hasError, mark, onChange }: NameFieldProps) {
  return (
    <TextField
      id={id}
      className={control}
      label={labelOf(copy, mark)}
      hint={copy.hint}
      error={hasError ? copy.required : null}
      name="name"
      value={field.value}
      maxLength={field.maxLength}
      autoComplete="off"
      required
      onType={onChange}
    />
  )
}

type LanguageFieldProps = {
  id: string
  copy: ChildInfoContent['language']
  field: ChildInfoView['language']
  mark?: ReactNode
  onChange: (language: Language) => void
}

export function LanguageField({ id, copy, field, mark, onChange }: LanguageFieldProps) {
  const choose = (text: string) => {
    const language = field.options.find((option) => option === text)
    if (language) onChange(language)
  }
  return (
    <Field id={id} className={control} label={labelOf(copy, mark)}>
      <SelectBox>
        <select
          className={select}
          id={id}
          name="language"
          value={field.value}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {field.options.map((language) => (
            <option key={language} value={language} lang={language}>
              {copy.options.find(({ value }) => value === language)?.label ?? language}
            </option>
          ))}
        </select>
      </SelectBox>
    </Field>
  )
}
