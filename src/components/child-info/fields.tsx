import type { ChildInfoView } from '~/machines/child-info/child-info.connect'
import type { ChildInfoContent } from '~/services/contentful/contentful.contract'
import type { Language } from '~/services/locale'
import { Icon } from '../ui/icon'
import { control, error, hint, input, label, select, selectBox } from './child-info.styles'

type NameFieldProps = {
  id: string
  copy: ChildInfoContent['name']
  field: ChildInfoView['name']
  hasError: boolean
  onChange: (name: string) => void
}

export function NameField({ id, copy, field, hasError, onChange }: NameFieldProps) {
  return (
    <div className={control}>
      <label className={label} htmlFor={id}>
        {copy.label}
      </label>
      <p className={hint} id={`${id}-hint`}>
        {copy.hint}
      </p>
      <input
        className={input}
        id={id}
        name="name"
        value={field.value}
        maxLength={field.maxLength}
        autoComplete="off"
        required
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hasError && (
        <p className={error} id={`${id}-error`}>
          <Icon name="alert" />
          {copy.required}
        </p>
      )}
    </div>
  )
}

type LanguageFieldProps = {
  id: string
  copy: ChildInfoContent['language']
  field: ChildInfoView['language']
  onChange: (language: Language) => void
}

export function LanguageField({ id, copy, field, onChange }: LanguageFieldProps) {
  const choose = (text: string) => {
    const language = field.options.find((option) => option === text)
    if (language) onChange(language)
  }
  return (
    <div>
      <label className={label} htmlFor={id}>
        {copy.label}
      </label>
      <div className={selectBox}>
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
        <Icon name="down" />
      </div>
    </div>
  )
}
