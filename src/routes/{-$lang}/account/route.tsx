import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { AccountFrame } from '~/components/account/account-frame'
import { AccountFailure } from '~/components/account/account-states'
import { accountQuery } from '~/services/flows/account/account.query'
import { accountPlaceAt, accountPlaces } from '~/services/flows/account/account.rules'
import { useShell } from '../../-shell/shell'
import { orSignIn } from './-account/or-sign-in'
import { readAccount } from './-account/read-account'

/** The signed-in side. Whoever is signed out is led to the sign-in and back. */
export const Route = createFileRoute('/{-$lang}/account')({
  // the cache of the account says what is known
  gcTime: 0,
  preloadStaleTime: 0,
  loader: async ({ context, location }) =>
    orSignIn(await readAccount(context, accountQuery), { locale: context.locale, path: location.href }),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  component: Account,
})

function Account() {
  const account = Route.useLoaderData()
  const { locale } = useShell()
  const { pathname, href } = useLocation()
  return (
    <AccountFrame view={{ places: accountPlaces(locale.prefix), current: accountPlaceAt(pathname) }}>
      {account.ok ? <Outlet /> : <AccountFailure view={{ againHref: href }} />}
    </AccountFrame>
  )
}
