import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import { Header } from '~/components/layout/header'
import { MegaMenu } from '~/components/layout/mega-menu'
import { connectCartBadge } from '~/machines/cart/cart/cart.connect'
import { connectSession } from '~/machines/identity/session/session.connect'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectHeader } from '~/machines/shell/header/header.connect'
import { headerFlow } from '~/machines/shell/header/header.flow'
import { connectMegaMenu } from '~/machines/shell/mega-menu/mega-menu.connect'
import { megaMenuFlow } from '~/machines/shell/mega-menu/mega-menu.flow'
import { withPanels } from '~/machines/shell/mega-menu/mega-menu.rules'
import type { MobileDrawerSend } from '~/machines/shell/mobile-drawer/mobile-drawer.connect'
import { DrawerLater } from './drawer-later'
import type { ShellFlows } from './frame.island'
import { PlacesIsland, PlainMenuIsland } from './places.island'
import { useShell } from './shell'
import { UserMenuIsland } from './user-menu.island'

/** The header with everything that lives in it. */
export function HeaderIsland({ flows }: { flows: ShellFlows }) {
  const { locale, content, cartHref, cart, drawer, session } = useShell()
  const { pathname } = useLocation()
  const [header, sendHeader] = useFlow(headerFlow, flows.header)
  const [menu, sendMenu] = useFlow(megaMenuFlow, flows.megaMenu)
  const badge = useSelector(cart, connectCartBadge, isEqual)
  const person = useSelector(session, connectSession, isEqual)
  const view = connectHeader(header)
  const plainMenuId = useId()
  const hrefs = { home: locale.prefix || '/', cart: cartHref, signIn: `${locale.prefix}/sign-in` }
  // the router is outside the machines: a new path is an event
  useEffect(() => {
    if (view.path !== pathname) sendHeader({ type: 'ROUTE', path: pathname })
  }, [view.path, pathname, sendHeader])
  return (
    <Header
      view={{
        ...view,
        session: person,
        hrefs,
        ctas: content.headerCtas,
        cart: badge,
        plainMenuId,
      }}
      send={withDrawerNear(drawer.send)}
      userMenu={person.isSignedIn ? <UserMenuIsland /> : null}
      nav={
        <MegaMenu
          view={{ ...connectMegaMenu(menu), entries: withPanels(content.menu), finder: content.finder, path: pathname }}
          send={sendMenu}
        />
      }
      places={<PlacesIsland started={flows.places} place="header" />}
      plainMenu={
        <PlainMenuIsland
          started={flows.places}
          id={plainMenuId}
          content={content}
          homeHref={hrefs.home}
          signInHref={person.isSignedIn ? null : hrefs.signIn}
        />
      }
    />
  )
}

/** Whoever comes near the button brings the drawer's flow and its picture. */
function withDrawerNear(send: MobileDrawerSend): MobileDrawerSend {
  const warm = () => {
    send.warm()
    DrawerLater.warm()
  }
  return Object.assign((event: Parameters<MobileDrawerSend>[0]) => send(event), { to: send.to, warm })
}
