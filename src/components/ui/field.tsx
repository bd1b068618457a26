import type { ReactNode } from 'react'
import { error as errorClass, hint as hintClass, label as labelClass, selectBox } from './field.styles'
import { Icon } from './icon'

type Described = { id: string; hint?: string | undefined; error?: string | null | undefined }
type FieldProps = Described & {
  className?: string | undefined
  label: ReactNode
  /** its error is spoken when it appears: nothing takes the focus then */
  isSpoken?: boolean
  children: ReactNode
}

/** A label, perhaps a hint, the control, and what is wrong with it. */
export function Field({ id, className, label, hint, error, isSpoken = false, children }: FieldProps) {
  const wrong = error && (
    <p className={errorClass} id={`${id}-error`}>
      <Icon name="alert" />
      {error}
    </p>
  )
  return (
    <div className={className}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {isSpoken ? <div aria-live="polite">{wrong}</div> : wrong}
    </div>
  )
}

/** What stands around a control describes it. */
export const described = ({ id, hint, error }: Described) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

/** A `select` in the shop's own frame. */
export function SelectBox({ children }: { children: ReactNode }) {
  return (
    <div className={selectBox}>
      {children}
      <Icon name="down" />
    </div>
  )
}
