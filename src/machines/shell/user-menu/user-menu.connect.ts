import { marks, type Reading } from '~/machines/runtime/reading'
import type { userMenuMachine } from './user-menu.machine'
import { MENU_ID, MENU_TRIGGER_ID, menuItems } from './user-menu.rules'

export function connectUserMenu(snapshot: Reading<typeof userMenuMachine>) {
  return {
    ...marks('userMenu', snapshot),
    id: MENU_ID,
    triggerId: MENU_TRIGGER_ID,
    isOpen: snapshot.matches({ panel: 'open' }),
    /** S-310; Logout is always there and no link */
    items: menuItems(snapshot.context),
    isSigningOut: snapshot.hasTag('busy'),
    /** S-379 */
    hasFailed: snapshot.matches({ logout: 'failed' }),
  }
}
export type UserMenuView = ReturnType<typeof connectUserMenu>
