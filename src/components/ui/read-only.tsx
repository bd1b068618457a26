import { createContext, type ReactNode, use } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon'
import { locked } from './read-only.styles'

/** Whether an admin looks at a page of a customer: what would change something is shown as a locked word (decided: E-65). */
export const ReadOnly = createContext(false)

type ChangingProps = {
  /** what the control says */
  label: ReactNode
  /** the control */
  children: ReactNode
}

/** A control that changes something, or leads to one that does; locked while an admin looks at the page. */
export function Changing({ label, children }: ChangingProps) {
  return use(ReadOnly) ? <Locked>{label}</Locked> : children
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
