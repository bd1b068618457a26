import { type ReactNode, use } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon'
import { locked } from './locked.styles'
import { ReadOnly } from './read-only'

type ChangingProps = {
  /** what the control says */
  label: ReactNode
  /** the control */
  children: ReactNode
}

/** A control that changes something, or leads to one that does; a locked word while an admin looks at the page (decided: E-65). */
export function Changing({ label, children }: ChangingProps) {
  const Shown = use(ReadOnly)
  return Shown ? <Shown>{label}</Shown> : children
}

/** What such a control says, and that it is the customer's alone. */
export function Locked({ children }: { children: ReactNode }) {
  const t = useTranslations('account')
  return (
    <span className={locked} title={t('onlyCustomer')}>
      <Icon name="lock" />
      {children}
    </span>
  )
}
