import { useTranslations } from 'use-intl'
import { NotFoundView } from '~/components/not-found/not-found'
import { sitePicture } from '~/services/domain/pictures/site-pictures.rules'
import { useLive } from './live'
import { useShell } from './shell'

/** S-107: where nothing is, there is at least a way home. Its words are functional text; the ways on are those of the menu. */
export function NotFoundPage() {
  useLive()
  const { locale, content } = useShell()
  const t = useTranslations('notFound')
  const home = {
    linkText: t('home'),
    linkUrl: locale.prefix || '/',
    blankTarget: false,
    buttonStyle: 'primary' as const,
  }
  const kits = content.menu.find(({ columns }) => columns.length > 0)
  const contact = { linkText: t('contact'), linkUrl: `${locale.prefix}/pages/contact` }
  const ways = { ages: kits?.columns ?? [], finder: content.finder, links: [...(kits?.more ?? []), contact] }
  return (
    <NotFoundView view={{ title: t('title'), text: t('text'), picture: sitePicture('error-404'), link: home, ways }} />
  )
}
