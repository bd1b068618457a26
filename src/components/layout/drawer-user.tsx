import { type EntriesProps, UserMenuEntries, useGreetings } from './user-menu'
import { drawerHello, inDrawer } from './user-menu.styles'

/** Whoever is signed in, in the drawer of phones (S-308). */
export function DrawerUser({ view, send }: EntriesProps) {
  const { greetingMobile } = useGreetings(view)
  return (
    <div className={inDrawer}>
      <p className={drawerHello}>{greetingMobile}</p>
      <UserMenuEntries view={view} send={send} />
    </div>
  )
}
