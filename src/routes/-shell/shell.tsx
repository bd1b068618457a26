import { createContext, type ReactNode, use } from 'react'
import type { cartFlow } from '~/machines/cart/cart/cart.flow'
import type { sessionFlow } from '~/machines/identity/session/session.flow'
import type { StoreOf } from '~/machines/runtime/flow-store'
import type { announcerFlow } from '~/machines/shell/announcer/announcer.flow'
import type { consentFlow } from '~/machines/shell/consent/consent.flow'
import type { mobileDrawerFlow } from '~/machines/shell/mobile-drawer/mobile-drawer.flow'
import type { userMenuFlow } from '~/machines/shell/user-menu/user-menu.flow'
import type { Flags } from '~/services/domain/flags/flags.rules'
import type { Locale } from '~/services/domain/locale'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import type { Person } from '~/services/flows/identity/identity.contract'

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
  session: StoreOf<typeof sessionFlow>
  userMenu: StoreOf<typeof userMenuFlow>
  cart: StoreOf<typeof cartFlow>
  announcer: StoreOf<typeof announcerFlow>
  drawer: StoreOf<typeof mobileDrawerFlow>
  consent: StoreOf<typeof consentFlow>
  /** an admin's look at a customer's account; null: an ordinary visit */
  preview: 'entering' | 'shown' | null
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
