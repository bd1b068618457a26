import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { EmptyState } from '~/components/ui/empty-state'
import { wrap } from '~/components/ui/page.styles'
import { housePicture } from '~/services/media/house-pictures'
import { useShell } from '../-shell'

/** Buying needs no account (S-307); this page says so and leads back to the shop. */
export const Route = createFileRoute('/{-$lang}/sign-in')({
  head: () => ({ meta: [{ title: 'Playchart' }, { name: 'robots', content: 'noindex' }] }),
  component: SignIn,
})

function SignIn() {
  const { locale } = useShell()
  const t = useTranslations('signIn')
  return (
    <div className={wrap}>
      <EmptyState
        isPage
        content={{
          title: t('title'),
          text: t('text'),
          picture: housePicture('hero-door'),
          link: {
            linkText: t('back'),
            linkUrl: `${locale.prefix}/products/the-play-kits`,
            blankTarget: false,
            buttonStyle: 'primary',
          },
        }}
      />
    </div>
  )
}
