import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { IntlProvider } from 'use-intl/react'
import { UnscriptedFailure } from '~/components/error-box/unscripted-failure'
import { facesOf } from '~/components/layout/fonts/faces'
import { loadMessages, messagesOf } from '~/content/messages'
import { cartFlow } from '~/machines/cart/cart/cart.flow'
import { connectSession } from '~/machines/identity/session/session.connect'
import { sessionFlow } from '~/machines/identity/session/session.flow'
import { registerAppWide } from '~/machines/runtime/app-wide'
import type { FlowInput } from '~/machines/runtime/flow'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlowStore } from '~/machines/runtime/use-flow'
import { announcerFlow } from '~/machines/shell/announcer/announcer.flow'
import { consentFlow } from '~/machines/shell/consent/consent.flow'
import { mobileDrawerFlow } from '~/machines/shell/mobile-drawer/mobile-drawer.flow'
import { userMenuFlow } from '~/machines/shell/user-menu/user-menu.flow'
import { intlLocale, type Locale } from '~/services/domain/locale'
import type { Identity } from '~/services/flows/identity/identity.contract'
import { EARLY_SCRIPT } from '~/services/request/documents/boot/early-script'
import '../styles.css'
import { requestOfDocument, requestOfFailedDocument } from './-shell/failed-request'
import { PageFrame } from './-shell/frame.island'
import { PageProgressIsland } from './-shell/page-progress.island'
import { PreviewLater } from './-shell/preview-later'
import type { Reads } from './-shell/reads'
import { ShellProvider } from './-shell/shell'

export const Route = createRootRouteWithContext<{ locale: Locale; reads: Reads }>()({
  // one visit, one shell: a language or region change is a document of its own
  shouldReload: false,
  staleTime: Number.POSITIVE_INFINITY,
  beforeLoad: async ({ context, location }) => {
    await loadMessages(context.locale.language, location.pathname)
  },
  // its code stays on the server's side of the first document: the browser never runs it again
  loader: async ({ context: { locale }, location }) => {
    const { loadShell } = await import('./-shell/loader')
    return loadShell({ locale, location })
  },
  head: ({ loaderData, match }) => ({
    meta: [
      { charSet: 'utf-8' },
      // a page's own title takes its place; one that is not there has none
      { title: 'Playchart' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#1f2a30' },
      { property: 'og:site_name', content: 'Playchart' },
      { property: 'og:type', content: 'website' },
      ...previewPicture(loaderData?.visit.origin),
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
    styles: [{ children: facesOf(match.context.locale.language) }],
    scripts: [{ children: EARLY_SCRIPT }],
  }),
  shellComponent: Document,
  component: Root,
})

/** What link previews show: they take absolute addresses alone. */
const previewPicture = (origin: string | undefined) =>
  origin
    ? [
        { property: 'og:image', content: `${origin}/og.png` },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : []

/** Whose page it is; a guest's is nobody's. */
const ownerOf = (identity: Identity | null) => (identity?.kind === 'signedIn' ? identity.person.playchartId : undefined)

/** Whether what the visitor does may be counted (docs/decisions/0060-funnels-by-name.md). */
const allowsCounting = ({ stored }: FlowInput<typeof consentFlow>) => stored.includes('statistics')

const hasFailed = ({ matches }: { matches: readonly { status: string }[] }) =>
  matches.some(({ status }) => status === 'error')

/** `data-boot` says when the application is fetched (docs/decisions/0002-staged-boot.md). */
function Document({ children }: { children: ReactNode }) {
  const { locale } = Route.useRouteContext()
  const boot = Route.useLoaderData({ select: (data) => data?.visit.boot })
  const inspected = Route.useLoaderData({ select: (data) => data?.visit.inspected })
  const isCounted = Route.useLoaderData({ select: (data) => !!data && allowsCounting(data.flows.consent.input) })
  const owner = Route.useLoaderData({ select: (data) => ownerOf(data?.flows.session.input.identity ?? null) })
  const hasErrorPage = useRouterState({ select: hasFailed })
  return (
    <html
      lang={locale.language}
      data-region={locale.region}
      data-boot={boot ?? 'now'}
      data-owner={owner}
      data-inspect={inspected ?? undefined}
      data-counted={isCounted ? '' : undefined}
      data-request={(hasErrorPage ? requestOfDocument() : requestOfFailedDocument()) ?? undefined}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <IntlProvider
          locale={intlLocale(locale.code)}
          messages={messagesOf(locale.language)}
          timeZone="Europe/Amsterdam"
        >
          {children}
        </IntlProvider>
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  const { locale } = Route.useRouteContext()
  const { visit, content, cartHref, preview, flows } = Route.useLoaderData()
  const hasErrorPage = useRouterState({ select: hasFailed })
  const { flags } = visit
  // a cart that could not be read is asked for again as soon as the page is in use
  const cart = useFlowStore(cartFlow, flows.cart, { start: flows.cart.input.cart ? 'event' : 'mount' })
  const announcer = useFlowStore(announcerFlow, flows.announcer)
  const drawer = useFlowStore(mobileDrawerFlow, flows.drawer)
  // before the others: it has them counted where the visitor has agreed to it
  const isCounted = allowsCounting(flows.consent.input)
  const consent = useFlowStore(consentFlow, flows.consent, { start: isCounted ? 'mount' : 'event' })
  // who is not known for sure is asked about as soon as the page is in use
  const isSure = /^signed(In|Out)$/.test(flows.session.input.identity?.kind ?? '')
  const session = useFlowStore(sessionFlow, flows.session, { start: isSure ? 'event' : 'mount' })
  const userMenu = useFlowStore(userMenuFlow, flows.userMenu)
  const { person } = useSelector(session, connectSession, isEqual)
  useEffect(() => registerAppWide('cart', cart), [cart])
  useEffect(() => registerAppWide('announcer', announcer), [announcer])
  useEffect(() => registerAppWide('session', session), [session])
  const shell = useMemo(
    () => ({ locale, flags, content, cartHref, person, session, userMenu, cart, announcer, drawer, consent, preview }),
    [locale, flags, content, cartHref, person, session, userMenu, cart, announcer, drawer, consent, preview],
  )
  return (
    <ShellProvider shell={shell}>
      <PageProgressIsland />
      {flows.adminPreview && (
        <Suspense>
          <PreviewLater started={flows.adminPreview} />
        </Suspense>
      )}
      <PageFrame flows={flows}>
        <UnscriptedFailure view={{ requestId: hasErrorPage ? null : requestOfFailedDocument(), cartHref }} />
        <Outlet />
      </PageFrame>
    </ShellProvider>
  )
}
