import type { ComponentProps, ReactNode } from 'react'
import { choices } from './choice.styles'

type ChoiceProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'onChange'> & {
  /** its parts are {id}-name, {id}-price and {id}-details */
  id: string
  type?: 'radio' | 'checkbox'
  /** the colour of what is chosen: of the page's kit, or ink */
  tone?: keyof typeof choices
  label: ReactNode
  badge?: ReactNode
  amount?: ReactNode
  /** what stands below the name */
  children: ReactNode
  onPick: (isPicked: boolean) => void
}

/** A panel that is wholly its radio or check box: name and price say what it is, the rest describes it. */
export function Choice(props: ChoiceProps) {
  const { id, type = 'radio', tone = 'accent', label, badge, amount, children, onPick, ...control } = props
  const styles = choices[tone]
  return (
    <label className={styles.root}>
      <input
        {...control}
        type={type}
        className={styles.control}
        aria-labelledby={amount ? `${id}-name ${id}-price` : `${id}-name`}
        aria-describedby={`${id}-details`}
        onChange={(event) => onPick(event.currentTarget.checked)}
      />
      <span className={styles.head}>
        <span className={styles.name} id={`${id}-name`}>
          {label}
        </span>
        {badge}
      </span>
      {amount && (
        <span className={styles.amount} id={`${id}-price`}>
          {amount}
        </span>
      )}
      <div className={styles.details} id={`${id}-details`}>
        {children}
      </div>
    </label>
  )
}
