import { createContext, type ReactNode, use } from 'react'
import type { announcerMachine } from '~/machines/announcer/announcer.machine'
import type { liveCartMachine } from '~/machines/cart/cart.actors'
import type { liveConsentMachine } from '~/machines/consent/consent.actors'
import type { FlagsView } from '~/machines/flags/flags.connect'
import type { FlowStore } from '~/machines/kit/flow-store'
import type { liveMobileDrawerMachine } from '~/machines/mobile-drawer/mobile-drawer.actors'
import type { liveSessionMachine } from '~/machines/session/session.actors'
import type { liveUserMenuMachine } from '~/machines/user-menu/user-menu.actors'
import type { ShellContent } from '~/services/contentful/contentful.contract'
import type { Person } from '~/services/identity/identity.contract'
import type { Locale } from '~/services/locale'

/** What every page stands in: its language, its flags, and the flows that outlive it. */
export type Shell = {
  locale: Locale
  /** of the flags flow: decided on the server, and QA's word above it */
  flags: FlagsView['flags']
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
