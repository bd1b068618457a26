import { useTranslations } from 'use-intl'
import { child, children, chosen, label } from './own-children.styles'

export type OwnChild = { name: string; href: string; isChosen: boolean }
type OwnChildrenProps = { view: readonly OwnChild[]; otherHref: string }

/** Whoever is signed in need not type what the account knows (decided: E-75). */
export function OwnChildren({ view, otherHref }: OwnChildrenProps) {
  const t = useTranslations('childInfo')
  if (view.length === 0) return null
  const isOther = view.every(({ isChosen }) => !isChosen)
  return (
    <nav aria-label={t('ownChildren')}>
      <p className={label}>{t('ownChildren')}</p>
      <ul className={children}>
        {view.map(({ name, href, isChosen }) => (
          <li key={href}>
            <a href={href} className={isChosen ? chosen : child} aria-current={isChosen || undefined}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={otherHref} className={isOther ? chosen : child} aria-current={isOther || undefined}>
            {t('otherChild')}
          </a>
        </li>
      </ul>
    </nav>
  )
}
