import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import { promises, saving, sums, total } from './sums.styles'

/** What things come to, line by line. */
export function Sums({
  className = '',
  children,
  ...rest
}: {
  className?: string
  children: ReactNode
  'aria-busy'?: boolean
}) {
  return (
    <dl {...rest} className={`${sums} ${className}`}>
      {children}
    </dl>
  )
}

/** `amount` is what it is cheaper, as money reads. */
export function SavingLine({ label, amount }: { label: ReactNode; amount: string }) {
  return (
    <>
      <dt className={saving}>{label}</dt>
      <dd className={saving}>− {amount}</dd>
    </>
  )
}

type SumRowProps = { label: ReactNode; amount: string; isLast?: boolean; className?: string }

/** `isLast`: what everything above it comes to, as far as that is known. */
export function SumRow({ label, amount, isLast = false, className = '' }: SumRowProps) {
  const style = isLast ? `${total} ${className}` : undefined
  return (
    <>
      <dt className={style}>{label}</dt>
      <dd className={style} data-total={isLast ? '' : undefined}>
        {amount}
      </dd>
    </>
  )
}

type PromiseLine = { icon: IconName; text: string | undefined }

export function Promises({ lines }: { lines: PromiseLine[] }) {
  return (
    <ul className={promises}>
      {lines.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
