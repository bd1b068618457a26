import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AccountFrame, type AccountPlace } from '~/components/account/account-frame'
import { Failure } from '~/components/account/account-states'
import { h1 } from '~/components/ui/page.styles'
import { withoutPrefix } from '~/services/domain/locale'
import { getAccount } from '~/services/flows/account/account.functions'
import { useShell } from '../../-shell/shell'
import { orSignIn } from './-account/or-sign-in'

const PLACES: { place: AccountPlace; path: string }[] = [
  { place: 'home', path: '/account' },
  { place: 'playKits', path: '/account/subscriptions' },
  { place: 'activateGift', path: '/pages/activate-gift' },
]

/** The signed-in side. Whoever is signed out is led to the sign-in and back. */
export const Route = createFileRoute('/{-$lang}/account')({
  loader: async ({ context: { locale }, location }) =>
    orSignIn(await getAccount({ data: { as: null } }), { locale, path: location.href }),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  component: Account,
})

function Account() {
  const account = Route.useLoaderData()
  const { locale } = useShell()
  const { pathname, href } = useLocation()
  const t = useTranslations('account')
  const path = withoutPrefix(pathname).replace(/(?<=.)\/$/, '')
  return (
    <AccountFrame
      places={PLACES.map(({ place, path: to }) => ({ place, href: `${locale.prefix}${to}` }))}
      current={PLACES.find((known) => known.path === path)?.place ?? null}
    >
      {account.ok ? (
        <Outlet />
      ) : (
        <>
          <h1 className={h1}>{t('home')}</h1>
          <Failure errors={[]} kind="account" again={{ href }} />
        </>
      )}
    </AccountFrame>
  )
}
