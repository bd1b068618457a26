import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorPageView } from '~/components/error-box/error-page'
import { BareFrame } from '~/components/layout/bare-frame'
import { sitePicture } from '~/services/domain/pictures/site-pictures.rules'
import { requestOfFailure } from './failed-request'
import { useLive } from './live'
import { ShellContext } from './shell'

/**
 * S-367: a page that broke. The error itself is for the log; the visitor gets the catalogue's words, the request to ask
 * about, and two ways on that are plain links. Where not even the shell could be made, a bare one stands around it.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  useLive()
  const { prefix } = useRouter().options.context.locale
  const { href } = useLocation()
  const hasShell = use(ShellContext) !== null
  const t = useTranslations()
  const homeHref = prefix || '/'
  const page = (
    <ErrorPageView
      view={{
        error: {
          kind: 'default',
          heading: t('error.heading'),
          messages: [t('error.message')],
          link: { linkText: t('notFound.home'), linkUrl: homeHref, blankTarget: false, buttonStyle: 'link' },
          picture: sitePicture('error-fallen'),
        },
        requestId: requestOfFailure(error),
        againHref: href,
      }}
    />
  )
  if (hasShell) return page
  return <BareFrame view={{ homeHref, cartHref: `${prefix}/cart` }}>{page}</BareFrame>
}
