import { useTranslations } from 'use-intl'
import { bar } from './page-progress.styles'

/** The next page is on its way: seen only where that takes a moment. */
export function PageProgress({ view: { isOnItsWay } }: { view: { isOnItsWay: boolean } }) {
  const t = useTranslations('shell')
  return isOnItsWay && <div className={bar} role="progressbar" aria-label={t('pageOpens')} data-late="" />
}
