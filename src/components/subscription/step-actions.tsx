import type { ReactNode } from 'react'
import { Button, buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'
import { actions, submit } from './step-frame.styles'

type Back = { href: string; label: ReactNode; onBack: () => void }
type StepActionsProps = { label: ReactNode; isBusy: boolean; isDisabled?: boolean; back: Back }

/** On, and back. */
export function StepActions({ label, isBusy, isDisabled = false, back }: StepActionsProps) {
  return (
    <div className={actions}>
      <span className={submit}>
        <Button type="submit" isFull isBusy={isBusy} disabled={isDisabled} holdsClick="unfilled">
          {label}
        </Button>
      </span>
      <StepBack {...back} />
    </div>
  )
}

export function StepBack({ href, label, onBack }: Back) {
  return (
    <TextLink
      className={buttonClass({ tone: 'link', size: 'inline' })}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        onBack()
      }}
    >
      <Icon name="left" />
      {label}
    </TextLink>
  )
}
