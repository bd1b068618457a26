import { useTranslations } from 'use-intl'
import { bar } from './page-progress.styles'

/** The next page is on its way: seen only where that takes a moment. */
export function PageProgress({ view: { isOnItsWay } }: { view: { isOnItsWay: boolean } }) {
  const t = useTranslations('shell')
  // a live region is told when it comes, and needs no landmark around it
  return (
    isOnItsWay && <div className={bar} role="progressbar" aria-live="polite" aria-label={t('pageOpens')} data-late="" />
  )
}
