import type { ReactNode } from 'react'
import { Icon } from './icon'
import { type NoteTone, notes } from './note.styles'

type NoteProps = { tone: NoteTone; title: string; isAlert?: boolean; children?: ReactNode }

const ICONS = { error: 'alert', success: 'check', notice: 'info' } as const

/** What happened in bold, what to do below. `isAlert` only for what appears after the page has loaded. */
export function Note({ tone, title, isAlert = false, children }: NoteProps) {
  const styles = notes[tone]
  return (
    <div className={styles.root} role={isAlert ? 'alert' : undefined} tabIndex={isAlert ? -1 : undefined}>
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <div>
        <strong className={styles.title}>{title}</strong>
        {children}
      </div>
    </div>
  )
}
