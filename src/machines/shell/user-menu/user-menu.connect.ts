import { marks, type Reading } from '~/machines/runtime/reading'
import type { SessionView } from '../../identity/session/session.connect'
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
    /** what went wrong, to be said in words (S-379) */
    problem: snapshot.matches({ logout: 'failed' }) ? ('logoutFailed' as const) : null,
  }
}

type Beside = {
  menu: ReturnType<typeof connectUserMenu>
  session: Pick<SessionView, 'person' | 'hasNoAccount'>
  prefix: string
}

/** The menu of this person, on pages of this language. */
export function connectUserMenuOf({ menu, session: { person, hasNoAccount }, prefix }: Beside) {
  return {
    ...menu,
    /** S-308; null: nobody told it */
    name: person?.name?.trim() || null,
    items: menu.items.map(({ key, path }) => ({ key, href: `${prefix}${path}` })),
    // what has just been tried is told before what was so all along
    problem: menu.problem ?? (hasNoAccount ? ('noAccount' as const) : null),
  }
}
export type UserMenuView = ReturnType<typeof connectUserMenuOf>
