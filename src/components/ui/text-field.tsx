import type { ComponentProps, ReactNode } from 'react'
import { described, Field } from './field'
import { input } from './field.styles'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> & {
  id: string
  label: ReactNode
  hint?: string | undefined
  error?: string | null | undefined
  /** of the whole field; `inputClass` is the control's */
  className?: string | undefined
  inputClass?: string | undefined
  /** its error is spoken when it appears: nothing takes the focus then */
  isSpoken?: boolean
  /** the id of a text elsewhere on the page that is said of the control first */
  leadId?: string | undefined
  /** around the control: a button that stands in it */
  frame?: (control: ReactNode) => ReactNode
  onType: (value: string, control: HTMLInputElement) => void
}

/** The shop's one text field: its label, perhaps a hint, the control, and what is wrong with it. */
export function TextField({ id, label, hint, error, className, isSpoken, frame, ...rest }: TextFieldProps) {
  const { inputClass = input, leadId, onType, ...own } = rest
  const about = described({ id, hint, error })
  const control = (
    <input
      {...own}
      {...about}
      className={inputClass}
      aria-describedby={[leadId, about['aria-describedby']].filter(Boolean).join(' ') || undefined}
      onChange={(event) => onType(event.currentTarget.value, event.currentTarget)}
    />
  )
  return (
    <Field id={id} className={className} label={label} hint={hint} error={error} isSpoken={isSpoken ?? false}>
      {frame ? frame(control) : control}
    </Field>
  )
}
