import { useSelector } from '@xstate/react'
import { MobileDrawer } from '~/components/layout/mobile-drawer'
import { connectSession } from '~/machines/identity/session/session.connect'
import type { StartedOf } from '~/machines/runtime/flow'
import { isEqual } from '~/machines/runtime/is-equal'
import { connectMobileDrawer } from '~/machines/shell/mobile-drawer/mobile-drawer.connect'
import type { regionLanguageFlow } from '~/machines/shell/region-language/region-language.flow'
import { PlacesIsland } from './places.island'
import { useShell } from './shell'
import { DrawerUserIsland } from './user-menu.island'

/** The menu of phones; its code comes with the first press. */
export function DrawerIsland({ started }: { started: StartedOf<typeof regionLanguageFlow> }) {
  const { content, drawer, locale, session } = useShell()
  const { isSignedIn } = useSelector(session, connectSession, isEqual)
  const hrefs = { home: locale.prefix || '/', signIn: isSignedIn ? null : `${locale.prefix}/sign-in` }
  const { menu: entries, drawerLinks: links, finder } = content
  return (
    <MobileDrawer
      view={{ ...useSelector(drawer, connectMobileDrawer, isEqual), entries, links, finder, hrefs }}
      send={drawer.send}
      places={<PlacesIsland started={started} place="drawer" />}
      person={<DrawerUserIsland />}
    />
  )
}
