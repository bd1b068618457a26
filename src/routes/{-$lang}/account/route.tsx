import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { AccountFrame } from '~/components/account/account-frame'
import { AccountFailure } from '~/components/account/account-states'
import { PreviewEntry } from '~/components/account/preview-entry'
import { orderHistoryHref } from '~/services/domain/links/account-links.rules'
import { accountQuery } from '~/services/flows/account/account.query'
import { accountPlaceAt, accountPlaces } from '~/services/flows/account/account.rules'
import { hasToken, withoutToken } from '~/services/flows/admin-preview/admin-preview.rules'
import { useShell } from '../../-shell/shell'
import { orSignIn } from './-account/or-sign-in'
import { readAccount } from './-account/read-account'

/** The signed-in side. Whoever is signed out is led to the sign-in and back. */
export const Route = createFileRoute('/{-$lang}/account')({
  // the cache of the account says what is known
  gcTime: 0,
  preloadStaleTime: 0,
  // a frame that stays is looked at anew with each page: asks nothing where nothing has changed
  shouldReload: true,
  loader: async ({ context, location }) =>
    orSignIn(await readAccount(context, accountQuery), { locale: context.locale, path: withoutToken(location.href) }),
  // no Referer has the code of a preview (T1); every other page has to say its language to the functions that it calls
  headers: ({ match: { search } }) => ({
    'cache-control': 'private, no-store',
    ...(hasToken(search) ? { 'referrer-policy': 'strict-origin' } : {}),
  }),
  component: Account,
})

function Account() {
  const account = Route.useLoaderData()
  const { locale, preview } = useShell()
  const { pathname, href } = useLocation()
  const { prefix } = locale
  const ordersHref = account.ok
    ? orderHistoryHref({ shopHost: account.value.shopHost, prefix, userUuid: account.value.as })
    : null
  // the admin's own account is not what was asked for
  if (preview === 'entering') return <PreviewEntry />
  return (
    <AccountFrame
      view={{
        places: accountPlaces({ prefix, ordersHref }),
        current: accountPlaceAt(pathname),
        isReadOnly: preview === 'shown',
        isAdmin: account.ok && account.value.isAdmin,
      }}
    >
      {account.ok ? <Outlet /> : <AccountFailure view={{ againHref: href }} />}
    </AccountFrame>
  )
}
