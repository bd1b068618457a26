import { type ComponentProps, type ReactNode, use } from 'react'
import { type ButtonSize, type ButtonTone, buttons, full, iconButton, spinner } from './button.styles'
import { Icon, type IconName } from './icon'
import { ReadOnly } from './read-only'

type Look = { tone?: ButtonTone; size?: ButtonSize; isFull?: boolean }
type ButtonProps = ComponentProps<'button'> & Look & { isBusy?: boolean; holdsClick?: boolean | 'unfilled' }

/**
 * A busy button keeps its label and shows a spinner. A click before the page has booted is kept and given to it
 * afterwards: nothing else could answer it. A form that the document can send by itself says `holdsClick` where the
 * application is to send it instead; `unfilled`: only while a field is empty, since the answer to a whole form is another
 * page, and the document is there sooner than the application.
 */
export function Button({
  tone,
  size,
  isFull,
  isBusy = false,
  holdsClick = false,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const Locked = use(ReadOnly)
  // a form of an account is sent by nobody who only looks at it
  if (Locked && type === 'submit') return <Locked>{children}</Locked>
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, size, isFull })}
      aria-busy={isBusy || undefined}
      data-hold={type === 'button' || holdsClick ? '' : undefined}
      data-sends={holdsClick === 'unfilled' ? '' : undefined}
    >
      {isBusy && <span className={spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

export function buttonClass({ tone = 'primary', size = 'md', isFull = false }: Look): string {
  return isFull ? `${buttons[tone][size]} ${full}` : buttons[tone][size]
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  children?: ReactNode
}

export function IconButton({ icon, label, children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={iconButton} aria-label={label} data-hold="">
      <Icon name={icon} />
      {children}
    </button>
  )
}
