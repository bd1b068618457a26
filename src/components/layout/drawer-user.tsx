import type { UserMenuView } from '~/machines/shell/user-menu/user-menu.connect'
import { UserMenuEntries, type UserMenuLabels, type UserMenuLink } from './user-menu'
import { drawerHello, inDrawer } from './user-menu.styles'

type DrawerUserProps = {
  view: UserMenuView
  labels: UserMenuLabels
  links: UserMenuLink[]
  onItem: () => void
  onLogout: () => void
}

/** Whoever is signed in, in the drawer of phones (S-308). */
export function DrawerUser({ labels, ...rest }: DrawerUserProps) {
  return (
    <div className={inDrawer}>
      <p className={drawerHello}>{labels.greetingMobile}</p>
      <UserMenuEntries labels={labels} {...rest} />
    </div>
  )
}
