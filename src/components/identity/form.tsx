import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { form } from './split.styles'

type FormProps = {
  isBusy: boolean
  /** what the button says */
  text: string
  /** of a form that is shown before the page is hydrated */
  holdsClick?: boolean
  onSubmit: () => void
  children: ReactNode
}

/** Fields, and the one button that sends them. */
export function Form({ isBusy, text, holdsClick, onSubmit, children }: FormProps) {
  return (
    <FlowForm className={form} isBusy={isBusy} noValidate onSubmit={onSubmit}>
      {children}
      <Button type="submit" isFull isBusy={isBusy} holdsClick={holdsClick}>
        {text}
      </Button>
    </FlowForm>
  )
}
