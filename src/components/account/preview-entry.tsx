import { useTranslations } from 'use-intl'
import { h1, section, wrap } from '../ui/page.styles'

/** While the code of a preview is exchanged: nothing of the admin's own account. */
export function PreviewEntry() {
  const t = useTranslations('preview')
  return (
    <div className={`${wrap} ${section}`}>
      <h1 className={h1}>{t('name')}</h1>
    </div>
  )
}
