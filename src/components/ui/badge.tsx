import type { ReactNode } from 'react'
import { type BadgeTone, badges } from './badge.styles'

export function Badge({ tone = 'accent', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badges[tone]}>{children}</span>
}
