import { useSelector } from '@xstate/react'
import { DrawerUser } from '~/components/layout/drawer-user'
import { UserMenu } from '~/components/layout/user-menu'
import { connectSession } from '~/machines/identity/session/session.connect'
import { isEqual } from '~/machines/runtime/is-equal'
import { connectUserMenu, connectUserMenuOf } from '~/machines/shell/user-menu/user-menu.connect'
import { useShell } from './shell'

/** S-308 to S-311 in the header. */
export function UserMenuIsland() {
  const { userMenu } = useShell()
  return <UserMenu view={useUserMenu()} send={userMenu.send} />
}

/** The same in the drawer of phones; nothing while nobody is signed in. */
export function DrawerUserIsland() {
  const { session, userMenu, drawer } = useShell()
  const view = useUserMenu()
  const { isSignedIn } = useSelector(session, connectSession, isEqual)
  if (!isSignedIn) return null
  const send = (event: { type: 'SELECT' | 'LOGOUT' }) =>
    event.type === 'SELECT' ? drawer.send({ type: 'ITEM_TAP' }) : userMenu.send({ type: 'LOGOUT' })
  return <DrawerUser view={view} send={send} />
}

function useUserMenu() {
  const { locale, session, userMenu } = useShell()
  const menu = useSelector(userMenu, connectUserMenu, isEqual)
  const person = useSelector(session, connectSession, isEqual)
  return connectUserMenuOf({ menu, session: person, prefix: locale.prefix })
}
