import { useId } from 'react'
import type { MenuFinder as MenuFinderCopy } from '~/services/flows/content/parts.contract'
import { Button } from '../ui/button'
import { field, form, input, label, legend, row } from './menu-finder.styles'

/** A form like any other, with or without a script: the server finds the kit, or the page of all kits says why not. */
export function MenuFinder({ copy }: { copy: MenuFinderCopy }) {
  const id = useId()
  return (
    <form className={form} method="post" action="/api/find-kit" noValidate>
      <fieldset>
        <legend className={legend}>{copy.label}</legend>
        <div className={row}>
          {copy.fields.map(({ part, label: text, placeholder, maxLength }) => (
            <div key={part} className={field} data-part={part}>
              <label className={label} htmlFor={id + part}>
                {text}
              </label>
              <input
                className={input}
                id={id + part}
                name={part}
                inputMode="numeric"
                autoComplete="off"
                maxLength={maxLength}
                placeholder={placeholder}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="sm" isFull>
        {copy.submit}
      </Button>
    </form>
  )
}
