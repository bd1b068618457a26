import { createContext, type ReactNode, use } from 'react'
import type { liveCartMachine } from '~/machines/cart/cart/cart.actors'
import type { liveSessionMachine } from '~/machines/identity/session/session.actors'
import type { FlowStore } from '~/machines/runtime/flow-store'
import type { announcerMachine } from '~/machines/shell/announcer/announcer.machine'
import type { liveConsentMachine } from '~/machines/shell/consent/consent.actors'
import type { liveMobileDrawerMachine } from '~/machines/shell/mobile-drawer/mobile-drawer.actors'
import type { liveUserMenuMachine } from '~/machines/shell/user-menu/user-menu.actors'
import type { Locale } from '~/services/domain/locale'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import type { Person } from '~/services/flows/identity/identity.contract'
import type { Flags } from '~/services/upstreams/flags/flags.contract'

/** What every page stands in: its language, its flags, and the flows that outlive it. */
type Shell = {
  locale: Locale
  /** decided once on the server, for the whole visit */
  flags: Flags
  content: ShellContent
  /** of another shop, where that one still has the cart */
  cartHref: string
  /** who is signed in; the server's word on the first page, and what has become of it since */
  person: Person | null
  session: FlowStore<typeof liveSessionMachine>
  userMenu: FlowStore<typeof liveUserMenuMachine>
  cart: FlowStore<typeof liveCartMachine>
  announcer: FlowStore<typeof announcerMachine>
  drawer: FlowStore<typeof liveMobileDrawerMachine>
  consent: FlowStore<typeof liveConsentMachine>
}

/** null where the shell could not be made: only the error page may ask for that */
export const ShellContext = createContext<Shell | null>(null)

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>
}

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('the page stands outside the shell')
  return shell
}
