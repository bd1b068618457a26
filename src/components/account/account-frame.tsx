import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountPlace } from '~/services/flows/account/account.rules'
import { Locked } from '../ui/locked'
import { wrap } from '../ui/page.styles'
import { ReadOnly } from '../ui/read-only'
import { TextLink } from '../ui/text-link'
import { adminAbove, content, frame, place, side } from './account-frame.styles'

type AccountFrameProps = {
  /** `isReadOnly`: an admin looks at it, and what would change something is locked (decided: E-65) */
  view: { places: AccountPlace[]; current: AccountPlace['place'] | null; isReadOnly: boolean; isAdmin: boolean }
  children: ReactNode
}

/** The signed-in side: its places beside what they show. */
export function AccountFrame({ view: { places, current, isReadOnly, isAdmin }, children }: AccountFrameProps) {
  const t = useTranslations('account')
  return (
    <div className={`${wrap} ${frame}`}>
      <nav className={side} aria-label={t('nav')}>
        <ul>
          {places.map(({ place: name, href }) => (
            <li key={name}>
              <TextLink className={place} href={href} aria-current={name === current ? 'page' : undefined}>
                {t(name)}
              </TextLink>
            </li>
          ))}
          {isAdmin && (
            <li>
              <Admin className={place} />
            </li>
          )}
        </ul>
      </nav>
      <div className={content}>
        {isAdmin && current === 'home' && <Admin className={adminAbove} />}
        <ReadOnly value={isReadOnly ? Locked : null}>{children}</ReadOnly>
      </div>
    </div>
  )
}

/** The pages of the team have their own address and language. */
function Admin({ className }: { className: string }) {
  const t = useTranslations('account')
  return (
    <a className={className} href="/admin/customers">
      {t('admin')}
    </a>
  )
}
