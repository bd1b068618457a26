import { useLocation, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense } from 'react'
import { CheckoutFrame } from '~/components/checkout/checkout-frame'
import { ConsentAgain, ConsentBar } from '~/components/layout/consent-bar'
import { Footer } from '~/components/layout/footer'
import { LiveRegion } from '~/components/layout/live-region'
import { ShopFrame } from '~/components/layout/shop-frame'
import { TopBanner } from '~/components/layout/top-banner'
import type { StartedOf } from '~/machines/runtime/flow'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectAnnouncer } from '~/machines/shell/announcer/announcer.connect'
import { connectConsent } from '~/machines/shell/consent/consent.connect'
import type { headerFlow } from '~/machines/shell/header/header.flow'
import { hasFooter, hasShortFooter, isInCheckout } from '~/machines/shell/header/header.rules'
import type { megaMenuFlow } from '~/machines/shell/mega-menu/mega-menu.flow'
import { connectMobileDrawer } from '~/machines/shell/mobile-drawer/mobile-drawer.connect'
import type { regionLanguageFlow } from '~/machines/shell/region-language/region-language.flow'
import { connectTopBanner } from '~/machines/shell/top-banner/top-banner.connect'
import { topBannerFlow } from '~/machines/shell/top-banner/top-banner.flow'
import { isTool } from '~/services/domain/locale'
import { DrawerLater } from './drawer-later'
import { HeaderIsland } from './header.island'
import { PlacesIsland } from './places.island'
import { useShell } from './shell'

export type ShellFlows = {
  header: StartedOf<typeof headerFlow>
  megaMenu: StartedOf<typeof megaMenuFlow>
  places: StartedOf<typeof regionLanguageFlow>
  topBanner: StartedOf<typeof topBannerFlow>
}

/** What stands around every page. */
export function PageFrame({ flows, children }: { flows: ShellFlows; children: ReactNode }) {
  const { locale, announcer } = useShell()
  const announced = useSelector(announcer, connectAnnouncer, isEqual)
  // the page that stands here, not the one on its way: under another frame it would begin again for a moment
  const isCheckout = useRouterState({
    select: ({ matches }) => matches.some(({ pathname }) => isInCheckout(pathname)),
  })
  const isOfTools = useRouterState({ select: showsTool })
  if (isOfTools) return children
  if (!isCheckout) return <WholeFrame flows={flows}>{children}</WholeFrame>
  return (
    <>
      <CheckoutFrame view={{ homeHref: locale.prefix || '/' }}>{children}</CheckoutFrame>
      <LiveRegion view={announced} />
    </>
  )
}

type Matches = { matches: { pathname: string; status: string; globalNotFound?: boolean }[] }

/** They bring their frame along; one that is not there, or broke, stands in the shop's. */
const showsTool = ({ matches }: Matches) =>
  matches.some(({ pathname }) => isTool(pathname)) &&
  matches.every(({ status, globalNotFound }) => status === 'success' && !globalNotFound)

function WholeFrame({ flows, children }: { flows: ShellFlows; children: ReactNode }) {
  const { announcer, drawer } = useShell()
  const { isShown } = useSelector(drawer, connectMobileDrawer, isEqual)
  return (
    <ShopFrame
      topBanner={<TopBannerIsland started={flows.topBanner} />}
      header={<HeaderIsland flows={flows} />}
      drawer={isShown && <OpenDrawer started={flows.places} />}
      footer={<FooterIsland started={flows.places} />}
      consent={<ConsentIsland />}
      announced={<LiveRegion view={useSelector(announcer, connectAnnouncer, isEqual)} />}
    >
      {children}
    </ShopFrame>
  )
}

function OpenDrawer({ started }: { started: ShellFlows['places'] }) {
  return (
    <Suspense>
      <DrawerLater started={started} />
    </Suspense>
  )
}

function TopBannerIsland({ started }: { started: ShellFlows['topBanner'] }) {
  const { topBanner: banner } = useShell().content
  const [snapshot, send] = useFlow(topBannerFlow, started)
  return banner && <TopBanner view={{ ...connectTopBanner(snapshot), banner }} send={send} />
}

function FooterIsland({ started }: { started: ShellFlows['places'] }) {
  const { content, consent } = useShell()
  const { pathname } = useLocation()
  if (!hasFooter(pathname)) return null
  return (
    <Footer
      view={{ ...content.footer, hidesSectionsOnPhones: hasShortFooter(pathname) }}
      places={<PlacesIsland started={started} place="footer" />}
      consent={<ConsentAgain send={consent.send} />}
    />
  )
}

function ConsentIsland() {
  const { consent } = useShell()
  return <ConsentBar view={useSelector(consent, connectConsent, isEqual)} send={consent.send} />
}
