import { useTranslations } from 'use-intl'
import { h1, section, wrap } from '../ui/page.styles'

/** While the code of a preview is exchanged: nothing of the admin's own account. */
export function PreviewEntry() {
  const t = useTranslations('account')
  return (
    <div className={`${wrap} ${section}`}>
      <h1 className={h1}>{t('preview')}</h1>
    </div>
  )
}
