import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountPlace } from '~/services/flows/account/account.rules'
import { wrap } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { content, frame, place, side } from './account-frame.styles'

type AccountFrameProps = {
  view: { places: AccountPlace[]; current: AccountPlace['place'] | null }
  children: ReactNode
}

/** The signed-in side: its places beside what they show. */
export function AccountFrame({ view: { places, current }, children }: AccountFrameProps) {
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
