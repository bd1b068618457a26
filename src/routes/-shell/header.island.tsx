import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Header } from '~/components/layout/header'
import { MegaMenu } from '~/components/layout/mega-menu'
import { connectCartBadge } from '~/machines/cart/cart/cart.connect'
import { connectSession } from '~/machines/identity/session/session.connect'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectHeader, type HeaderView } from '~/machines/shell/header/header.connect'
import { headerFlow } from '~/machines/shell/header/header.flow'
import { connectMegaMenu } from '~/machines/shell/mega-menu/mega-menu.connect'
import { megaMenuFlow } from '~/machines/shell/mega-menu/mega-menu.flow'
import { shownEntries, withPanels } from '~/machines/shell/mega-menu/mega-menu.rules'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import type { ShellFlows } from './frame.island'
import { PlacesIsland, PlainMenuIsland } from './places.island'
import { useShell } from './shell'
import { UserMenuIsland } from './user-menu.island'

/** The header with everything that lives in it. */
export function HeaderIsland({ flows }: { flows: ShellFlows }) {
  const { locale, content, cartHref, cart, drawer, session } = useShell()
  const { pathname } = useLocation()
  const t = useTranslations('shell')
  const [header, sendHeader] = useFlow(headerFlow, flows.header)
  const [menu, sendMenu] = useFlow(megaMenuFlow, flows.megaMenu)
  const badge = useSelector(cart, connectCartBadge, isEqual)
  const person = useSelector(session, connectSession, isEqual)
  const view = connectHeader(header)
  const entries = shownEntries(content.menu, false)
  const plainMenuId = useId()
  // the router is outside the machines: a new path is an event
  useEffect(() => {
    if (view.path !== pathname) sendHeader({ type: 'ROUTE', path: pathname })
  }, [view.path, pathname, sendHeader])
  return (
    <Header
      view={{
        ...view,
        session: person,
        hrefs: { home: locale.prefix || '/', cart: cartHref, signIn: `${locale.prefix}/sign-in` },
        cta: ctaOf(view, content.headerCtas),
        cart: badge,
      }}
      send={drawer.send}
      warm={drawer.warm}
      userMenu={person.isSignedIn ? <UserMenuIsland /> : null}
      nav={
        <MegaMenu
          entries={withPanels(entries)}
          path={pathname}
          labels={{ main: t('main'), menuOf: (name) => t('menuOf', { name }) }}
          view={connectMegaMenu(menu)}
          send={sendMenu}
        />
      }
      places={<PlacesIsland started={flows.places} isInHeader />}
      plainMenu={<PlainMenuIsland started={flows.places} id={plainMenuId} entries={entries} />}
      plainMenuId={plainMenuId}
    />
  )
}

/** Which button the bar shows: the sticky one, the extra one of the kit pages, or the home page's that fades (S-032 to S-035). */
function ctaOf(view: HeaderView, links: ShellContent['headerCtas']) {
  if (view.cta) return { link: links[view.cta], isShown: true }
  if (view.hasGetStarted) return { link: links.getStarted, isShown: true }
  return view.fadingCta && { link: links.home, isShown: view.fadingCta === 'shown' }
}
