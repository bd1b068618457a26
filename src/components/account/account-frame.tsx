import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { wrap } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { content, frame, place, side } from './account-frame.styles'

export type AccountPlace = 'home' | 'playKits' | 'activateGift'
type AccountFrameProps = {
  places: { place: AccountPlace; href: string }[]
  current: AccountPlace | null
  children: ReactNode
}

/** The signed-in side: its places beside what they show. */
export function AccountFrame({ places, current, children }: AccountFrameProps) {
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
        </ul>
      </nav>
      <div className={content}>{children}</div>
    </div>
  )
}
