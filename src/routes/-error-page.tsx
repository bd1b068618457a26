import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ErrorPageView } from '~/components/error-box/error-page'
import { mediaSource } from '~/services/media/media.rules'
import { useLive } from './-live'

/** S-367: a page that broke. The error itself is for the log; the visitor gets the catalogue's words. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  useLive()
  const router = useRouter()
  const t = useTranslations('error')
  const picture = {
    name: 'error-fallen',
    src: mediaSource('error-fallen'),
    alt: '',
    width: 800,
    height: 800,
    dominant: null,
  }
  const error = { kind: 'default', heading: t('heading'), messages: [t('message')], link: null, picture }
  return (
    <ErrorPageView
      error={error}
      requestId={null}
      onAgain={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
